import { memo } from "react";
import * as labels from "../../site/labels";
import { useDocHtml } from "../doc/doc-html";
import type { Doc } from "../doc/types";

export interface DocsSidebarProps {
  readonly doc: Doc;
}

/**
 * The tree of a docs sidebar, as HTML made at build time. React does not touch it while the reader stays in this
 * sidebar: open categories stay open, and browser/widgets/sidebar.ts moves the mark.
 */
export const DocsSidebar = memo(
  function DocsSidebar({ doc }: DocsSidebarProps) {
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
  // Its file is named by its entries: a writer's edit of them shows on the open page.
  (before, after) => before.doc.sidebarFile === after.doc.sidebarFile && isInTree(after.doc.path),
);

/** Whether the sidebar's HTML contains a page; large sidebars leave out the items of closed categories. */
function isInTree(path: string): boolean {
  const links = document.querySelectorAll("nav[data-sidebar] a:not(.sidebar-more)");
  return [...links].some((link) => link.getAttribute("href") === encodeURI(path));
}
