import { join } from "node:path";
import type { GatsbyBrowser } from "gatsby";
import { findSidebar, keepSidebar } from "../../browser/navigation/sidebar-items";
import type { DocData } from "../../components/doc/types";
import { wrapPageElement } from "../../components/layout/wrap-page-element";
import type { SidebarItem } from "../../model/sidebars/types";

/**
 * With an imported `fs`, Gatsby would render all pages in every build, since it can't know whether a file that was read
 * has changed. This file's name is the digest of its text, and part of the page's data.
 */
const { readFileSync } = process.getBuiltinModule("node:fs");

/**
 * Puts the layout around a page, as in a browser. A page's data only names its sidebar, so its items are read from
 * public/.
 */
export const wrapPageOnServer: NonNullable<GatsbyBrowser["wrapPageElement"]> = (args, options) => {
  const data = args.props.data as Partial<DocData> | undefined;
  const file = data?.doc?.sidebarFile;
  if (file != null && !findSidebar(file)) {
    const text = readFileSync(join("public", file), "utf8"); // Gatsby runs in the site's folder.
    keepSidebar(file, JSON.parse(text) as SidebarItem[]); // Our build wrote it (pipeline/bodies/sidebar-files.ts).
  }
  return wrapPageElement(args, options);
};
