import { ERRORS_FILE, readKnownErrors } from "../data/errors/known-errors";
import { listYamlAddresses } from "../docs/links/external-links";
import { openContent } from "../pipeline/content/content-files";
import { compileSite } from "../pipeline/site/load-site";
import { writeOutput } from "../pipeline/store/output-files";
import { runCommand } from "./base/run-command";
import { type WatchedSources, updateRecord } from "./sources/ask-github";
import { type CitedSource, type QuotedName, formatSources } from "./sources/format-sources";
import { findRepository, isCommit, parseGithubFile } from "./sources/github-files";
import {
  SOURCES_RECORD_FILE,
  formatSourcesRecord,
  parseSourcesRecord,
} from "./sources/sources-record";

const USAGE = `npm run sources [-- --fetch]
Lists sources on GitHub that have changed since the commit that is cited, repositories with a release since a page was
checked, and quoted errors that their source doesn't contain, as recorded in ${SOURCES_RECORD_FILE}.
--fetch asks GitHub first and updates the record (GITHUB_TOKEN raises the limit of requests, GITHUB_API_URL names
another server). Changes are never a fault.`;

/** Lists the sources of all docs and of content/data, in the order of the files. */
async function listSources(root: string): Promise<{ cited: CitedSource[]; quoted: QuotedName[] }> {
  const content = openContent(root);
  const { site } = await compileSite(root);
  const checkedOf = new Map([
    ...site.docs.map(({ file, factsChecked }) => [file, factsChecked] as const),
    ...site.facts.map(({ file, checked }) => [file, checked] as const),
    ...site.partners.map(({ file, checked }) => [file, checked] as const),
    ...site.parameterGroups.map(({ file, as_of: asOf }) => [file, asOf] as const),
  ]);
  const cited = [...site.docs.map(({ file }) => file), ...content.listFiles("content/data")]
    .flatMap((file) => listYamlAddresses(file, content.readText(file) ?? ""))
    .map(({ file, line, target: url }): CitedSource => {
      const checked = checkedOf.get(file);
      return { url, place: `${file}:${line}`, ...(checked !== undefined && { checked }) };
    });
  const quoted = readKnownErrors(content).errors.map(({ name, source: url, position }) => ({
    ...{ name, url, place: `${ERRORS_FILE}:${position.line}` },
  }));
  return { cited, quoted };
}

/** Selects what GitHub can be asked about. */
function listWatched(cited: readonly CitedSource[], quoted: readonly QuotedName[]): WatchedSources {
  const files = cited.flatMap(({ url }) => parseGithubFile(url) ?? []);
  return {
    repositories: [...new Set(cited.flatMap(({ url }) => findRepository(url) ?? []))].sort(),
    files: files.filter(({ ref }) => isCommit(ref)),
    quotes: quoted.flatMap(({ url, name }) => {
      const file = parseGithubFile(url);
      return file ? [{ url, file, name }] : [];
    }),
  };
}

void runCommand(USAGE, { fetch: { type: "boolean", default: false } }, async ({ values }) => {
  const root = process.cwd();
  const { cited, quoted } = await listSources(root);
  let record = parseSourcesRecord(openContent(root).readText(SOURCES_RECORD_FILE));
  if (values.fetch) {
    const { GITHUB_API_URL: url = "https://api.github.com", GITHUB_TOKEN: token } = process.env;
    const today = new Date().toISOString().slice(0, 10);
    const github = { url, ...(token !== undefined && { token }) };
    const updated = await updateRecord(record, listWatched(cited, quoted), github, today);
    if (updated.refusal !== undefined)
      console.error(`Not everything could be read: ${updated.refusal}.`);
    record = updated.record;
    writeOutput(root, SOURCES_RECORD_FILE, formatSourcesRecord(record));
  }
  console.log(formatSources(cited, quoted, record));
});
