import { z } from "zod";
import type { LinkUse } from "../base/compiled-doc";
import { isPageId } from "../base/page-ids";
import { checkSchema } from "../faults/check-schema";
import { isoDate, sourceList } from "../faults/dated-sources";
import { type Fault, faultAt } from "../faults/fault";
import { suggest } from "../faults/nearest";
import { sitePath } from "../faults/web-address";
import { type YamlText, parseYaml } from "../faults/yaml";
import type { DataSource } from "./data-files";
import { type Network, nameNetwork } from "./networks";

/** Value of `where` for a change to this documentation, instead of a network's id. */
const THESE_DOCS = "docs";

/** Limits in characters. A title must fit in a column of the home page, and a summary must fit in a list. */
const MAX_LENGTH = { title: 48, summary: 90, details: 500 } as const;

/** Kinds of changes. `end` means that a network, a program or a service has ended. */
export const CHANGE_KINDS = ["upgrade", "end", "release", "docs"] as const;

/** Groups of people who may have to act after a change. */
export const ACTORS = ["operators", "apps", "wallets"] as const;

/** Id of the filter's form on the page that lists changes (src/components/changelog/ChangeList.tsx). */
const FILTER_ID = "filter";

const MARKDOWN = /`|\*\*|\]\(|<\w/;

const plainText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max, `Write at most ${max} characters.`)
    .refine((text) => !MARKDOWN.test(text), "Write plain text, without Markdown.");

export const changeSchema = z.strictObject({
  /** An id must never change, because links and feed readers identify the change by it. */
  id: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      "Write lower-case letters and digits, with dashes between words.",
    )
    .refine(
      (id) => !isPageId(id) && id !== FILTER_ID,
      "The page itself uses this id: choose another.",
    ),
  /** The day when the change took effect. */
  date: isoDate,
  /** Ids of networks in content/data/networks.yaml, or `docs` for this documentation. */
  where: z.array(z.string()).min(1, "Name at least one network, or docs."),
  kind: z.enum(CHANGE_KINDS),
  /** People who have to act because of the change. */
  action_for: z.array(z.enum(ACTORS)).default([]),
  title: plainText(MAX_LENGTH.title),
  /** One sentence about the change. */
  summary: plainText(MAX_LENGTH.summary),
  /** Further information for readers, such as who needs to act. */
  details: plainText(MAX_LENGTH.details).optional(),
  /** A page with more information. */
  page: sitePath,
  sources: sourceList.default([]),
});

export const CHANGELOG_FILE = "content/data/changelog.yaml";

/** A change to a Celo network or to this documentation. */
export interface Change extends z.output<typeof changeSchema> {
  /** Names of the networks in `where`, in the same order, without `docs`. */
  readonly networks: readonly string[];
}

/** Reads all changes, newest first, with the links to their pages and the file's faults. */
export function readChangelog(
  { readText }: Pick<DataSource, "readText">,
  networks: readonly Network[],
  today: string,
): { changes: readonly Change[]; links: readonly LinkUse[]; faults: readonly Fault[] } {
  const yaml = parseYaml(readText(CHANGELOG_FILE) ?? "[]\n", {
    file: CHANGELOG_FILE,
    firstLine: 1,
  });
  if (Array.isArray(yaml)) return { changes: [], links: [], faults: yaml };
  const { value = [], faults } = checkSchema(yaml, z.array(changeSchema), { area: "changelog" });
  const changes = value.map((change) => ({
    ...change,
    networks: change.where.flatMap((id) => nameNetwork(networks, id) || []),
  }));
  return {
    changes: changes.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
    links: value.map(({ page }, index) => ({
      ...yaml.positionOf([index, "page"]),
      target: page,
    })),
    faults: [...faults, ...checkChanges(value, yaml, networks, today)],
  };
}

function checkChanges(
  changes: readonly z.output<typeof changeSchema>[],
  { positionOf }: YamlText,
  networks: readonly Network[],
  today: string,
): Fault[] {
  const known = [...networks.map(({ id }) => id), THESE_DOCS];
  return changes.flatMap(({ id, date, where, sources }, index) => {
    const isRepeated = changes.slice(0, index).some((one) => one.id === id);
    return [
      ...(isRepeated
        ? [
            faultAt(positionOf([index, "id"]), {
              rule: "changelog/repeated-id",
              problem: `Two changes have the id "${id}".`,
              fix: "Give the newer change another id. Links and feed readers already use this id for the older change.",
            }),
          ]
        : []),
      ...(date > today
        ? [
            faultAt(positionOf([index, "date"]), {
              rule: "changelog/future",
              problem: `${date} is in the future, but the changelog only lists changes that have happened.`,
              fix: "Announce the change in a notice (kind: notice), and add it here on the day it happens.",
            }),
          ]
        : []),
      ...where.flatMap((one, at) =>
        known.includes(one)
          ? []
          : faultAt(positionOf([index, "where", at]), {
              rule: "changelog/unknown-network",
              problem: `There is no network "${one}".`,
              fix: suggest(one, known, "values"),
              missing: one,
            }),
      ),
      ...(sources.length === 0 && where.some((one) => one !== THESE_DOCS)
        ? [
            faultAt(positionOf([index]), {
              rule: "changelog/without-source",
              problem: "A change to a network needs a source.",
              fix: 'Add "sources:" with the "title:" and "url:" of a page on which readers can check the change.',
            }),
          ]
        : []),
    ];
  });
}
