import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../../faults/fault";
import type { Site } from "../../model/docs/site";
import { flattenSidebar } from "../../model/sidebars/flatten-sidebar";
import { checkNavbar } from "../../site/shell/check-navbar";
import { navbar } from "../../site/shell/navbar";
import { checkPageModules } from "./check-page-modules";

const NAVBAR_FILE = "src/site/shell/navbar.ts";

/** Finds mistakes in the site's own data and pages that TypeScript cannot find. */
export function checkSiteCode(root: string, { versions, sidebars }: Site): Fault[] {
  const last = versions.find(({ isLast }) => isLast)?.name;
  const scope = {
    file: NAVBAR_FILE,
    source: readFileSync(join(root, NAVBAR_FILE), "utf8"),
    sidebars: new Map(
      sidebars
        .filter(({ version }) => version === last)
        .map(({ name, items }) => [name, flattenSidebar(items).length]),
    ),
  };
  return [...checkNavbar(navbar, scope), ...checkPageModules(root)];
}
