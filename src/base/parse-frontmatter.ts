import { z } from "zod";
import { checkSchema } from "../faults/check-schema";
import { type Fault, faultAt } from "../faults/fault";
import { parseYaml } from "../faults/yaml";
import { type Frontmatter, frontmatterSchema } from "./frontmatter";
import { fixForKey } from "./replacements";
import type { SplitDoc } from "./split-frontmatter";

/** Parsed frontmatter with the position of each key, or the faults that prevented parsing. */
export interface ParsedFrontmatter {
  readonly frontmatter?: Frontmatter;
  /** Place of the page, and whether a build includes it; known even if other keys have faults. */
  readonly place?: Place;
  readonly faults: readonly Fault[];
  /** Positions of keys that other checks report (`slug`, `sidebar`, `tags.0`, …), by dotted path. */
  readonly lines: Readonly<Record<string, readonly [line: number, column: number]>>;
}

const { slug, draft } = frontmatterSchema.shape;
const placeSchema = z.object({ slug: slug.catch(undefined), draft: draft.catch(false) });
export type Place = z.output<typeof placeSchema>;

const KEYS_WITH_REFERENCES = [
  "title",
  "description",
  "facts_checked",
  "layout",
  "slug",
  "sidebar",
  "pagination_prev",
  "pagination_next",
  "image",
  "replaced_by",
  "canonical",
  "kind",
  "tutorial",
  "tools",
  "tags",
  "unlisted",
  "hide_table_of_contents",
  "toc_min_heading_level",
  "toc_max_heading_level",
];

/** Parses and validates a doc's frontmatter. `file` is the doc's file, for the positions of faults. */
export function parseFrontmatter(split: SplitDoc, file: string): ParsedFrontmatter {
  if (split.yaml === undefined && split.body.startsWith("---\n")) {
    const fault = faultAt(
      { file, line: 1, column: 1 },
      {
        rule: "frontmatter/unclosed",
        problem: "This frontmatter is never closed.",
        fix: "Write --- on its own line below its last key.",
      },
    );
    return { faults: [fault], lines: {} };
  }
  if (split.yaml === undefined) {
    const fault = faultAt(
      { file, line: 1, column: 1 },
      {
        rule: "frontmatter/missing",
        problem: "This doc has no frontmatter.",
        fix: "Start the file with ---, title:, description:, facts_checked: and another ---, each on its own line.",
      },
    );
    return { faults: [fault], lines: {} };
  }
  const yaml = parseYaml(split.yaml, { file, firstLine: split.yamlLine });
  if (Array.isArray(yaml)) return { faults: yaml, lines: {} };
  if (yaml.data === null) {
    const fault = faultAt(yaml.positionOf([]), {
      rule: "frontmatter/missing",
      problem: "This frontmatter is empty.",
      fix: "Write title:, description: and facts_checked:, each with its value and on its own line.",
    });
    return { faults: [fault], lines: {} };
  }
  const { value, faults } = checkSchema(yaml, frontmatterSchema, {
    area: "frontmatter",
    fixForKey,
  });
  const lines: Record<string, readonly [number, number]> = {};
  const remember = (name: string, path: readonly PropertyKey[]): void => {
    const { line, column } = yaml.positionOf(path);
    lines[name] = [line, column];
  };
  for (const key of KEYS_WITH_REFERENCES) remember(key, [key]);
  value?.tags.forEach((_, index) => {
    remember(`tags.${index}`, ["tags", index]);
  });
  if (value && value.questions.length > 0) remember("questions", ["questions"]);
  value?.questions.forEach((_, index) => {
    remember(`questions.${index}`, ["questions", index]);
  });
  value?.tutorial?.topics.forEach((_, index) => {
    remember(`tutorial.topics.${index}`, ["tutorial", "topics", index]);
  });
  const { data: place } = placeSchema.safeParse(yaml.data);
  return { ...(value && { frontmatter: value }), ...(place && { place }), faults, lines };
}
