import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkRoute } from "../../base/path-names";
import { decodePath } from "../../base/paths";
import type { Redirect } from "../../docs/links/redirects";
import {
  REDIRECT_SCRIPT,
  formatRedirectPage,
  formatRedirects,
} from "../../outputs/hosting/redirects";
import { removeBase } from "../../site/paths/base-path";
import { settings } from "../../site/settings";
import { readBasePath } from "../settings/base-path";
import { isOutputName, removeOutput, writeOutput } from "../store/output-files";

const RULES_FILE = "_redirects";

/** Writes `_redirects` and a page at every old path, and removes redirect pages that are no longer needed. */
export function writeRedirects(publicFolder: string, redirects: readonly Redirect[]): void {
  const pageOf = (path: string): string => `${path}/index.html`;
  const rulesFile = join(publicFolder, RULES_FILE);
  const kept = new Set(redirects.map(({ from }) => from));
  for (const from of readOldPaths(rulesFile)) {
    // public/ may contain files from the last build. If a path now belongs to a real page, that page must not be
    // removed.
    if (!kept.has(from) && isOutputName(from) && isRedirectPage(join(publicFolder, pageOf(from))))
      removeOutput(publicFolder, pageOf(from));
  }
  // The rules are written first, so that the next build can find the redirect pages even if this build is killed.
  writeOutput(publicFolder, RULES_FILE, formatRedirects(redirects, readBasePath()));
  for (const redirect of redirects) {
    const page = formatRedirectPage(redirect, settings.url, settings.title);
    writeOutput(publicFolder, pageOf(redirect.from), page);
  }
}

function readOldPaths(rulesFile: string): string[] {
  if (!existsSync(rulesFile)) return [];
  return readFileSync(rulesFile, "utf8")
    .split("\n")
    .flatMap((rule) => decodePath(removeBase(rule.replace(/ .*/, ""), readBasePath())) ?? [])
    .filter((from) => from !== "" && checkRoute(from) === undefined);
}

const isRedirectPage = (file: string): boolean =>
  existsSync(file) && readFileSync(file, "utf8").includes(REDIRECT_SCRIPT);
