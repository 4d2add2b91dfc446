import type { ReactNode } from "react";
import { readKeptHtml } from "../../browser/navigation/page-html";

export interface KeptProps {
  readonly id: string;
  /** Absent in the browser's production bundle: the page already holds the HTML. */
  readonly children: ReactNode;
}

/**
 * A part of the shell that is the same on every page: rendered at build time, never in the browser. The caller passes
 * its children only where process.env.BUILD_STAGE says that this is the build, so their code is in no download.
 * browser/navigation/mark-current-page.ts moves the few marks that depend on the page.
 */
export function Kept({ id, children }: KeptProps) {
  return children ? (
    <div className="contents" data-kept={id}>
      {children}
    </div>
  ) : (
    // React keeps the HTML that is there; if it ever has to render the page again, it gets the same HTML.
    <div
      className="contents"
      data-kept={id}
      dangerouslySetInnerHTML={{ __html: readKeptHtml(id) }}
      suppressHydrationWarning
    />
  );
}
