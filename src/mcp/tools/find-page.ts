import { normalizePath, splitTarget } from "../../base/paths";
import { findNearest } from "../../faults/nearest";
import { basePathOf, removeBase } from "../../site/paths/base-path";
import { settings } from "../../site/settings";
import type { ListedPage, PublishedSite } from "../published/published-site";
import type { ToolAnswer } from "./tool-answer";

/** A page found by its URL or path, and the anchor in that URL or path. */
export interface NamedPage extends ListedPage {
  readonly anchor?: string | undefined;
}

/** Splits a URL or path into a path on this site and an anchor; undefined for a URL of another site. */
function toPath(address: string): { path: string; anchor?: string } | undefined {
  const { origin } = new URL(settings.url);
  const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(own)) return undefined;
  const target = splitTarget(removeBase(own, basePathOf(settings.url)));
  return target && { ...target, path: normalizePath(target.path.replace(/\.md$/, "")) };
}

/**
 * Finds the page in docs.json for a URL or path. Only listed pages are found, so no input can reach files outside of
 * the docs.
 */
export async function findPage(
  site: Pick<PublishedSite, "listPages">,
  address: string,
): Promise<NamedPage | ToolAnswer> {
  const target = toPath(address);
  if (!target) return { isError: true, text: `${address} isn't a URL on ${settings.url}.` };
  const pages = await site.listPages();
  const page = pages.find(({ path }) => path === target.path);
  if (page) return { ...page, anchor: target.anchor };
  const paths = pages.map(({ path }) => path);
  const near = findNearest(target.path, paths) ?? findByName(target.path, paths);
  const fix = near === undefined ? "Use search_docs to find pages." : `Did you mean ${near}?`;
  return { isError: true, text: `No page in the docs has the path ${target.path}. ${fix}` };
}

/** Finds a page whose path has the same last part. Pages that have moved usually keep this part. */
function findByName(path: string, paths: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf("/"));
  return paths.find((one) => one.endsWith(name));
}
