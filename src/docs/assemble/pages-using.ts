import { describeLink } from "../links/describe-link";
import type { Neighbour } from "../sidebars/flatten-sidebar";
import type { Doc } from "../site";

/** Maximum number of pages in the list at the end of a page. */
const MAX_PAGES = 5;

/** Lists up to five pages that link to each page, keyed by the page's path. */
export function listPagesUsing(docs: readonly Doc[]): ReadonlyMap<string, readonly Neighbour[]> {
  const find = findPagesUsing(docs);
  return new Map(docs.map((doc) => [doc.path, find(doc)]));
}

/**
 * Returns a function that finds the docs linking to a doc, for readers who want to see its subject in use. Docs with
 * few links are listed first, because they are more likely to be about that subject. Index pages, pages about
 * discontinued subjects, and the doc's own neighbors and breadcrumbs are left out.
 */
function findPagesUsing(docs: readonly Doc[]): (doc: Doc) => Neighbour[] {
  const pathByFile = new Map(docs.map(({ file, path }) => [file, path]));
  const users = new Map<string, { readonly user: Doc; readonly links: number }[]>();
  for (const user of docs) {
    if (user.draft || user.unlisted || user.kind === "index" || user.replacedBy !== null) continue;
    const targets = new Set(
      user.links.map(
        (target) => describeLink({ target, file: user.file }, user.path, pathByFile).path,
      ),
    );
    for (const path of targets) {
      if (path === null || path === user.path) continue;
      users.set(path, [...(users.get(path) ?? []), { user, links: targets.size }]);
    }
  }
  return (doc) => {
    const shown = new Set([
      doc.previous?.path,
      doc.next?.path,
      ...doc.breadcrumbs.map(({ path }) => path),
    ]);
    return (users.get(doc.path) ?? [])
      .filter(({ user }) => !shown.has(user.path))
      .sort((a, b) => a.links - b.links || (a.user.path < b.user.path ? -1 : 1))
      .slice(0, MAX_PAGES)
      .map(({ user: { title, path } }) => ({ title, path }));
  };
}
