import { memo, useEffect, useMemo, useRef, useState } from "react";
import { findSidebar, loadSidebar } from "../../browser/navigation/sidebar-items";
import { trustHtml } from "../../browser/trusted-html";
import { type PageSection, createSidebarHtml } from "../../model/sidebars/sidebar-html";
import * as labels from "../../site/labels";

export interface DocsSidebarProps {
  readonly name: string;
  /** URL of the sidebar's items. */
  readonly file: string;
  /** The path of the current page, decoded. */
  readonly path: string;
  /** Sections to list below the page's own link. */
  readonly sections: readonly PageSection[];
}

/**
 * The tree of a docs sidebar. Built pages contain it; the browser fetches the items when the reader navigates to
 * another page (browser/navigation/links.ts). React leaves the tree alone while it contains the current page, so that
 * open categories stay open; browser/widgets/sidebar.ts marks the current page.
 */
export const DocsSidebar = memo(
  function DocsSidebar({ name, file, path, sections }: DocsSidebarProps) {
    const [fetched, setFetched] = useState<Awaited<ReturnType<typeof loadSidebar>>>();
    const items = findSidebar(file) ?? fetched;
    const builtFile = useRef(file);
    // When the reader goes back, a page may be shown before its sidebar has been fetched.
    useEffect(() => {
      if (!items && !(file === builtFile.current && isShown()))
        void loadSidebar(file).then(setFetched);
    }, [file, items]);
    // Without items, the built HTML stays. It must be the same object on every render, or React would set it again.
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
  // The file's name changes with its items, so a writer's edit shows up on the open page.
  (before, after) => before.file === after.file && isShown(),
);

/** True if the tree on the screen has links. Large trees omit the items of closed categories. */
const isShown = (): boolean => document.querySelector("nav[data-sidebar] a") !== null;
