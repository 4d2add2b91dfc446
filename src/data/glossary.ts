import { z } from "zod";
import type { LinkUse } from "../base/compiled-doc";
import { identifyDoc } from "../base/doc-identity";
import { type Fault, faultAt } from "../faults/fault";
import { normalizeName } from "../faults/odd-text";
import { shortText } from "../faults/short-text";
import { sitePath } from "../faults/web-address";
import { type DataEntry, type DataSource, readDataFolder } from "./data-files";

/** The page that lists every term. */
export const GLOSSARY_PATH = "/what-is-celo/using-celo/glossary";

/** Returns the path of a term's entry on the glossary page. */
export const termAddress = (id: string): string => `${GLOSSARY_PATH}#${id}`;

/** True for the doc of the glossary page. */
export const isGlossaryDoc = (file: string): boolean =>
  identifyDoc(file)?.id === GLOSSARY_PATH.slice(1);

/** Limits of a definition in characters: it must fit in a small box next to a word. */
const DEFINITION_LENGTH = { min: 40, max: 300 } as const;

const MARKDOWN = /`|\*\*|\]\(|<\w/;

const termSchema = z.strictObject({
  /** The term as it's written in the middle of a sentence. */
  term: shortText,
  /** The term's meaning in a sentence or two of plain text. */
  definition: z
    .string()
    .min(DEFINITION_LENGTH.min, `Write at least ${DEFINITION_LENGTH.min} characters.`)
    .max(DEFINITION_LENGTH.max, `Write at most ${DEFINITION_LENGTH.max} characters.`)
    .refine((text) => !MARKDOWN.test(text), "Write plain text, without Markdown."),
  /** Path of a page with more information, besides the glossary page ({@link termAddress}). */
  see: sitePath.optional(),
  /** Other words for the term, including former names. */
  aliases: z.array(shortText).default([]),
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

/** All terms from A to Z, and the faults in their files. */
export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  /** Links from terms to pages, with their positions. */
  readonly links: readonly LinkUse[];
  readonly faults: readonly Fault[];
}

const byTerm = (a: GlossaryTerm, b: GlossaryTerm): number =>
  a.term.localeCompare(b.term, "en", { sensitivity: "base" });

/** Reads the glossary in `content/data/glossary`. */
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

/** Checks that no two terms have the same name or alias. */
function checkNames(entries: readonly DataEntry<z.output<typeof termSchema>>[]): Fault[] {
  const taken = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { file, value, positionOf } of entries) {
    const names = [
      { name: value.term, path: ["term"] },
      ...value.aliases.map((name, index) => ({ name, path: ["aliases", index] })),
    ];
    for (const { name, path } of names) {
      const key = normalizeName(name).toLowerCase();
      const first = taken.get(key);
      taken.set(key, first ?? file);
      if (first === undefined) continue;
      faults.push(
        faultAt(positionOf(path), {
          rule: "glossary/duplicate",
          problem: `"${name}" is already in the glossary.`,
          fix:
            first === file
              ? "Remove the repeated name."
              : `Merge this file with ${first}, or remove the name from one of the two files.`,
        }),
      );
    }
  }
  return faults;
}
