import type { CompiledDoc } from "../../base/compiled-doc";
import { type Frontmatter, frontmatterSchema } from "../../base/frontmatter";
import { LOCALES_FOLDER, splitLocaleFile } from "../../base/locales";
import { type Fault, type Position, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";

/** Names of the files in a locale's folder, besides its docs. */
export const LABELS_FILE = "labels.yaml";
export const SIDEBAR_LABELS_FILE = "sidebars.yaml";

const startOf = (file: string): Position => ({ file, line: 1, column: 1 });

/** Finds files in locale folders that are ignored because of their language or their name. */
export function checkLocaleFiles(files: readonly string[], codes: readonly string[]): Fault[] {
  const seen = new Set<string>();
  return files.flatMap((file) => {
    const { code, original } = splitLocaleFile(file) ?? { code: file, original: "" };
    if (!codes.includes(code)) {
      if (seen.has(code)) return [];
      seen.add(code);
      return faultAt(startOf(file), {
        rule: "locale/unknown",
        problem: `The site has no language "${code.replace(`${LOCALES_FOLDER}/`, "")}".`,
        fix: `${suggest(code, codes, "languages with translations")} To add a language, add it to "locales" in src/site/settings.ts.`,
      });
    }
    const isKnown =
      original.startsWith("content/docs/") ||
      [LABELS_FILE, SIDEBAR_LABELS_FILE].includes(original.slice("content/".length));
    if (isKnown) return [];
    return faultAt(startOf(file), {
      rule: "locale/stray-file",
      problem: "This file is ignored because of its name.",
      fix: `Remove it: a locale only contains ${LABELS_FILE}, ${SIDEBAR_LABELS_FILE}, and docs/ with its translations.`,
    });
  });
}

/** Keys that a translation may set. For all other keys, the original's value is used. */
const OWN_KEYS: readonly (keyof Frontmatter)[] = [
  "title",
  "description",
  "sidebar_label",
  "keywords",
  "questions",
  "facts_checked",
  "sources",
  "draft",
  "bidirectional_text",
];

/** Checks that a translation has an original, and that its frontmatter only sets {@link OWN_KEYS}. */
export function checkTranslation(
  { file, frontmatter, frontmatterLines }: CompiledDoc,
  originals: ReadonlySet<string>,
): Fault[] {
  const original = splitLocaleFile(file)?.original ?? file;
  if (!originals.has(original)) {
    return [
      faultAt(startOf(file), {
        rule: "locale/no-original",
        problem: `This is a translation of ${original}, which doesn't exist.`,
        fix: suggest(original, originals, "docs").replace(
          /^The docs there are.*$/,
          "Move the file to the path of the doc that it translates.",
        ),
      }),
    ];
  }
  const keys = Object.keys(frontmatterSchema.shape) as (keyof Frontmatter)[];
  return keys.flatMap((key) => {
    const value = frontmatter?.[key];
    const isSet = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (!isSet || OWN_KEYS.includes(key) || value === DEFAULTS[key]) return [];
    const [line, column] = frontmatterLines[key] ?? [1, 1];
    return faultAt(
      { file, line, column },
      {
        rule: "locale/frontmatter",
        problem: `A translation can't set "${key}". The original's value is used.`,
        fix: `Remove the line, or move it to ${original}.`,
      },
    );
  });
}

/** The schema's defaults for keys that a file doesn't set. */
const DEFAULTS: Readonly<Partial<Record<keyof Frontmatter, unknown>>> = frontmatterSchema.parse({
  title: "A title",
  description: "A sentence that is long enough for a description of a page.",
  facts_checked: "2026-01-01",
});

/** A link from an original doc to an id in an original doc. */
export interface AnchorUse extends Position {
  /** File of the doc that the link points to. */
  readonly to: string;
  readonly anchor: string;
}

/** Finds ids that a translation doesn't have although other docs link to them. */
export function checkAnchors(
  translations: readonly CompiledDoc[],
  uses: readonly AnchorUse[],
): Fault[] {
  return translations.flatMap(({ file, anchors }) => {
    const original = splitLocaleFile(file)?.original;
    const missing = new Map(
      uses
        .filter(({ to, anchor }) => to === original && !anchors.includes(anchor))
        .map((use) => [use.anchor, use]),
    );
    return [...missing.values()].map(({ anchor, file: from, line }) =>
      faultAt(startOf(file), {
        rule: "locale/missing-id",
        problem: `${from}:${line} links to #${anchor} in this doc, but the translation doesn't have that id.`,
        fix: `Write {#${anchor}} after the corresponding heading.`,
      }),
    );
  });
}
