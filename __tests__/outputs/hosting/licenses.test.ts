import { formatLicenses, formatMit } from "../../../src/outputs/hosting/licenses";

const one = (name: string, texts: readonly string[]) => ({
  name,
  version: "1.0.0",
  license: "MIT",
  texts,
});

test("packages are listed by name, followed by the text of each with consistent line breaks", () => {
  const text = formatLicenses("The site", [
    one("zoo", ["\uFEFFWords of zoo.\r\nMore.\r\n\r\n"]),
    one("ant", ["Words of ant.", "A notice.\n"]),
  ]);
  expect(text).toMatchInlineSnapshot(`
    "The site: pages, scripts and styles contain code from these packages.

      ant 1.0.0: MIT
      zoo 1.0.0: MIT


    --------------------------------------------------------------------------------
    ant 1.0.0 (MIT)
    --------------------------------------------------------------------------------

    Words of ant.

    A notice.


    --------------------------------------------------------------------------------
    zoo 1.0.0 (MIT)
    --------------------------------------------------------------------------------

    Words of zoo.
    More.

    "
  `);
});

test("the order of the packages doesn't matter", () => {
  const packages = [one("b", ["B"]), one("a", ["A"]), one("c", ["C"])];
  expect(formatLicenses("", packages.toReversed())).toBe(formatLicenses("", packages));
});

test("a package without its own license text gets its license's text, with its owner", () => {
  expect(formatMit("Algolia, Inc.")).toMatch(/^MIT License\n\nCopyright \(c\) Algolia, Inc\.\n/);
});
