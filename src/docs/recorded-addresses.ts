import { z } from "zod";
import { type Fault, faultAt } from "../faults/fault";
import { pointAt } from "../faults/point";
import type { Doc, OtherRoute } from "./site";

/** File that lists every page ever published, with the ids of its headings, because other sites may link to them. */
export const ADDRESS_RECORD = "content/records/addresses.json";

/** Ids on each page, keyed by the page's path. */
export type AddressRecord = ReadonlyMap<string, readonly string[]>;

/**
 * Matches ids that aren't recorded: ids numbered by the compiler, such as those of pictures, tabs and footnotes, which
 * nobody links to, and ids of table rows, which change often.
 */
const COUNTED_ID = /^(?:row\.|term\.\d|picture-\d+(?:-large)?$|tabs-\d|note-\d|footnote)/;

const recordSchema = z.record(z.string(), z.array(z.string()));

/** Parses the record. */
export function readAddressRecord(text: string | undefined): {
  record: AddressRecord;
  faults: readonly Fault[];
} {
  if (text === undefined) return { record: new Map(), faults: [] };
  try {
    return { record: new Map(Object.entries(recordSchema.parse(JSON.parse(text)))), faults: [] };
  } catch {
    const fault = faultAt(
      { file: ADDRESS_RECORD, line: 1, column: 1 },
      {
        rule: "record/not-json",
        problem: "This file isn't a list of pages and ids, perhaps because of an unfinished merge.",
        fix: "Keep the lines from both sides of the merge, with a comma after each line except the last.",
      },
    );
    return { record: new Map(), faults: [fault] };
  }
}

/** Formats a record: one line for each page, sorted, so that Git can merge it. */
export function formatAddressRecord(record: AddressRecord): string {
  const lines = [...record]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, ids]) => `${JSON.stringify(path)}: ${JSON.stringify([...ids].sort())}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The site's current pages and their ids. */
interface AddressScope {
  readonly docs: readonly Pick<Doc, "path" | "file" | "anchors" | "toc" | "draft">[];
  readonly otherRoutes: readonly Pick<OtherRoute, "path">[];
}

/** Adds the site's current pages and ids to the record. Recorded pages and ids are never removed. */
export function withAddresses(
  before: AddressRecord,
  { docs, otherRoutes }: AddressScope,
): AddressRecord {
  const record = new Map(before);
  for (const { path } of otherRoutes) record.set(path, record.get(path) ?? []);
  for (const { path, anchors, draft } of docs) {
    if (draft) continue;
    const lasting = anchors.filter((id) => !COUNTED_ID.test(id));
    record.set(path, [...new Set([...(record.get(path) ?? []), ...lasting])]);
  }
  return record;
}

/** Counts the pages and ids in the record `whole` that the record `from` doesn't have. */
export const countMissing = (from: AddressRecord, whole: AddressRecord): number =>
  [...whole].reduce((sum, [path, ids]) => {
    const known = from.get(path);
    return sum + (known ? ids.filter((id) => !known.includes(id)).length : 1 + ids.length);
  }, 0);

interface LostScope extends AddressScope {
  /** Paths and ids that redirect: `/x`, `/x#id`. */
  readonly movedFrom: ReadonlySet<string>;
  readonly hasStaticFile: (path: string) => boolean;
}

/** Reports recorded pages and ids that no longer exist and have no redirect. */
export function checkLostAddresses(
  record: AddressRecord,
  { docs, otherRoutes, movedFrom, hasStaticFile }: LostScope,
): Fault[] {
  const docByPath = new Map(docs.map((doc) => [doc.path, doc]));
  const shared = new Set(
    docs.filter((doc) => docByPath.get(doc.path) !== doc).map((doc) => doc.path),
  );
  const others = new Set(otherRoutes.map(({ path }) => path));
  const text = formatAddressRecord(record);
  return [...record].flatMap(([path, ids]): Fault[] => {
    const doc = docByPath.get(path);
    if (shared.has(path)) return []; // Two docs have this path, which is a fault, and one of them may have the ids.
    if (doc) return checkIds(ids, doc, movedFrom);
    if (others.has(path) || movedFrom.has(path) || hasStaticFile(path)) return [];
    return [
      faultAt(
        { file: ADDRESS_RECORD, ...pointAt(text, text.indexOf(`${JSON.stringify(path)}: `)) },
        {
          rule: "record/lost-page",
          problem: `${path} used to be a page, and other sites may still link to it.`,
          fix: `Add a redirect from ${path} to content/redirects.yaml.`,
        },
      ),
    ];
  });
}

function checkIds(
  ids: readonly string[],
  { path, file, anchors, toc }: AddressScope["docs"][number],
  movedFrom: LostScope["movedFrom"],
): Fault[] {
  const present = new Set(anchors);
  const lost = ids.filter((id) => !present.has(id) && !movedFrom.has(`${path}#${id}`));
  const known = new Set(ids);
  const added = toc.filter(({ id }) => !known.has(id));
  // If one heading is gone and one is new, assume that the heading was renamed.
  const heading =
    lost.length === 1 && added.length === 1
      ? `"${added[0]?.title ?? ""}"`
      : "the heading that replaced it";
  return lost.map((id) =>
    faultAt(
      { file, line: 1, column: 1 },
      {
        rule: "record/lost-heading",
        problem: `#${id} used to be a heading on this page, and other sites may still link to it.`,
        fix: `Write {#${id}} after ${heading}, or add a redirect from ${path}#${id} to content/redirects.yaml.`,
      },
    ),
  );
}
