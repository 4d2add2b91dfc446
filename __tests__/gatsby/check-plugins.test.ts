import { readFileSync } from "node:fs";
import { listMissingPlugins, onPreBootstrap } from "../../src/gatsby/check-plugins";

/** The third-party plugins in gatsby-config.ts, except for the one that needs a key. */
const LISTED = [
  ...new Set(readFileSync("gatsby-config.ts", "utf8").match(/(?<=")gatsby-[a-z-]+(?=")/g)),
];

/** Returns the messages that are printed when Gatsby starts with these plugins. */
function start(names: readonly string[]): string[] {
  const told: string[] = [];
  const store = { getState: () => ({ flattenedPlugins: names.map((name) => ({ name })) }) };
  const reporter = { panic: (words: string) => told.push(words) };
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (words: string) => told.push(words) > 0;
  try {
    void onPreBootstrap?.({ store, reporter } as never, { plugins: [] }, () => undefined);
  } finally {
    process.stderr.write = write;
  }
  return told;
}

test("the site's own configuration has all plugins", () => {
  expect(LISTED.length).toBeGreaterThan(7);
  expect(listMissingPlugins(LISTED)).toEqual([]);
  expect(start(LISTED)).toEqual([]);
});

test("without gatsby-plugin-mdx a build fails and says what would be missing", () => {
  const [words = "", end] = start(LISTED.filter((name) => name !== "gatsby-plugin-mdx"));
  expect(words).toContain('doesn\'t list the plugin "gatsby-plugin-mdx"');
  expect(words).toContain("pages and docs written in .mdx files");
  expect(end).toBe("Plugins that this site needs are missing: see above.");
});
