import type { Doc } from "../../src/components/base/types";

const DOC: Doc = {
  id: "doc",
  path: "/gas",
  title: "Gas fees",
  description: "What you pay.",
  sidebar: null,
  sidebarFile: null,
  layout: null,
  body: [],
  draft: false,
  unlisted: false,
  editUrl: null,
  lastUpdatedAt: null,
  lastUpdatedBy: null,
  factsChecked: "2026-11-20",
  sources: [],
  replacedBy: null,
  replacement: null,
  movedAnchors: [],
  hideTableOfContents: false,
  toc: [],
  breadcrumbs: [],
  previous: null,
  next: null,
  version: { name: "current", label: "Next", banner: "none", badge: false, isLast: true },
  versionPaths: [],
  faults: [],
  canonicalPath: "/gas",
  keywords: [],
};

/** Creates a plain doc as returned by the page query, with the properties that a test is about. */
export const pageDoc = (change: Partial<Doc> = {}): Doc => ({ ...DOC, ...change });
