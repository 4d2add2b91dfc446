import type { Fault } from "../../faults/fault";
import type { Site } from "../../model/docs/site";
import type { Segment } from "../../model/markdown/segments";
import type { PageFiles } from "../../pipeline/bodies/prepare-pages";
import { cacheFolderOf, readCached } from "../../pipeline/store/cache-files";

/** Faults to show on a doc's page in development: those of the doc, and of files that are not docs. */
export const listShownFaults = (faults: readonly Fault[], sourcePath: string): readonly Fault[] =>
  faults.filter(({ file }) => file === sourcePath || !file.startsWith("content/docs/"));

/**
 * What the page query of src/templates/doc.tsx will answer for the doc at a path, before Gatsby has run it; null when
 * there is no such doc. A test compares its keys with the query's.
 */
export function previewDoc(root: string, site: Site, files: PageFiles, path: string) {
  const allDocs = [...site.docs, ...site.locales.flatMap((locale) => locale.docs)];
  const doc = allDocs.find((one) => one.path === path);
  const version = site.versions.find(({ name }) => name === doc?.version);
  if (!doc || !version) return null;
  const { name, label, banner, badge, isLast } = version;
  return {
    path,
    title: doc.title,
    description: doc.description,
    sidebar: doc.sidebar,
    sidebarFile: files.sidebarFileOf(doc),
    body: readCached<readonly Segment[]>(cacheFolderOf(root), files.pageBodyFileOf(doc)),
    draft: doc.draft,
    unlisted: doc.unlisted,
    readingMinutes: doc.readingMinutes,
    editUrl: doc.editUrl,
    lastUpdatedAt: doc.lastUpdate?.at ?? null,
    lastUpdatedBy: doc.lastUpdate?.by ?? null,
    factsChecked: doc.factsChecked,
    sources: doc.sources,
    replacedBy: doc.replacedBy,
    movedAnchors: doc.movedAnchors,
    hideTableOfContents: doc.hideTableOfContents,
    tags: site.tags
      .filter(({ id }) => doc.tags.includes(id))
      .map((tag) => ({ label: tag.label, permalink: tag.permalink })),
    toc: doc.toc,
    breadcrumbs: doc.breadcrumbs,
    previous: doc.previous,
    next: doc.next,
    version: { name, label, banner, badge, isLast },
    versionPaths: doc.versionPaths,
    faults: listShownFaults(site.faults, doc.file),
    canonicalPath: doc.canonical ?? path,
    keywords: doc.keywords,
    ...(doc.locale && { locale: doc.locale }),
  };
}
