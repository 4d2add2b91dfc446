import { createHash } from "node:crypto";
import { findRepository, isCommit, parseGithubFile } from "./github-files";
import type { SourcesRecord } from "./sources-record";

/** A URL that content cites as a source. */
export interface CitedSource {
  readonly url: string;
  /** The place in the content: `content/docs/build/index.md:12`. */
  readonly place: string;
  /** The day when the facts of the page or entry were last checked, YYYY-MM-DD. */
  readonly checked?: string;
}

/** A name that content quotes, and the source that has to contain it. */
export interface QuotedName {
  readonly url: string;
  readonly place: string;
  readonly name: string;
}

/** Returns the address of the difference between two commits, at the file. */
function differenceOf(repository: string, path: string, from: string, to: string): string {
  const anchor = createHash("sha256").update(path).digest("hex");
  return `https://github.com/${repository}/compare/${from}...${to}#diff-${anchor}`;
}

/** Groups lines below a heading for each key, in order. */
function formatGroups(title: string, entries: readonly (readonly [key: string, line: string])[]) {
  const groups = new Map<string, Set<string>>();
  for (const [key, line] of entries) groups.set(key, (groups.get(key) ?? new Set()).add(line));
  return groups.size === 0
    ? []
    : [
        [
          title,
          ...[...groups].flatMap(([key, lines]) => [
            `  ${key}`,
            ...[...lines].map((line) => `    ${line}`),
          ]),
        ].join("\n"),
      ];
}

/** Formats the report: what changed since it was cited or checked, by source, with the places that cite it. */
export function formatSources(
  cited: readonly CitedSource[],
  quoted: readonly QuotedName[],
  record: SourcesRecord,
): string {
  const pinned = cited.flatMap(({ url, place }) => {
    const file = parseGithubFile(url);
    if (!file || !isCommit(file.ref)) return [];
    const known = record.repositories[file.repository]?.files[file.path];
    const then = known?.cited[file.ref];
    const state =
      !known || then === undefined || (then !== null && !known.newest)
        ? "unread"
        : then === null
          ? "missing"
          : then === known.newest?.commit
            ? "same"
            : "changed";
    return [{ ...file, place, state, newest: known?.newest ?? null } as const];
  });
  const changed = pinned.flatMap(({ state, repository, path, ref, newest, place }) => {
    if (state !== "changed" || !newest) return [];
    const { commit, date, title } = newest;
    const difference = differenceOf(repository, path, ref, commit);
    return [[`${repository} ${path}: ${date}, ${title}\n    ${difference}`, place] as const];
  });
  const missing = pinned.flatMap(({ state, repository, path, ref, place }) =>
    state === "missing" ? [[`${repository} ${path}, commit ${ref}`, place] as const] : [],
  );
  const released = cited.flatMap(({ url, place, checked }) => {
    const repository = findRepository(url);
    const release = repository === undefined ? null : record.repositories[repository]?.release;
    if (!release || checked === undefined || release.date <= checked) return [];
    return [
      [`${repository} ${release.name}, ${release.date}`, `${place}, checked ${checked}`] as const,
    ];
  });
  const unquoted = quoted.flatMap(({ url, place, name }) =>
    record.quotes[url]?.includes(name) === false ? [[url, `${name} (${place})`] as const] : [],
  );
  const count = (state: string): number => pinned.filter((one) => one.state === state).length;
  const read = quoted.filter(({ url }) => record.quotes[url]).length;
  return [
    ...formatGroups("Changed since the commit that is cited:", changed),
    ...formatGroups("Not in the commit that is cited:", missing),
    ...formatGroups("Released since the page or entry was checked:", released),
    ...formatGroups("Quoted, but not in the source:", unquoted),
    `${cited.length} sources, ${pinned.length} of them at a commit on GitHub: ${count("same")} unchanged, ${count("changed")} changed, ${count("unread")} not read yet. ${read} of ${quoted.length} quoted names compared with their source. ${record.read === "" ? "GitHub was never asked" : `GitHub was asked on ${record.read}`}.`,
  ].join("\n\n");
}
