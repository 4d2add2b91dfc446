import { render, screen, within } from "@testing-library/react";
import { HomePage } from "../../../src/components/home/HomePage";
import { homeData as home } from "../../support/home-data";

const hrefs = (region: HTMLElement) =>
  within(region)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("each section has its title and all its links; networks are only in their own section", () => {
  render(<HomePage home={home} networks={[]} />);
  for (const { title, lead, cards, columns, hasNetworks } of home.sections) {
    const region = screen.getByRole("region", { name: title });
    expect(within(region).getByText(lead)).toBeTruthy();
    const links = [...cards, ...columns.flatMap((column) => column.links)];
    expect(hrefs(region)).toEqual(links.map(({ href }) => href));
    const networks = within(region).queryByRole("region", { name: home.titles.networks });
    expect(networks !== null).toBe(hasNetworks);
  }
  expect(home.sections.some(({ hasNetworks }) => hasNetworks)).toBe(true);
  expect(home.sections.some(({ columns }) => columns.length > 0)).toBe(true);
});
