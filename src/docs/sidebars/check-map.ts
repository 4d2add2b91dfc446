import type { CompiledDoc } from "../../base/compiled-doc";
import { CURRENT_VERSION, identifyDoc } from "../../base/doc-identity";
import { findDuplicates } from "../../faults/duplicates";
import { type Fault, faultAt } from "../../faults/fault";
import { type YamlText, parseYaml } from "../../faults/yaml";
import { SIDEBARS_FILE } from "./resolve-sidebars";

/** Most levels that a sidebar may have. */
const MAX_LEVELS = 3;

/** Most entries that readers may see at once: those around an open category, and those in it. */
const MAX_ENTRIES = 45;

/** Most docs that may be in no sidebar. */
const MAX_OUTSIDE = 12;

/** The label that the first entry of a sidebar may have, whatever its page's title is. */
const OVERVIEW = "Overview";

type Path = readonly (string | number)[];

/** An entry of a sidebar, as far as it can be read. Other checks report what can't be read. */
interface Entry {
  readonly path: Path;
  readonly doc?: string;
  /** The label, if the entry has one of its own, and the key that has it. */
  readonly own?: { readonly key: "category" | "label"; readonly label: string };
  readonly items?: readonly Entry[];
}

/** Titles and short labels of the current version's docs, by id. */
type Titles = ReadonlyMap<string, { readonly title: string; readonly label: string }>;

/**
 * Checks that readers find their way in the sidebars of the current version: labels repeat the words of titles, no two
 * entries have the same label, no sidebar is too deep or too long, and pages that are in no sidebar say why. Checks
 * that titles are unique, too, since results of searches show only the title.
 */
