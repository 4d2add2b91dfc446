import { type ReactNode, useState } from "react";
import { NO_HTML, readPageHtml } from "../../browser/navigation/page-html";

export interface BuiltPartProps {
  /** Path of the page it stands on. */
  readonly path: string;
  /** Its place among the parts of the page, from 0. */
  readonly index?: number;
  /** Absent in the browser's production bundle: the page's own file holds the HTML. */
  readonly children: ReactNode;
}

/**
 * A part of a page that is rendered at build time only. On the page a reader enters by, its DOM stays as it is; on
 * later pages it is what the navigation loaded. The caller passes its children only where process.env.BUILD_STAGE says
 * that this is the build, so their code is in no download.
 */
export function BuiltPart({ path, index = 0, children }: BuiltPartProps) {
  // Read once: if it differed in a later render, React would write it into the page again.
  const [html] = useState(() => readPageHtml(path)?.segments[index] ?? NO_HTML);
  return children ? (
    <div data-segment={index}>{children}</div>
  ) : (
    <div data-segment={index} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}
