import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createReaderSite } from "../reader-site";
import type { SiteCopy } from "../site-copy";
import { digestOutput, listDifferences, startBuild } from "../watched-build";

/*
 * Tests that the output of a build depends only on the commit: not on the folder, time zone or language, nor on what an
 * earlier, killed build left behind. There are three complete builds and two that are killed. `TEST_WEEKLY=1` also kills
 * a build after each of its steps, kills a build with different content, and leaves a corrupt lock (two more complete
 * builds, and ten more that are killed).
 */

const BUILDS_MS = 1_800_000;
const FAR_EAST = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
const FAR_WEST = { TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C" };

/** Lines that Gatsby prints when a step is done. */
const STEPS = [
  "success compile gatsby files",
  "success onPreInit",
  "success source and transform nodes",
  "success createPages",
  "success extract queries from components",
  "success Building production JavaScript and CSS bundles",
  "success Building HTML renderer",
  "success run queries in workers",
  "success Writing page-data.json",
  "success Building static HTML for pages",
  "success waiting for search, Markdown copies",
];
const isThorough = process.env.TEST_WEEKLY === "1";
/**
 * A killed build leaves its lock. The next build finds the lock and starts from scratch, so it goes through all steps
 * again.
 */
const FEW = ["success onPreInit", "success Writing page-data.json"];
const KILLED_AFTER = isThorough ? STEPS : FEW;
/** These cases take minutes, so they run only on request. */
const thorough = isThorough ? test : test.skip;

let first: SiteCopy;
let second: SiteCopy;
let clean: Record<string, string>;

async function build(site: SiteCopy, environment: Readonly<Record<string, string>> = FAR_WEST) {
  const { exitCode, output } = await startBuild(site.root, { environment });
  if (exitCode !== 0) throw new Error(output.slice(-4000));
  return digestOutput(site.root);
}

beforeAll(async () => {
  ({ copy: first } = await createReaderSite());
  ({ copy: second } = await createReaderSite());
  clean = await build(first, FAR_EAST);
}, BUILDS_MS);

afterAll(() => {
  first.remove(".");
  second.remove(".");
});

test(
  "a cold build in another folder, time zone and language gives the same bytes",
  async () => {
    expect(Object.keys(clean).length).toBeGreaterThan(100);
    expect(listDifferences(clean, await build(second, FAR_WEST))).toEqual([]);
  },
  BUILDS_MS,
);

test.each(KILLED_AFTER)(
  'a build dies after "%s"',
  async (step) => {
    const { exitCode, output } = await startBuild(second.root, {
      shallDie: (printed) => printed.includes(step),
    });
    expect(output).toContain(step);
    expect(output).not.toContain("Done building");
    expect(exitCode).toBeNull();
  },
  BUILDS_MS,
);

test(
  "a second build in the same folder refuses to run, and the first one's output is right in spite of all killed builds",
  async () => {
    let refusal: ReturnType<typeof startBuild> | undefined;
    const { exitCode, output } = await startBuild(second.root, {
      environment: FAR_EAST,
      shallDie: (printed) => {
        if (printed.includes("success onPreInit"))
          refusal ??= startBuild(second.root, { command: ["npm", "run", "build"] });
        return false;
      },
    });
    if (exitCode !== 0) throw new Error(output.slice(-4000));
    const other = await refusal;
    expect(other?.exitCode).toBe(1);
    expect(other?.output).toContain(`remove ${join(second.root, ".build-lock")}.`);
    expect(listDifferences(clean, digestOutput(second.root))).toEqual([]);
    expect(existsSync(join(second.root, ".build-lock"))).toBe(false);
  },
  BUILDS_MS,
);

thorough(
  "a build of changed content that dies halfway leaves no trace of the change",
  async () => {
    const page = join(second.root, "content/versions/2.0/docs/guides/deploy.md");
    const before = readFileSync(page, "utf8");
    appendFileSync(page, "\nA sentence that is taken back.\n");
    const { exitCode } = await startBuild(second.root, {
      shallDie: (printed) => printed.includes("success Building static HTML for pages"),
    });
    expect(exitCode).toBeNull();
    writeFileSync(page, before);
    expect(listDifferences(clean, await build(second))).toEqual([]);
  },
  BUILDS_MS,
);

thorough(
  "a lock that nobody holds doesn't block a build",
  async () => {
    rmSync(join(second.root, "public"), { recursive: true });
    writeFileSync(join(second.root, ".build-lock"), ""); // Empty, as a full disk would leave it.
    expect(listDifferences(clean, await build(second))).toEqual([]);
  },
  BUILDS_MS,
);
