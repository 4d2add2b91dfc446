import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { splitFrontmatter } from "../../../src/base/split-frontmatter";
import {
  CONTENT_SCHEMAS,
  listEditorFiles,
  toJsonSchema,
} from "../../../src/commands/editor/content-schemas";
import { BROKEN_FILES, mountOf, readBroken, siteWithBroken } from "../../support/broken";
import { compile } from "../../support/compile";

const toPattern = (files: string): RegExp =>
  new RegExp(`^${files.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`);

/**
 * The JSON Schemas as an editor reads them: parsed from their text, not taken from the shapes they are generated from.
 */
const SCHEMAS = CONTENT_SCHEMAS.map(({ name, files, schema }) => {
  const json = JSON.parse(JSON.stringify(toJsonSchema(schema))) as Parameters<
    typeof z.fromJSONSchema
  >[0];
  return { name, pattern: toPattern(files), reader: z.fromJSONSchema(json) };
});

const schemaOf = (file: string) =>
  /\.mdx?$/.test(file) ? SCHEMAS[0] : SCHEMAS.find(({ pattern }) => pattern.test(file));

/** A file's data, as an editor validates it against a schema; undefined if it isn't YAML. */
function readData(file: string, text: string): unknown {
  const { yaml } = /\.mdx?$/.test(file) ? splitFrontmatter(text) : { yaml: text };
  try {
    return yaml === undefined ? undefined : parse(yaml, { logLevel: "silent" });
  } catch {
    return undefined;
  }
}

const FILES = readdirSync("content", { recursive: true, encoding: "utf8" }).map((name) =>
  join("content", name),
);

test.each([...listEditorFiles()])(
  "%s is generated from the shapes (npm run schemas)",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);

test("every YAML file of content has one schema", () => {
  const yaml = FILES.filter((file) => file.endsWith(".yaml"));
  expect(yaml.length).toBeGreaterThan(100);
  const counts = yaml.map((file) => SCHEMAS.filter(({ pattern }) => pattern.test(file)).length);
  expect(yaml.filter((_, at) => counts[at] !== 1)).toEqual([]);
});

test("all content is valid", () => {
  const read = FILES.filter((file) => /^content\/docs\/.*\.mdx?$|\.yaml$/.test(file)).filter(
    (file) => !/\/_[^/]*$/.test(file),
  );
  expect(read.length).toBeGreaterThan(400);
  const wrong = read.flatMap((file) => {
    const result = schemaOf(file)?.reader.safeParse(readData(file, readFileSync(file, "utf8")));
    return result?.success === true ? [] : [`${file}: ${result?.error.message ?? "no schema"}`];
  });
  expect(wrong).toEqual([]);
});

/** Rules about the shape of the data. A schema can't find other kinds of mistakes. */
const SHAPE = /^[a-z]+\/(?:missing-key|unknown-key|unknown-item|wrong-key|wrong-value)$/;

/**
 * Broken files whose mistakes are found by code and not by a schema: wrong addresses, paths and words, and keys that
 * can't be combined.
 */
const JUDGED_BY_CODE: readonly string[] = [
  "charts-huge-number.yaml",
  "charts-narrow-axis.yaml",
  "charts-point-outside.yaml",
  "charts-repeated-name.yaml",
  "facts-value-and-package.yaml",
  "frontmatter-replaced-by-not-a-path.md",
  "frontmatter-source-bad-url.md",
  "glossary-markdown.yaml",
  "parameters-read-ended.yaml",
  "parameters-value-and-fact.yaml",
  "redirects-to-another-site.yaml",
  "redirects-untidy.yaml",
  "redirects-wildcard.yaml",
  "redirects-wrong-target.yaml",
];

describe("a broken file with an invalid shape", () => {
  const broken = BROKEN_FILES.filter((name) => {
    const file = mountOf(name);
    return (
      schemaOf(file) !== undefined &&
      siteWithBroken(name).faults.some((fault) => fault.file === file && SHAPE.test(fault.rule))
    );
  });

  test("there are many", () => {
    expect(broken.length).toBeGreaterThan(20);
  });

  test.each(broken.filter((name) => !JUDGED_BY_CODE.includes(name)))("%s", (name) => {
    const file = mountOf(name);
    expect(schemaOf(file)?.reader.safeParse(readData(file, readBroken(name))).success).toBe(false);
  });

  test.each(JUDGED_BY_CODE)("%s is checked by code", (name) => {
    const file = mountOf(name);
    expect(schemaOf(file)?.reader.safeParse(readData(file, readBroken(name))).success).toBe(true);
  });
});

describe("a snippet", () => {
  const snippets = Object.entries(
    JSON.parse(readFileSync(".vscode/content.code-snippets", "utf8")) as Record<
      string,
      { readonly scope: string; readonly body: readonly string[] }
    >,
  );
  const fill = (body: readonly string[]): string =>
    body
      .join("\n")
      .replace(/\$\{\d+\|([^,|]+)[^}]*\}/g, "$1")
      .replace(/\$\{\d+:([^}]*)\}/g, "$1")
      .replace("$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE", "2026-11-21")
      .replace(/\$\d/g, "Words.");

  test.each(snippets.filter(([, { scope }]) => scope !== "yaml"))(
    "%s has no fault",
    (_, { body }) => {
      const files = {
        "content/docs/images/stack.svg": '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
        "content/fragments/ports.md": "Two ports.\n",
      };
      expect(compile(`${fill(body)}\n`, { files }).faults).toBe("");
    },
  );

  test("Glossary entry has the shape of one", () => {
    const body = snippets.find(([name]) => name === "Glossary entry")?.[1].body ?? [];
    const { reader } = SCHEMAS.find(({ name }) => name === "glossary") ?? {};
    expect(reader?.safeParse(parse(fill(body))).success).toBe(true);
  });
});
