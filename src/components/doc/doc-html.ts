import { useMemo } from "react";
import type { PageHtml } from "../../browser/page-html";
import { readPageHtml } from "../../browser/page-html";
import type { DocBody } from "../../docs/markdown/compiled-doc";
import type { Segment } from "../../docs/segments";
import type { SidebarItem } from "../../docs/sidebars/types";

/** What names a doc's html. */
export interface DocHtmlSource {
  readonly path: string;
  readonly bodyFile: string;
  readonly sidebarFile: string;
  readonly skeleton: readonly Segment[];
  /** Only while developing. */
  readonly developmentSidebar: string | null;
}

const NOTHING: PageHtml = { segments: [], sidebar: "" };

/**
 * A doc's html. On the server it is read from the build's cache; in a browser it is what the navigation loaded, and
 * empty on the page the reader entered by, where React keeps the DOM the server made. While developing it is in the
 * page data.
 */
export function docHtml(doc: DocHtmlSource): PageHtml {
  if (process.env.BUILD_STAGE === "build-html") return readOnServer(doc);
  if (process.env.NODE_ENV === "development") {
    return { segments: htmlStringsOf(doc.skeleton), sidebar: doc.developmentSidebar ?? "" };
  }
  return readPageHtml(doc.path) ?? NOTHING;
}

/** The same while a component lives: made anew only for another page or, while developing, another body. */
export function useDocHtml(doc: DocHtmlSource): PageHtml {
  const { path, bodyFile, sidebarFile } = doc;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the names stand for what they name
  return useMemo(() => docHtml(doc), [path, bodyFile, sidebarFile]);
}

/** All html of segments in document order. */
function htmlStringsOf(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) =>
    segment.kind === "html" ? [segment.html ?? ""] : htmlStringsOf(segment.children),
  );
}

declare const __non_webpack_require__: typeof require;

type SidebarWriter = (currentPath: string) => string;
const sidebarWriters = new Map<string, SidebarWriter>();

function readOnServer({ path, bodyFile, sidebarFile }: DocHtmlSource): PageHtml {
  // Inside the function and behind the constant above, so that nothing of it reaches a browser.
  const { readFileSync } = __non_webpack_require__("node:fs") as typeof import("node:fs");
  const { createSidebarHtml } =
    require("../../docs/sidebars/sidebar-html") as typeof import("../../docs/sidebars/sidebar-html");
  const read = (file: string): unknown => JSON.parse(readFileSync(`.cache/docs/${file}`, "utf8"));
  const body = read(bodyFile) as DocBody;
  if (sidebarFile !== "" && !sidebarWriters.has(sidebarFile)) {
    sidebarWriters.set(sidebarFile, createSidebarHtml(read(sidebarFile) as SidebarItem[]));
  }
  return { segments: htmlStringsOf(body.segments), sidebar: sidebarWriters.get(sidebarFile)?.(path) ?? "" };
}
