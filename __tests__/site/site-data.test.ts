import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { findSiteLinks } from "../../src/model/links/site-links";
import { listFiles } from "../../src/pipeline/store/list-files";
import { home } from "../../src/site/home/home";
import { homePaths } from "../../src/site/home/paths";
import { homeSections } from "../../src/site/home/sections";
import { settings } from "../../src/site/settings";
import { footer } from "../../src/site/shell/footer";
import { type NavbarItem, navbar } from "../../src/site/shell/navbar";

const ROOT = process.cwd();
const DATA = { navbar, footer, home, homePaths, homeSections };
const items: readonly NavbarItem[] = navbar;

/** Every address in the data, at any depth. */
function addressesOf(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    (key === "href" || key === "to") && typeof value === "string" ? [value] : addressesOf(value),
  );
}

test("a navbar item that belongs to a sidebar names one that exists", () => {
  const sidebars = Object.keys(
    parse(readFileSync(join(ROOT, "content/sidebars.yaml"), "utf8")) as object,
  );
  for (const item of items)
    if (item.type === "link" && item.sidebar !== undefined)
      expect(sidebars).toContain(item.sidebar);
});

test("versions, languages and the repository each have their place", () => {
  expect(items.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["versions", "locales", "repository"]),
  );
});

test("the default language is one of the site's", () => {
  expect(settings.locales.map(({ code }) => code)).toContain(settings.defaultLocale);
});

test("the build sees every link of the navbar, the footer and the home page", () => {
  const files = listFiles(ROOT, "src/site");
  const seen = new Set(
    files.flatMap((file) =>
      findSiteLinks(file, readFileSync(join(ROOT, file), "utf8")).map(({ target }) => target),
    ),
  );
  for (const address of addressesOf(DATA)) expect([...seen]).toContain(address);
});

test("no address is written without its protocol", () => {
  for (const address of addressesOf(DATA)) expect(address).toMatch(/^(https:\/\/|\/|#|mailto:)/);
});

test("the site's version is 1.0.0, and the generator's the one of its specification", () => {
  expect(settings).toMatchObject({ version: "1.0.0", generatorVersion: "3.7.0" });
});
