import { readFileSync } from "node:fs";
import { listMissingPlugins } from "../../src/gatsby/check-plugins";

/** The third-party plugins in gatsby-config.ts, except for the one that needs a key. */
const LISTED = [
  ...new Set(readFileSync("gatsby-config.ts", "utf8").match(/(?<=")gatsby-[a-z-]+(?=")/g)),
];

test("the site's own configuration has all plugins", () => {
  expect(LISTED.length).toBeGreaterThan(7);
  expect(listMissingPlugins(LISTED)).toEqual([]);
});

test("a missing plugin is named, with what the site would lack", () => {
  const [words] = listMissingPlugins(LISTED.filter((name) => name !== "gatsby-plugin-mdx"));
  expect(words).toContain('doesn\'t list the plugin "gatsby-plugin-mdx"');
  expect(words).toContain("pages and docs written in .mdx files");
});
