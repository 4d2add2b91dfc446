import { type ReactNode, useState } from "react";
import { NO_HTML, readPageHtml } from "../../browser/navigation/page-html";

export interface BuiltPartProps {
  /** Path of the page it stands on. */
  readonly path: string;
  /** Absent in the browser's production bundle: the page's own file holds the HTML. */
  readonly children: ReactNode;
}

/**
 * A part of a page that React makes at build time and never again: on the page a reader enters by the DOM stays as it
 * is, on later ones it is what the navigation loaded. The caller leaves the children out by an inline test of
 * process.env.BUILD_STAGE, so that their code is in no download.
 */
export function BuiltPart({ path, children }: BuiltPartProps) {
  // Read once: React would write it into the page again if it differed in a later render.
  const [html] = useState(() => readPageHtml(path)?.segments[0] ?? NO_HTML);
  return children ? (
    <div data-segment="0">{children}</div>
  ) : (
    <div data-segment="0" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
