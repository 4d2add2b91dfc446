import { execFileSync } from "node:child_process";
import type { Configuration } from "webpack";
import { applyConcerns, readSwitchedOff } from "../../../src/gatsby/webpack/apply-concerns";
import {
  BrokenAssumption,
  type PluginMakers,
  type WebpackConcern,
  assume,
} from "../../../src/gatsby/webpack/concern";
import { WEBPACK_CONCERNS } from "../../../src/gatsby/webpack/webpack-config";

const NAMES = WEBPACK_CONCERNS.map(({ name }) => name);

/** Stand-ins for webpack plugins, since the concerns tested here create none. */
const make: PluginMakers = {
  define: () => ({ apply: () => undefined }),
  normalModuleReplacement: () => ({ apply: () => undefined }),
};
const context = { stage: "build-javascript", root: process.cwd(), make } as const;

describe("against the installed Gatsby", () => {
  const printed = execFileSync(
    "node",
    ["--import", "tsx", "__tests__/gatsby/webpack/gatsby-configuration.ts"],
    {
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", GATSBY_EXECUTING_COMMAND: "build" },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const json = /^OUTCOMES (.*)$/m.exec(printed)?.[1] ?? "{}";
  const outcomes = JSON.parse(json) as Readonly<Record<string, string>>;

  test.each(NAMES)("%s finds what it assumes", (name) => {
    const own = Object.entries(outcomes).filter(([key]) => key.startsWith(`${name} `));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(([, outcome]) => outcome !== "applied")).toEqual([]);
  });
});

describe("against a changed Gatsby", () => {
  /** Concerns that assume nothing about Gatsby: they use only webpack's own options and hooks. */
  const SAFE = new Set(["no-source-maps", "stable-hash"]);

  test.each(WEBPACK_CONCERNS.filter(({ name }) => !SAFE.has(name)))(
    "$name says what it didn't find",
    async (concern) => {
      const config: Configuration = {};
      const applying = (async () => concern.apply(config, { ...context, root: "/nowhere" }))();
      await expect(applying).rejects.toBeInstanceOf(BrokenAssumption);
    },
  );
});

describe("the list", () => {
  const broken: WebpackConcern = {
    name: "split-styles",
    isFor: () => true,
    apply: () => {
      assume(false, "The moon is round.");
    },
  };
  const named = { concerns: [broken], gatsbyVersion: "5.16.1" };

  test("a broken assumption names Gatsby's version, the file, and how to do without the concern", async () => {
    await expect(applyConcerns({}, context, { ...named, switchedOff: new Set() })).rejects
      .toThrowErrorMatchingInlineSnapshot(`
      "Gatsby 5.16.1 no longer matches the assumptions of these optimizations:
      "split-styles" (build-javascript) assumes: The moon is round.
          Fix src/gatsby/webpack/concerns/split-styles.ts, or build without it: CELO_DOCS_WITHOUT=split-styles"
    `);
  });

  test("concerns that are switched off aren't checked", async () => {
    const config: Configuration = {};
    await applyConcerns(config, context, { ...named, switchedOff: new Set(["split-styles"]) });
    expect(config).toEqual({});
  });

  test("our own errors are reported as they are", async () => {
    const failing = {
      ...broken,
      apply: () => {
        throw new TypeError("ours");
      },
    };
    await expect(
      applyConcerns({}, context, { ...named, concerns: [failing], switchedOff: new Set() }),
    ).rejects.toThrow(new TypeError("ours"));
  });

  test("names are unique, and each is the name of its file", () => {
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });
});

describe("CELO_DOCS_WITHOUT", () => {
  test.each([
    { value: undefined, expected: [] },
    { value: "", expected: [] },
    { value: "split-styles", expected: ["split-styles"] },
    { value: " webpack-cache , split-styles,", expected: ["webpack-cache", "split-styles"] },
    { value: "all", expected: NAMES },
  ])("$value", ({ value, expected }) => {
    expect([...readSwitchedOff(value, NAMES)]).toEqual(expected);
  });

  test("an unknown name is an error that suggests the closest one", () => {
    expect(() => readSwitchedOff("split-style", NAMES)).toThrow(
      'CELO_DOCS_WITHOUT contains "split-style", which isn\'t an optimization. Did you mean split-styles?',
    );
  });
});
