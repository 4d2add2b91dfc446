import semver from "semver";
import type { Fact } from "./facts";

/** A page with its sources. */
export interface SourcedPage {
  readonly path: string;
  readonly sources: readonly { readonly url: string }[];
}

/**
 * A page, and its sources in a program's repository. All of these sources are older than the program's version in a
 * fact.
 */
export interface OlderSources {
  readonly path: string;
  readonly urls: readonly string[];
}

const GITHUB_REF =
  /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:blob|commit|releases\/tag|tree)\/([^/?#]+)/;

const COMMIT = /^[\da-f]{7,40}$/;

/**
 * Finds the Git ref in a URL of a file, folder, commit or release in this repository; undefined for any other URL.
 */
function findRef(url: string, repository: string): string | undefined {
  const [, found, ref] = GITHUB_REF.exec(url) ?? [];
  if (found !== repository || ref === undefined) return undefined;
  try {
    return decodeURIComponent(ref);
  } catch {
    return undefined;
  }
}

/**
 * Lists pages whose sources in a fact's repository are all older than the version in the fact. A commit counts as
 * older, because its URL doesn't contain a version. After updating a page whose sources are commits, add a source
 * with the new version.
 */
export function listOlderSources(fact: Fact, pages: readonly SourcedPage[]): OlderSources[] {
  const { repository, value } = fact;
  const current = semver.coerce(value);
  if (repository === undefined || !current) return [];
  return pages.flatMap(({ path, sources }) => {
    const named = sources.flatMap(({ url }) => {
      const ref = findRef(url, repository);
      if (ref === undefined) return [];
      if (COMMIT.test(ref)) return [{ url, isOlder: true }];
      const version = semver.coerce(ref);
      return version ? [{ url, isOlder: semver.lt(version, current) }] : [];
    });
    const isOlder = named.length > 0 && named.every((one) => one.isOlder);
    return isOlder ? [{ path, urls: named.map(({ url }) => url) }] : [];
  });
}

/** Formats the list of outdated pages, grouped by program; empty if there are none. */
export function formatOlderSources(facts: readonly Fact[], pages: readonly SourcedPage[]): string {
  const programs = facts.flatMap((fact) => {
    const older = listOlderSources(fact, pages);
    if (older.length === 0) return [];
    return [
      `  ${fact.repository} ${fact.value} (${fact.file})`,
      ...older.flatMap(({ path, urls }) => [`    ${path}`, ...urls.map((url) => `      ${url}`)]),
    ];
  });
  return programs.length === 0
    ? ""
    : ["Pages whose sources are older than the version in a fact:", ...programs, ""].join("\n");
}
