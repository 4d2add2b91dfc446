import { z } from "zod";

export const SOURCES_RECORD_FILE = "content/records/sources.json";

const commitSchema = z.strictObject({ commit: z.string(), date: z.string(), title: z.string() });

const repositorySchema = z.strictObject({
  /** The newest release, or a tag that is newer. */
  release: z.strictObject({ name: z.string(), date: z.string() }).nullable(),
  files: z.record(
    z.string(),
    z.strictObject({
      /** The newest commit that changed the file; null if GitHub knows none. */
      newest: commitSchema.nullable(),
      /** For each commit that sources cite, the last one before it that changed the file; null if it lacks the file. */
      cited: z.record(z.string(), z.string().nullable()),
    }),
  ),
});

const recordSchema = z.strictObject({
  /** The day when GitHub was last asked, YYYY-MM-DD; empty if it never was. */
  read: z.string(),
  repositories: z.record(z.string(), repositorySchema),
  /** The quoted names that a source contains, by the source's URL. */
  quotes: z.record(z.string(), z.array(z.string())),
});

export type SourcesRecord = z.output<typeof recordSchema>;
export type RepositoryRecord = z.output<typeof repositorySchema>;
export type CommitRecord = z.output<typeof commitSchema>;

/** Parses the record; an empty one if there is no file yet. */
export const parseSourcesRecord = (text: string | undefined): SourcesRecord =>
  text === undefined
    ? { read: "", repositories: {}, quotes: {} }
    : recordSchema.parse(JSON.parse(text));

const sorted = <Value>(values: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

/** Formats an object with a line for each entry, so that a change of one source is one line in Git. */
const formatLines = <Value>(
  values: Readonly<Record<string, Value>>,
  indent: string,
  format: (value: Value) => string = JSON.stringify,
): string =>
  Object.keys(values).length === 0
    ? "{}"
    : `{\n${sorted(values)
        .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${format(value)}`)
        .join(",\n")}\n${indent.slice(2)}}`;

/** Formats the record in an order that doesn't depend on the order of requests. */
export function formatSourcesRecord({ read, repositories, quotes }: SourcesRecord): string {
  const lines = formatLines(
    repositories,
    "    ",
    ({ release, files }) =>
      `{\n      "release": ${JSON.stringify(release)},\n      "files": ${formatLines(files, "        ")}\n    }`,
  );
  return `{\n  "read": ${JSON.stringify(read)},\n  "repositories": ${lines},\n  "quotes": ${formatLines(quotes, "    ")}\n}\n`;
}
