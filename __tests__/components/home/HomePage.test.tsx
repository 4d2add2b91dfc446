import { render, screen, within } from "@testing-library/react";
import { HomePage } from "../../../src/components/home/HomePage";
import { changes } from "../../e2e/support/changes";
import { homeData as home } from "../../support/home-data";

const hrefs = (region: HTMLElement) =>
  within(region)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("the networks come first, then each section with its title and all its links", () => {
  render(<HomePage home={home} networks={[]} news={[]} />);
  expect(screen.getAllByRole("region")[0]?.getAttribute("aria-label")).toBe(home.titles.networks);
  for (const { title, lead, cards } of home.sections) {
    const region = screen.getByRole("region", { name: title });
    expect(within(region).getByText(lead)).toBeTruthy();
    expect(hrefs(region)).toEqual(cards.map(({ href }) => href));
  }
});

test("no page is linked twice, and no row of cards has a gap", () => {
  const news = changes.filter(({ where }) => where.includes("celo")).slice(0, 4);
  const links = [
    ...news.map(({ page }) => page),
    ...home.sections.flatMap(({ cards }) => cards.map(({ href }) => href)),
  ];
  expect(links).toEqual([...new Set(links)]);
  expect(links).not.toContain(home.start.href);
  expect(home.sections.map(({ cards }) => cards.length % 3)).toEqual(home.sections.map(() => 0));
});
