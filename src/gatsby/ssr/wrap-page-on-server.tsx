import { join } from "node:path";
import type { GatsbyBrowser } from "gatsby";
import { findSidebar, keepSidebar } from "../../browser/navigation/sidebar-items";
import type { DocData } from "../../components/base/types";
import { wrapPageElement } from "../../components/layout/wrap-page-element";
import type { SidebarItem } from "../../docs/sidebars/types";

/**
 * Gets `fs` without importing it. If a module imports `fs`, Gatsby rerenders all pages in every build, since it can't
 * tell whether the files that the pages read have changed. Sidebar files don't need that: a file's name is a digest
 * of its text and is part of a page's data.
 */
const { readFileSync } = process.getBuiltinModule("node:fs");

/**
 * Wraps a page in the layout, as in a browser. A page's data contains only the name of its sidebar file, so the
 * sidebar's items are read from public/.
 */
export const wrapPageOnServer: NonNullable<GatsbyBrowser["wrapPageElement"]> = (args, options) => {
  const data = args.props.data as Partial<DocData> | undefined;
  const file = data?.doc?.sidebarFile;
  if (file != null && !findSidebar(file)) {
    const text = readFileSync(join("public", file), "utf8"); // Gatsby's working directory is the site's folder.
    keepSidebar(file, JSON.parse(text) as SidebarItem[]); // Our build wrote it (pipeline/bodies/sidebar-files.ts).
  }
  return wrapPageElement(args, options);
};
