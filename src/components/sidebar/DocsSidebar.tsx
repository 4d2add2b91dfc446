import { memo, useEffect, useMemo, useRef, useState } from "react";
import { trustHtml } from "../../browser/base/trusted-html";
import { findSidebar, loadSidebar } from "../../browser/navigation/sidebar-items";
import { type PageSection, createSidebarHtml } from "../../docs/sidebars/sidebar-html";
import * as labels from "../../site/labels";

export interface DocsSidebarProps {
  readonly name: string;
  /** URL of the sidebar's items. */
  readonly file: string;
  /** The current page's path, decoded. */
  readonly path: string;
  /** Sections that are listed below the page's own link. */
  readonly sections: readonly PageSection[];
}

/**
 * The tree in a docs sidebar. Built pages contain it; the browser fetches its items when the reader goes to another
 * page (browser/navigation/links.ts). React doesn't render the tree again while it contains the current page, so that
 * open categories stay open; browser/widgets/sidebar.ts marks the current page.
 */
export const DocsSidebar = memo(
  function DocsSidebar({ name, file, path, sections }: DocsSidebarProps) {
    const [fetched, setFetched] = useState<Awaited<ReturnType<typeof loadSidebar>>>();
    const items = findSidebar(file) ?? fetched;
    const builtFile = useRef(file);
    // When the reader goes back, the page may be shown before its sidebar has been fetched.
    useEffect(() => {
      if (!items && !(file === builtFile.current && isShown()))
        void loadSidebar(file).then(setFetched);
    }, [file, items]);
    // Without items, the built HTML stays. The object must be the same on every render, or React would set the HTML
    // again.
    const html = useMemo(
      () => trustHtml(items ? createSidebarHtml(items)(path, sections) : ""),
      [items, path, sections],
    );
    return (
      <nav
        aria-label={labels.docsSidebar}
        data-sidebar={name}
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
    );
  },
  // The file's name changes with its items, so a writer's edits appear on the open page.
  (before, after) => before.file === after.file && isShown(),
);

/** True if the page shows a tree with links. */
const isShown = (): boolean => document.querySelector("nav[data-sidebar] a") !== null;
