import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { caseKey, checkRoute } from "../../base/path-names";
import { REDIRECTS_FILE, type Redirect } from "../../docs/links/redirects";
import { type Fault, faultAt } from "../../faults/fault";
import { createCompiler } from "../../pipeline/compile/compiler";
import { listDocs, loadSite } from "../../pipeline/site/load-site";
import { writeOutput } from "../../pipeline/store/output-files";
import { mergeRedirects } from "../redirects/merge-redirects";
import {
  type ForeignRedirect,
  readRedirectRules,
  readRedirects,
} from "../redirects/read-redirects";
import { readLiteral } from "../sidebars/literal";
import { openForeign } from "./foreign-files";
import type { MigrateOutcome } from "./migrate-pages";

/** Matches names of the files in which other sites list their redirects. */
export const REDIRECT_FILE =
  /^(?:docs\.json|mint\.json|docusaurus\.config\.[cm]?[jt]s|_redirects)$/;

/**
 * Adds the redirects of another site to `content/redirects.yaml`. `addresses` is a file with paths that the other site
 * once had, one per line, for which wildcards are expanded.
 */
export async function migrateRedirectsOnDisk(
  root: string,
  request: { readonly from: string; readonly addresses: string | undefined },
): Promise<MigrateOutcome> {
  const file = resolve(root, request.from);
  const list = request.addresses === undefined ? undefined : resolve(root, request.addresses);
  const missing = [file, list].find((one) => one !== undefined && !existsSync(one));
  if (missing !== undefined) return { refused: `There is no file ${missing}.` };
  const text = openForeign(file).readList(file);
  const known = list === undefined ? "" : openForeign(list).readList(list);
  if (text === undefined || known === undefined)
    return { refused: "Both files have to be regular files of at most 2 MB." };
  const rules = readRules(file, text);
  if (rules.length === 0) return { refused: `There are no redirects in ${request.from}.` };
  const published = known.split("\n");

  const files = listDocs(root);
  const { docs } = await (await createCompiler(root)).compile(files);
  const site = loadSite(root, files, docs, { includesDrafts: true, lastUpdates: new Map() });
  const { added, left, unanswered } = mergeRedirects(rules, {
    pages: new Set(site.routes.map(({ path }) => path)),
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
    gone: site.gone,
    published: published.map((line) => line.trim()).filter((path) => path.startsWith("/")),
  });
  const taken = new Set(
    [...site.routes.map(({ path }) => path), ...site.redirects.map(({ from }) => from)].map(
      caseKey,
    ),
  );
  const checked = added.map((redirect) => ({
    ...redirect,
    problem: checkOldPath(redirect.from, taken),
  }));
  const writable = checked.filter(({ problem }) => problem === undefined);
  const ours = existsSync(join(root, REDIRECTS_FILE))
    ? readFileSync(join(root, REDIRECTS_FILE), "utf8")
    : "";
  if (writable.length > 0) writeOutput(root, REDIRECTS_FILE, addEntries(ours, writable));
  return {
    done: [
      `Redirects in ${request.from}: ${rules.length}. Added to ${REDIRECTS_FILE}: ${writable.length}. Check their targets.`,
    ],
    open: [
      ...left.map(({ redirect, reason }) =>
        decide(request.from, redirect.line, `${redirect.source} wasn't added. ${reason}`),
      ),
      ...checked.flatMap(({ from, problem }) =>
        problem === undefined ? [] : decide(REDIRECTS_FILE, 1, `${from} wasn't added. ${problem}`),
      ),
      ...unanswered.map((path) =>
        decide(request.addresses ?? request.from, 1, `Nothing answers ${path}.`),
      ),
    ],
  };
}

/** Explains why an old path can't be redirected; undefined if it can. Adds the path to `taken`. */
function checkOldPath(path: string, taken: Set<string>): string | undefined {
  const problem = checkRoute(path)?.problem;
  if (problem !== undefined) return problem;
  if (taken.has(caseKey(path))) return "It differs only in letter case from another path.";
  taken.add(caseKey(path));
  return undefined;
}

function readRules(file: string, text: string): ForeignRedirect[] {
  if (basename(file) === "_redirects") return readRedirectRules(text);
  const configuration = readLiteral(file, text);
  return configuration ? readRedirects(configuration) : [];
}

const addEntries = (text: string, redirects: readonly Redirect[]): string =>
  `${text.trimEnd()}\n\n${redirects.map(({ from, to }) => `- from: ${from}\n  to: ${to}\n`).join("")}`;

const decide = (file: string, line: number, problem: string): Fault =>
  faultAt(
    { file, line, column: 1 },
    {
      rule: "migrate/decide",
      problem,
      fix: `Add it to ${REDIRECTS_FILE} by hand: the page that took its place, or that it is gone.`,
    },
  );
