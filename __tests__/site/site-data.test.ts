import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { settings } from "../../src/site/settings";
import { navbar } from "../support/shell";

test("a navbar item for a sidebar refers to one that exists", () => {
  const sidebars = Object.keys(
    parse(readFileSync(join(process.cwd(), "content/sidebars.yaml"), "utf8")) as object,
  );
  for (const item of navbar)
    if (item.type === "link" && item.sidebar !== undefined)
      expect(sidebars).toContain(item.sidebar);
});

test("versions, languages and the repository each have an item", () => {
  expect(navbar.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["versions", "locales", "repository"]),
  );
});

test("the site's version is 1.0.0, and the generator's is the one in its specification", () => {
  expect(settings).toMatchObject({ version: "1.0.0", generatorVersion: "3.7.0" });
});
