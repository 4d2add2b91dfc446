import type { ReactNode } from "react";
import { readKeptHtml } from "../../browser/navigation/page-html";

export interface KeptProps {
  readonly id: string;
  /** Absent in the browser's production bundle: the page already holds the HTML. */
  readonly children: ReactNode;
}

/**
 * A part of the shell that is the same on every page: made at build time, never by a reader's React.
 * The caller leaves the children out by an inline test of process.env.BUILD_STAGE, so that their
 * code is in no download. browser/navigation/mark-current-page.ts moves the few marks that depend on the page.
 */
export function Kept({ id, children }: KeptProps) {
  return children ? (
    <div className="contents" data-kept={id}>
      {children}
    </div>
  ) : (
    // React leaves the HTML it finds; should it ever make the page anew, it gets the same again.
    <div
      className="contents"
      data-kept={id}
      dangerouslySetInnerHTML={{ __html: readKeptHtml(id) }}
      suppressHydrationWarning
    />
  );
}
