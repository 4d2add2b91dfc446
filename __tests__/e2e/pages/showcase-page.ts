import { readFileSync, readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { parse } from "yaml";

export const PATH = "/showcase";
const FOLDER = "content/showcase/sites";

interface Site {
  readonly name: string;
  readonly website: string;
  readonly source: string;
  readonly tags: readonly string[];
  readonly description: string;
}

// The build under test has already checked the shape of these files.
export const sites = readdirSync(FOLDER).map(
  (file) => parse(readFileSync(`${FOLDER}/${file}`, "utf8")) as Site,
);
export const namesWith = (isShown: (site: Site) => boolean): string[] =>
  sites
    .filter(isShown)
    .map(({ name }) => name)
    .sort();

export const hasEnded = ({ tags }: Site): boolean =>
  tags.includes("deprecated") || tags.includes("not-maintained");
export const ended = (page: Page) => page.locator("details[data-ended]");

export const all = (page: Page) => page.locator("[data-entries] > li");
export const popular = (page: Page) => page.getByRole("region", { name: "Most Popular" });
export const search = (page: Page) => page.getByPlaceholder("Search for site name...");
export const box = (page: Page, name: string) => page.getByRole("checkbox", { name });
export const status = (page: Page) => page.locator("main div[role=status]");
export const readCount = (page: Page) => page.locator("[data-count]").innerText();
export const readNames = async (page: Page) =>
  (
    await page
      .locator("[data-entries] > li:visible")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.entry!))
  ).sort();
export const readQuery = (page: Page) => Promise.resolve(new URL(page.url()).search);
