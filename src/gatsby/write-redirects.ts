import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Redirect } from "../docs/redirects";
import { REDIRECT_SCRIPT, formatRedirectPage, formatRedirects } from "../outputs/redirects";
import { settings } from "../site/settings";

const RULES_FILE = "_redirects";

/** Writes `_redirects` and a page at every old path, and takes away the pages of redirects that are gone. */
export function writeRedirects(publicFolder: string, redirects: readonly Redirect[]): void {
  const pageOf = (path: string): string => join(publicFolder, path, "index.html");
  const rulesFile = join(publicFolder, RULES_FILE);
  const kept = new Set(redirects.map(({ from }) => from));
  for (const from of readOldPaths(rulesFile)) {
    // A warm build finds what the build before has left; what a page has taken over since is the page's.
    if (!kept.has(from) && isRedirectPage(pageOf(from))) rmSync(pageOf(from));
  }
  writeFileSync(rulesFile, formatRedirects(redirects));
  for (const redirect of redirects) {
    const file = pageOf(redirect.from);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatRedirectPage(redirect, settings.url, settings.title));
  }
}

function readOldPaths(rulesFile: string): string[] {
  if (!existsSync(rulesFile)) return [];
  return readFileSync(rulesFile, "utf8")
    .split("\n")
    .flatMap((rule) => (rule === "" ? [] : decodeURI(rule.split(" ", 1)[0] ?? "")));
}

const isRedirectPage = (file: string): boolean =>
  existsSync(file) && readFileSync(file, "utf8").includes(REDIRECT_SCRIPT);
