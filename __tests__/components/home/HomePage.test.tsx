import { render, screen, within } from "@testing-library/react";
import { HomePage } from "../../../src/components/home/HomePage";
import { home } from "../../../src/site/home/home";
import { homePaths } from "../../../src/site/home/paths";
import { homeSections } from "../../../src/site/home/sections";

const docs = homePaths
  .flatMap(({ steps }) => steps)
  .map(({ href }) => ({ path: href, readingMinutes: 5, tutorial: null }));
const hrefs = (region: HTMLElement) =>
  within(region)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("each section has its title and all its links; networks are only where they belong", () => {
  render(<HomePage docs={docs} networks={[]} />);
  for (const { title, lead, cards = [], columns = [], hasNetworks = false } of homeSections) {
    const region = screen.getByRole("region", { name: title });
    expect(within(region).getByText(lead)).toBeTruthy();
    const links = [...cards, ...columns.flatMap((column) => column.links)];
    expect(hrefs(region)).toEqual(links.map(({ href }) => href));
    const networks = within(region).queryByRole("region", { name: home.networksTitle });
    expect(networks !== null).toBe(hasNetworks);
  }
  expect(homeSections.some(({ hasNetworks }) => hasNetworks)).toBe(true);
  expect(homeSections.some(({ columns }) => columns)).toBe(true);
});
