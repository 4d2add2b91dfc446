import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { MDX_DOCS } from "../../src/site/content";
import { type SiteCopy, copySite } from "./site-copy";

const BROKEN = "__tests__/fixtures/broken";
/**
 * Left out, because its fault needs the manifest of an older package. A build reads only the manifests listed in
 * content/cli-packages.yaml.
 */
const NEEDS_MANIFEST = "cli-unaccounted-command.md";
/** Docs whose faults fail a build. Faults of style, of the map and of sources don't, since only the doctor reports them. */
const DOCS = readdirSync(BROKEN).filter(
  (name) =>
    name.endsWith(".md") && !/^(?:prose|map|sources)-/.test(name) && name !== NEEDS_MANIFEST,
);

/** The path of a doc that may contain code. */
const [LISTED = ""] = MDX_DOCS;
/** Code of a stranger's page: it writes a file, and shows the environment. */
const STRANGE = `---
title: A
---

import { YouTube } from "@site/src/components/content/YouTube";

<YouTube id={globalThis.process.getBuiltinModule("fs").writeFileSync("ran.txt", "")}>Words.</YouTube>
`;

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
    site.write(LISTED, '---\ntitle: "never closed\n---\n\nText.\n');
    site.write("content/docs/strange.mdx", STRANGE);
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
    const faults = new RegExp(`^${LISTED}:\\d+:\\d+ .*\\n {4}.*\\[yaml/malformed\\]$`, "m");
    expect(result.output).toMatch(faults);
  });

  test("an .mdx file that isn't listed is one too, and its code hasn't run", () => {
    expect(result.output).toMatch(
      /^content\/docs\/strange\.mdx:1:1 .* could run code in the build, .*\n {4}.*\[file\/refused\]$/m,
    );
    expect(existsSync(join(site.root, "ran.txt"))).toBe(false);
  });

  test("the list ends with its count", () => {
    expect(result.output).toMatch(/^\d+ faults in \d+ files$/m);
  });

  test("no stack trace is shown", () => {
    expect(result.output).not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
  });
});
