import { type ReactNode, useState } from "react";
import { trustHtml } from "../../browser/base/trusted-html";

export interface ServerOnlyProps {
  readonly id: string;
  /** Absent in the browser's production bundle, because the page already contains the HTML. */
  readonly children: ReactNode;
}

/**
 * A part of the layout that is the same on every page: it is rendered at build time, never in the browser. Callers must
 * compare process.env.BUILD_STAGE themselves, because webpack only drops what the children import if this comparison is
 * written out. browser/navigation/mark-current-page.ts updates the few attributes that depend on the page.
 */
export function ServerOnly({ id, children }: ServerOnlyProps) {
  // React leaves existing HTML alone. If React ever has to render the page again, it writes the same HTML.
  const [html] = useState(() => (children ? "" : readBuiltHtml(id)));
  return children ? (
    <div className="contents" data-server-only={id}>
      {children}
    </div>
  ) : (
    <div
      className="contents"
      data-server-only={id}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

const readBuiltHtml = (id: string) =>
  trustHtml(document.querySelector(`[data-server-only="${id}"]`)?.innerHTML ?? "");
