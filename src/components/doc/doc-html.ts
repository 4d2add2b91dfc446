import { useMemo } from "react";
import { type Html, NO_HTML, readPageHtml } from "../../browser/navigation/page-html";
import { type Segment, listHtml } from "../../model/markdown/segments";

/** What names a doc's html. */
export interface DocHtmlSource {
  readonly path: string;
  readonly bodyFile: string;
  readonly sidebarFile: string;
  readonly skeleton: readonly Segment[];
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
 * A doc's html. On the server it is read from the build's cache; in a browser it is what the navigation loaded, and
 * empty on the page the reader entered by, where React keeps the DOM the server made. While developing it is in the
 * page data.
 */
export function docHtml(doc: DocHtmlSource): DocHtml {
  if (process.env.BUILD_STAGE === "build-html") {
    // Required behind the constant, so that nothing of it reaches a browser.
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be bundled
    const { readDocHtml } = require("./read-doc-html") as typeof import("./read-doc-html");
    return readDocHtml(doc);
  }
  if (process.env.NODE_ENV === "development") {
    return { segments: listHtml(doc.skeleton), sidebar: doc.developmentSidebar ?? "" };
  }
  return readPageHtml(doc.path) ?? NOTHING;
}

/** The same while a component lives: made anew only for another page or, while developing, another body. */
export function useDocHtml(doc: DocHtmlSource): DocHtml {
  const { path, bodyFile, sidebarFile } = doc;
  // The names stand for what they name.
  return useMemo(() => docHtml(doc), [path, bodyFile, sidebarFile]);
}
