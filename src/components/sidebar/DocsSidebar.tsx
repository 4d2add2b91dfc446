import { memo } from "react";
import * as labels from "../../site/labels";
import { useDocHtml } from "../doc/doc-html";
import type { Doc } from "../doc/types";

/**
 * The tree of a docs sidebar, as HTML made at build time. React never touches it again while the
 * reader stays within the sidebar: what is open stays open, and browser/sidebar.ts moves the mark.
 */
export const DocsSidebar = memo(
  function DocsSidebar({ doc }: { readonly doc: Doc }) {
    const { sidebar } = useDocHtml(doc);
    return (
      <nav
        aria-label={labels.docsSidebar}
        data-sidebar={doc.sidebar}
        dangerouslySetInnerHTML={{ __html: sidebar }}
        suppressHydrationWarning
      />
    );
  },
  (before, after) => before.doc.sidebar === after.doc.sidebar,
);
