import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  BROKEN_FILES,
  EXPECTED_NAMES,
  expectedFaults,
  faultsOfBroken,
  siteWith,
} from "../support/broken";

describe("broken content", () => {
  test("the small site around it has no faults", () => {
    expect(siteWith({}).faultText).toBe("");
  });

  test.each(BROKEN_FILES)("%s has exactly its expected message", (name) => {
    expect(`${faultsOfBroken(name)}\n`).toBe(expectedFaults(name));
  });

  test("every expected message has its broken file", () => {
    expect(EXPECTED_NAMES).toEqual(BROKEN_FILES.map((name) => name.replace(/\.\w+$/, "")).sort());
  });

  test("there are at least 60 broken files", () => {
    expect(BROKEN_FILES.length).toBeGreaterThanOrEqual(60);
  });
});

/** The rooms whose rules check the content. */
const ROOMS = ["src/base", "src/data", "src/markdown", "src/docs"] as const;

/**
 * Rules without a broken file. Other tests cover them: a checksum, which is checked against a package that a build
 * doesn't have (data/check-addresses.test.ts); the fallback for unknown parser messages (explain-syntax-error.test.ts);
 * an unfinished component, which no content can cause (text/build-twin.test.ts); a gate of the doctor, which isn't part
 * of a build (docs/questions.test.ts); a fault of 13 pages (docs/sidebars/check-map.test.ts); and rules that need an answer from the chain (chain/readings.test.ts,
 * chain/network-plan.test.ts).
 */
const WITHOUT_FIXTURE = new Set([
  "address/checksum",
  "chain/has-code",
  "chain/no-code",
  "chain/other-value",
  "markdown/malformed",
  "questions/missing",
  "sidebar/many-outside",
  "twin/component",
]);

describe("every rule of the model has a broken file", () => {
  const sources = ROOMS.flatMap((room) => sourcesBelow(join(process.cwd(), room)));
  const expected = BROKEN_FILES.map(expectedFaults).join("\n");

  test.each(listRules(sources))("%s", (rule) => {
    expect(expected.includes(`[${rule}]`)).toBe(true);
  });

  test("the messages use the reader's terms, not the parser's", () => {
    expect(expected).not.toMatch(
      /undefined|\[object|JSX|MDX|acorn|Expected a|Unexpected (?!end of input)/,
    );
  });
});

function sourcesBelow(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
      // The showcase's rules are listed in their own test (showcase/read-site.test.ts).
      .filter((entry) => !entry.parentPath.endsWith("showcase"))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
  );
}

/**
 * Lists the names of rules in the sources. A template (`${area}/missing-key`) stands for one rule in each checked area.
 */
function listRules(sources: readonly string[]): string[] {
  const text = sources.join("\n");
  const literal = [...text.matchAll(/"((?:[a-z]+)\/[a-z0-9-]+)"/g)]
    .map(([, rule = ""]) => rule)
    .filter((rule) => text.includes(`rule: "${rule}"`) || text.includes(`, "${rule}", `));
  const areas = [...text.matchAll(/\barea: "([a-z]+)"/g)].map(([, area = ""]) => area);
  const kinds = [...text.matchAll(/`\$\{(?:words\.)?area\}\/([a-z-]+)`/g)].map(
    ([, kind = ""]) => kind,
  );
  const generated = areas.flatMap((area) => kinds.map((kind) => `${area}/${kind}`));
  // Writers may choose the keys only in content/tags.yaml. In other files, an unknown key breaks the rule
  // `unknown-key`.
  const impossible = new Set(
    areas.filter((area) => area !== "tags").map((area) => `${area}/wrong-key`),
  );
  return [...new Set([...literal, ...generated])]
    .filter((rule) => !impossible.has(rule) && !WITHOUT_FIXTURE.has(rule))
    .sort();
}
