import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { PAGE_KINDS, frontmatterSchema } from "../src/base/frontmatter";
import { CHANGELOG_FILE, readChangelog } from "../src/data/changelog";
import { NETWORKS_FILE, readNetworks } from "../src/data/networks";
import { COMPONENTS } from "../src/markdown/components/component-registry";
import { compile } from "./support/compile";

const TEXT = readFileSync("content/CONTRIBUTING.md", "utf8");

/** Lists the code blocks in this language, without their fences. */
const blocksOf = (language: string): string[] =>
  [...TEXT.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ([, code = ""]) => code,
  );

describe("content/CONTRIBUTING.md", () => {
  test("the README links to it", () => {
    expect(readFileSync("README.md", "utf8")).toContain("(content/CONTRIBUTING.md)");
  });

  test.each(Object.keys(COMPONENTS))("has an example of <%s>", (name) => {
    expect(TEXT).toMatch(new RegExp(`<${name}[ >/]`));
  });

  test.each(PAGE_KINDS)("names the kind %s", (kind) => {
    expect(TEXT).toContain(kind);
  });

  test("its frontmatter is valid", () => {
    const [frontmatter = ""] = blocksOf("yaml");
    expect(frontmatter.startsWith("---")).toBe(true);
    expect(compile(`${frontmatter}\nWords.\n`).faults).toBe("");
  });

  test("its table has each key of the frontmatter, with a valid example", () => {
    const rows = [...TEXT.matchAll(/^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \| `(.+?)` \| \S/gm)];
    const examples = rows.flatMap(([, keys = "", example = ""]) =>
      [...keys.matchAll(/[a-z_]+/g)].map(([key]) => [key, parse(example) as unknown] as const),
    );
    const { shape } = frontmatterSchema;
    expect(examples.map(([key]) => key).sort()).toEqual(Object.keys(shape).sort());
    const wrong = examples.filter(
      ([key, value]) => !shape[key as keyof typeof shape].safeParse(value).success,
    );
    expect(wrong).toEqual([]);
  });

  test("its data is valid", () => {
    const [, term = "", group = "", changes = ""] = blocksOf("yaml");
    const files = {
      "content/data/glossary/epoch.yaml": term,
      "content/data/parameters/elections.yaml": group,
    };
    const { html, faults } = compile(
      'An <Term id="epoch">epoch</Term>.\n\n<ParameterTable group="elections" />',
      { files },
    );
    expect(faults).toBe("");
    expect(html).toContain("Plain text of 40 to 300 characters");
    expect(html).toContain("getElectableValidators");
    const source = {
      readText: (file: string) =>
        file === CHANGELOG_FILE ? changes : readFileSync(NETWORKS_FILE, "utf8"),
    };
    const changelog = readChangelog(source, readNetworks(source).networks, "2026-11-23");
    expect(changelog).toMatchObject({ changes: [{ networks: ["Celo Mainnet"] }], faults: [] });
  });
});
