import { z } from "zod";
import { type Fault, faultAt } from "../../faults/fault";
import { sitePath } from "../../faults/web-address";
import { identifyDoc } from "../docs/doc-identity";
import type { LinkUse } from "../markdown/compiled-doc";
import { type DataEntry, type DataSource, readDataFolder } from "./data-files";

/** The page that lists every term. */
export const GLOSSARY_PATH = "/what-is-celo/using-celo/glossary";

/** The address of a term, by its id: its entry on that page. */
export const termAddress = (id: string): string => `${GLOSSARY_PATH}#${id}`;

/** Whether a doc's file is the glossary's. */
export const isGlossaryDoc = (file: string): boolean =>
  identifyDoc(file)?.id === GLOSSARY_PATH.slice(1);

/** A definition is read in a small box beside a word. */
const DEFINITION_LENGTH = { min: 40, max: 300 } as const;

const MARKDOWN = /`|\*\*|\]\(|<\w/;

const termSchema = z.strictObject({
  /** The term as it stands in a sentence. */
  term: z.string().min(1),
  /** Plain text: what the term means, in a sentence or two. */
  definition: z
    .string()
    .min(DEFINITION_LENGTH.min, `Write at least ${DEFINITION_LENGTH.min} characters.`)
    .max(DEFINITION_LENGTH.max, `Write at most ${DEFINITION_LENGTH.max} characters.`)
    .refine((text) => !MARKDOWN.test(text), "Write plain text, without Markdown."),
  /** Path of a page that tells more; the term's own address is {@link termAddress}. */
  see: sitePath.optional(),
  /** Other words for the same, former names among them. */
  aliases: z.array(z.string().min(1)).default([]),
});

export const GLOSSARY_FOLDER = {
  folder: "content/data/glossary",
  schema: termSchema,
  area: "glossary",
} as const;

/** A term of the glossary. */
export interface GlossaryTerm extends z.output<typeof termSchema> {
  readonly id: string;
  readonly file: string;
}

/** Every term, from A to Z, and what is wrong with their files. */
export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  /** The pages that terms lead to, each with its position. */
  readonly links: readonly LinkUse[];
  readonly faults: readonly Fault[];
}

const byTerm = (a: GlossaryTerm, b: GlossaryTerm): number =>
  a.term.localeCompare(b.term, "en", { sensitivity: "base" });

/** The glossary of `content/data/glossary`. */
export function readGlossary(source: DataSource): Glossary {
  const { entries, faults } = readDataFolder(GLOSSARY_FOLDER, source);
  return {
    terms: entries.map(({ id, file, value }) => ({ id, file, ...value })).sort(byTerm),
    links: entries.flatMap(({ value, positionOf }) =>
      value.see === undefined ? [] : [{ ...positionOf(["see"]), target: value.see }],
    ),
    faults: [...faults, ...checkNames(entries)],
  };
}

/** One name, one term: a reader who looks it up shall not find two. */
function checkNames(entries: readonly DataEntry<z.output<typeof termSchema>>[]): Fault[] {
  const taken = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { file, value, positionOf } of entries) {
    const names = [
      { name: value.term, path: ["term"] },
      ...value.aliases.map((name, index) => ({ name, path: ["aliases", index] })),
    ];
    for (const { name, path } of names) {
      const first = taken.get(name.toLowerCase());
      taken.set(name.toLowerCase(), first ?? file);
      if (first === undefined) continue;
      faults.push(
        faultAt(positionOf(path), {
          rule: "glossary/duplicate",
          problem: `"${name}" stands in the glossary already.`,
          fix:
            first === file
              ? "Write it once."
              : `It belongs to ${first}; put both into one file, or take the name out of one.`,
        }),
      );
    }
  }
  return faults;
}