export function checkMap(text: string, allDocs: readonly CompiledDoc[]): Fault[] {
  const docs = allDocs.filter(({ file }) => identifyDoc(file)?.version === CURRENT_VERSION);
  const outside = [...checkOutside(docs), ...checkTitles(docs)];
  const yaml = parseYaml(text, { file: SIDEBARS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return outside; // The whole site's checks report it.
  const titles: Titles = new Map(
    docs.flatMap(({ file, frontmatter }) => {
      const id = identifyDoc(file)?.id;
      if (id === undefined || !frontmatter) return [];
      const { title, sidebar_label: label = title } = frontmatter;
      return [[id, { title, label }] as const];
    }),
  );
  const sidebars = isRecord(yaml.data) ? Object.entries(yaml.data) : [];
  return [
    ...sidebars.flatMap(([name, items]) => {
      const entries = readEntries(items, [name]);
      return [...checkLabels(entries, yaml, titles), ...checkSize(entries, yaml)];
    }),
    ...outside,
  ];
}

function checkTitles(docs: readonly CompiledDoc[]): Fault[] {
  const originals = docs.filter(({ frontmatter }) => frontmatter && !frontmatter.canonical);
  return findDuplicates(originals, ({ frontmatter }) =>
    (frontmatter?.title ?? "").toLowerCase(),
  ).map(({ item: { file, frontmatter, frontmatterLines } }) => {
    const [line, column] = frontmatterLines.title ?? [1, 1];
    return faultAt(
      { file, line, column },
      {
        rule: "frontmatter/repeated-title",
        problem: `Another page has the title "${frontmatter?.title ?? ""}".`,
        fix: "Say in the title what only this page is about. If it nearly repeats the other page, write canonical: with that page's path.",
      },
    );
  });
}

function checkOutside(docs: readonly CompiledDoc[]): Fault[] {
  const outside = docs.filter(
    ({ frontmatter }) =>
      frontmatter?.sidebar === null && !frontmatter.draft && !frontmatter.unlisted,
  );
  return outside.flatMap(({ file, frontmatter, frontmatterLines }, index): Fault[] => {
    const [line, column] = frontmatterLines.sidebar ?? [1, 1];
    const report = (rule: string, problem: string, fix: string): Fault =>
      faultAt({ file, line, column }, { rule, problem, fix });
    if (frontmatter?.no_sidebar === undefined) {
      return [
        report(
          "sidebar/no-reason",
          "This page is in no sidebar and doesn't say why.",
          `Add the page to ${SIDEBARS_FILE} and remove "sidebar: null", or write no_sidebar: with the reason.`,
        ),
      ];
    }
    return index < MAX_OUTSIDE
      ? []
      : [
          report(
            "sidebar/many-outside",
            `${outside.length} pages are in no sidebar.`,
            `Add this page or another one to ${SIDEBARS_FILE}: at most ${MAX_OUTSIDE} may be in none.`,
          ),
        ];
  });
}

function checkLabels(entries: readonly Entry[], { positionOf }: YamlText, titles: Titles): Fault[] {
  const taken = new Set<string>();
  return flatten(entries).flatMap((entry): Fault[] => {
    const { doc, own, path } = entry;
    const page = titles.get(doc ?? "");
    const label = own?.label ?? page?.label;
    if (label === undefined) return [];
    const at = positionOf([...path, own?.key ?? "doc"]);
    const key = label.toLowerCase();
    const isTaken = taken.has(key);
    taken.add(key);
    const isOverview = entry === entries[0] && label === OVERVIEW;
    return [
      ...(isTaken
        ? [
            faultAt(at, {
              rule: "sidebar/repeated-label",
              problem: `Another entry of this sidebar has the label "${label}".`,
              fix: "Give one of the two pages a title that says what only that page is about.",
            }),
          ]
        : []),
      ...(page && !isOverview && !isShortFormOf(label, page.title)
        ? [
            faultAt(at, {
              rule: "sidebar/label",
              problem: `The label "${label}" isn't in the words of the page's title, "${page.title}".`,
              fix: "Remove the label, leave out words of the title, or change the title.",
            }),
          ]
        : []),
    ];
  });
}

/** True if a label has words of a title only, in their order. The first word may get a capital. */
function isShortFormOf(label: string, title: string): boolean {
  const rest = title.split(/\s+/).map(withoutPunctuation);
  return label.split(/\s+/).every((part, index) => {
    const word = withoutPunctuation(part);
    const at = rest.findIndex((one) => one === word || (index === 0 && capitalize(one) === word));
    rest.splice(0, at + 1);
    return at >= 0;
  });
}

const withoutPunctuation = (word: string): string => word.replace(/[,:]$/, "");

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function checkSize(entries: readonly Entry[], { positionOf }: YamlText): Fault[] {
  const visit = (level: readonly Entry[], levels: number, around: number): Fault[] => {
    const [first] = level;
    if (!first) return [];
    const report = (rule: string, problem: string, fix: string): Fault[] => [
      faultAt(positionOf(first.path), { rule, problem, fix }),
    ];
    if (levels > MAX_LEVELS) {
      return report(
        "sidebar/too-deep",
        `These entries are on level ${levels} of their sidebar.`,
        `Move them up: a sidebar has at most ${MAX_LEVELS} levels.`,
      );
    }
    const seen = around + level.length;
    if (seen > MAX_ENTRIES) {
      return report(
        "sidebar/too-long",
        `Readers see ${seen} entries at once here.`,
        `Put entries that belong together into a category: readers should see at most ${MAX_ENTRIES}.`,
      );
    }
    return level.flatMap(({ items = [] }) => visit(items, levels + 1, seen));
  };
  return visit(entries, 1, 0);
}

const flatten = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.items ?? [])]);

function readEntries(items: unknown, above: Path): Entry[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index): Entry[] => {
    if (!isRecord(item)) return [];
    const path = [...above, index];
    const { doc } = item;
    const key = "category" in item ? "category" : "label";
    const label = item[key];
    return [
      {
        path,
        ...(typeof doc === "string" && { doc }),
        ...(typeof label === "string" && { own: { key, label } }),
        ...("items" in item && { items: readEntries(item.items, [...path, "items"]) }),
      },
    ];
  });
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);
