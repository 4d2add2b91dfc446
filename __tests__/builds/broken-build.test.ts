import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type SiteCopy, copySite } from "./site-copy";

const BROKEN = "__tests__/fixtures/broken";
/**
 * Left out, because its fault needs the manifest of an older package. A build reads only the manifests listed in
 * content/cli-packages.yaml.
 */
const NEEDS_MANIFEST = "cli-unaccounted-command.md";
/** Docs whose faults fail a build. Faults of style and of the map don't, since only the doctor reports them. */
const DOCS = readdirSync(BROKEN).filter(
  (name) => name.endsWith(".md") && !/^(?:prose|map)-/.test(name) && name !== NEEDS_MANIFEST,
);

/** Lists `file:line:column problem` for every fault that is expected in the file of a broken doc. */
function expectedRows(name: string): string[] {
  const text = readFileSync(join(BROKEN, name.replace(/\.md$/, ".expected.txt")), "utf8");
  return text.split("\n").filter((row) => row.startsWith(`content/docs/${name}:`));
}

describe("a real build of all broken docs together", () => {
  let site: SiteCopy;
  let result: ReturnType<SiteCopy["build"]>;

  beforeAll(() => {
    site = copySite();
    site.remove("content");
    site.copy(`${BROKEN}/_base/content`, "content");
    site.copy("content/showcase", "content/showcase"); // It defines the tutorials' tags.
    for (const name of DOCS) site.copy(`${BROKEN}/${name}`, `content/docs/${name}`);
    // gatsby-plugin-mdx fails the build at this file, before any other fault is listed.
    site.write("content/docs/unreadable.mdx", '---\ntitle: "never closed\n---\n\nText.\n');
    result = site.build();
  }, 600_000);

  afterAll(() => {
    site.remove(".");
  });

  test("it fails with exit code 1", () => {
    expect(result.exitCode).toBe(1);
  });

  test("every fault of every doc is listed on its own line, without a line break", () => {
    const lines = new Set(result.output.split("\n"));
    const missing = DOCS.flatMap(expectedRows).filter((row) => !lines.has(row));
    expect(missing).toEqual([]);
  });

  test("an .mdx file with unreadable frontmatter is listed among them as one fault", () => {
    expect(result.output).toMatch(
      /^content\/docs\/unreadable\.mdx:\d+:\d+ .*\n {4}.*\[yaml\/malformed\]$/m,
    );
  });

  test("the list ends with its count", () => {
    expect(result.output).toMatch(/^\d+ faults in \d+ files$/m);
  });

  test("no stack trace is shown", () => {
    expect(result.output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
  });
});
