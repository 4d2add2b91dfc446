/** A file or folder in a repository on GitHub, as the URL of a source names it. */
export interface GithubFile {
  /** Owner and name: `celo-org/docs`. */
  readonly repository: string;
  /** A commit, tag or branch. */
  readonly ref: string;
  readonly path: string;
}

const FILE_URL =
  /^https:\/\/(?:github\.com\/([^/]+\/[^/]+)\/(?:blob|tree)|raw\.githubusercontent\.com\/([^/]+\/[^/]+))\/([^/?#]+)\/([^?#]+)/;

/** Parses the URL of a file or folder on GitHub; undefined for any other URL. */
export function parseGithubFile(url: string): GithubFile | undefined {
  const [, page, raw, ref, path] = FILE_URL.exec(url) ?? [];
  const repository = page ?? raw;
  if (repository === undefined || ref === undefined || path === undefined) return undefined;
  try {
    return { repository, ref, path: decodeURIComponent(path).replace(/\/$/, "") };
  } catch {
    return undefined;
  }
}

/** Finds the repository that a URL on GitHub belongs to, whatever the URL names there. */
export const findRepository = (url: string): string | undefined =>
  /^https:\/\/(?:github|raw\.githubusercontent)\.com\/([^/?#]+\/[^/?#]+)/.exec(url)?.[1];

/** True for a whole commit id, which names the same text forever. */
export const isCommit = (ref: string): boolean => /^[\da-f]{40}$/.test(ref);
