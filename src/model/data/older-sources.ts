import semver from "semver";
import type { Fact } from "./facts";

/** A page with what it names as its sources. */
export interface SourcedPage {
  readonly path: string;
  readonly sources: readonly { readonly url: string }[];
}

/** Sources of a page that show a program before the version that a fact names. */
export interface OlderSources {
  readonly path: string;
  readonly urls: readonly string[];
}

const GITHUB_REF =
  /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:blob|commit|releases\/tag|tree)\/([^/?#]+)/;

const COMMIT = /^[\da-f]{7,40}$/;

/** Branch names, issues and other repositories give undefined: nothing says which version they show. */
function findRef(url: string, repository: string): string | undefined {
  const [, found, ref] = GITHUB_REF.exec(url) ?? [];
  return found === repository && ref !== undefined ? decodeURIComponent(ref) : undefined;
}

/**
 * Pages whose sources name only older versions of a fact's program. A commit counts as older, because its version
 * can't be read off it: name the fact's version as a source too once the page agrees with it.
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

/** The list for a person, by program; empty when no page is behind. */
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
    : ["Pages with sources older than the version of a fact:", ...programs, ""].join("\n");
}
