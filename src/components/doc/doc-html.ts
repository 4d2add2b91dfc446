import { useMemo } from "react";
import { type Html, NO_HTML, readPageHtml } from "../../browser/navigation/page-html";
import { type SkeletonSegment, listHtml } from "../../model/markdown/segments";

/** The fields that say where a doc's HTML is. */
export interface DocHtmlSource {
  readonly path: string;
  readonly bodyFile: string;
  readonly sidebarFile: string;
  readonly skeleton: readonly SkeletonSegment[];
  /** Only while developing. */
  readonly developmentSidebar: string | null;
}

/** The parts of a page that its data leaves out. */
export interface DocHtml {
  /** Html segments of the body, in document order. */
  readonly segments: readonly Html[];
  readonly sidebar: Html;
}

const NOTHING: DocHtml = { segments: [], sidebar: NO_HTML };

/**
 * A doc's HTML. On the server it is read from the build's cache. In a browser it is what the navigation loaded, and
 * empty on the page the reader entered by, where React keeps the server's DOM. In development it is in the page data.
 */
export function docHtml(doc: DocHtmlSource): DocHtml {
  if (process.env.BUILD_STAGE === "build-html") {
    // Required behind the constant, so that nothing of it reaches a browser.
    // oxlint-disable-next-line typescript/no-require-imports -- an import would be bundled
    const { readDocHtml } = require("./read-doc-html") as typeof import("./read-doc-html");
    return readDocHtml(doc);
  }
  if (process.env.NODE_ENV === "development") {
    return { segments: listHtml(doc.skeleton), sidebar: doc.developmentSidebar ?? "" };
  }
  return readPageHtml(doc.path) ?? NOTHING;
}

/** The same for a component: read again only for another page or, in development, another body. */
export function useDocHtml(doc: DocHtmlSource): DocHtml {
  const { path, bodyFile, sidebarFile } = doc;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- file names hold digests, so they change when the content does
  return useMemo(() => docHtml(doc), [path, bodyFile, sidebarFile]);
}
