import { z } from "zod";
import { type GithubFile, isCommit } from "./github-files";
import type { CommitRecord, RepositoryRecord, SourcesRecord } from "./sources-record";

/** GitHub's REST API, or a server that stands in for it. */
interface Github {
  /** `https://api.github.com`; GitHub Actions names it in GITHUB_API_URL. */
  readonly url: string;
  readonly token?: string;
}

/** Everything that the record has to say. */
export interface WatchedSources {
  /** Repositories whose releases are compared with the days on which pages were checked. */
  readonly repositories: readonly string[];
  /** Files that sources cite at a commit. */
  readonly files: readonly GithubFile[];
  /** Names that pages quote from a source. */
  readonly quotes: readonly {
    readonly url: string;
    readonly file: GithubFile;
    readonly name: string;
  }[];
}

/** Thrown if GitHub refuses further requests, or can't be reached. */
class GithubRefusal extends Error {}

const TIMEOUT_MS = 20_000;

/** Requests one resource; undefined if GitHub has none at this path (404, or 422 for an unknown commit). */
async function ask(
  { url, token }: Github,
  path: string,
  accept = "application/vnd.github+json",
): Promise<Response | undefined> {
  const response = await fetch(url + path, {
    headers: {
      accept,
      "x-github-api-version": "2022-11-28",
      "user-agent": "celo-docs sources (+https://github.com/celo-org/docs)",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new GithubRefusal(`${url} can't be reached`, { cause: error });
  });
  if ([404, 409, 422].includes(response.status)) return undefined;
  if (!response.ok) throw new GithubRefusal(`${url}${path} answered ${response.status}`);
  return response;
}

const askJson = async <Schema extends z.ZodType>(
  github: Github,
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> => {
  const response = await ask(github, path);
  return response && schema.parse(await response.json());
};

const commitAnswer = z.object({
  sha: z.string(),
  commit: z.object({ message: z.string(), committer: z.object({ date: z.string() }) }),
});

const dayOf = (time: string): string => time.slice(0, 10);

/** Finds the last commit that changed a file, up to a commit or today; null if there is none. */
async function findLastChange(
  github: Github,
  { repository, path }: Pick<GithubFile, "repository" | "path">,
  upTo?: string,
): Promise<CommitRecord | null> {
  const query = new URLSearchParams({
    path,
    per_page: "1",
    ...(upTo !== undefined && { sha: upTo }),
  });
  const answer = await askJson(
    github,
    `/repos/${repository}/commits?${query.toString()}`,
    z.array(commitAnswer),
  );
  const [last] = answer ?? [];
  if (!last) return null;
  const { message, committer } = last.commit;
  return { commit: last.sha, date: dayOf(committer.date), title: message.split("\n", 1)[0] ?? "" };
}

/** Finds a repository's newest release, or the tag that GitHub lists first if it is newer or there are no releases. */
async function findRelease(
  github: Github,
  repository: string,
): Promise<RepositoryRecord["release"]> {
  const latest = await askJson(
    github,
    `/repos/${repository}/releases/latest`,
    z.object({ tag_name: z.string(), published_at: z.string() }),
  );
  const release = latest ? { name: latest.tag_name, date: dayOf(latest.published_at) } : null;
  const tags = await askJson(
    github,
    `/repos/${repository}/tags?per_page=1`,
    z.array(z.object({ name: z.string(), commit: z.object({ sha: z.string() }) })),
  );
  const [tag] = tags ?? [];
  if (!tag || tag.name === release?.name) return release;
  const tagged = await askJson(
    github,
    `/repos/${repository}/commits/${tag.commit.sha}`,
    commitAnswer,
  );
  const date = tagged && dayOf(tagged.commit.committer.date);
  return date !== undefined && date > (release?.date ?? "") ? { name: tag.name, date } : release;
}

/** Reads a file at a ref as text; undefined if it isn't there. */
async function readFile(
  github: Github,
  { repository, ref, path }: GithubFile,
): Promise<string | undefined> {
  const address = `/repos/${repository}/contents/${encodeURI(path)}?ref=${encodeURIComponent(ref)}`;
  return (await ask(github, address, "application/vnd.github.raw+json"))?.text();
}

/**
 * Brings the record up to date, one request at a time. What can't change, such as a file at a commit, is only requested
 * once. If GitHub refuses, everything read so far is in the record, and `refusal` says why.
 */
export async function updateRecord(
  known: SourcesRecord,
  { repositories, files, quotes }: WatchedSources,
  github: Github,
  today: string,
): Promise<{ record: SourcesRecord; refusal?: string }> {
  const record: SourcesRecord = { read: today, repositories: {}, quotes: {} };
  const repositoryOf = (name: string): RepositoryRecord =>
    (record.repositories[name] ??= {
      release: known.repositories[name]?.release ?? null,
      files: {},
    });
  for (const name of repositories) repositoryOf(name);
  for (const { repository, ref, path } of files) {
    const old = known.repositories[repository]?.files[path];
    const file = (repositoryOf(repository).files[path] ??= {
      newest: old?.newest ?? null,
      cited: {},
    });
    if (old?.cited[ref] !== undefined) file.cited[ref] = old.cited[ref];
  }
  for (const { url } of quotes) if (known.quotes[url]) record.quotes[url] = known.quotes[url];
  try {
    for (const name of repositories) repositoryOf(name).release = await findRelease(github, name);
    for (const file of files) {
      const { cited } = repositoryOf(file.repository).files[file.path] ?? {};
      if (cited && cited[file.ref] === undefined)
        cited[file.ref] = (await findLastChange(github, file, file.ref))?.commit ?? null;
    }
    for (const [repository, { files: recorded }] of Object.entries(record.repositories))
      for (const [path, file] of Object.entries(recorded))
        file.newest = await findLastChange(github, { repository, path });
    await readQuotes(record, quotes, github);
    return { record };
  } catch (error) {
    if (!(error instanceof GithubRefusal)) throw error;
    return { record, refusal: error.message };
  }
}

/** Reads the sources of names that weren't found yet. At a branch, a text may have changed, so it is read again. */
async function readQuotes(
  record: SourcesRecord,
  quotes: WatchedSources["quotes"],
  github: Github,
): Promise<void> {
  for (const url of new Set(quotes.map((quote) => quote.url))) {
    const own = quotes.filter((quote) => quote.url === url);
    const [{ file } = {}] = own;
    const isKnown = own.every(({ name }) => record.quotes[url]?.includes(name));
    if (!file || (isKnown && isCommit(file.ref))) continue;
    const text = await readFile(github, file);
    if (text !== undefined)
      record.quotes[url] = own.flatMap(({ name }) => (text.includes(name) ? name : [])).sort();
  }
}
