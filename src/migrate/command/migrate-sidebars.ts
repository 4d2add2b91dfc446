import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parse } from "yaml";
import { identifyDoc } from "../../base/doc-identity";
import { type Fault, faultAt } from "../../faults/fault";
import { DOCS_FOLDER } from "../base/target-file";
import { appendSidebar, toSidebars } from "../sidebars/to-sidebars";
import type { PlannedFile } from "../site/plan-files";
import { type ForeignSite, pathOf } from "../site/surroundings-of";
import { type ForeignFolder, type SidebarFile, pathFrom } from "./read-foreign-site";

export const SIDEBARS_FILE = "content/sidebars.yaml";

/**
 * Adds the other site's sidebars to ours. Returns the new text of our sidebars, a message for each sidebar that was
 * added, and a fault for everything that was left out.
 */
export function migrateSidebars(
  root: string,
  { base, sidebarFiles }: ForeignFolder,
  site: ForeignSite,
): { readonly text: string; readonly done: string[]; readonly open: Fault[] } {
  const path = join(root, SIDEBARS_FILE);
  let text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const done: string[] = [];
  const open: Fault[] = [];
  for (const sidebarFile of sidebarFiles) {
    const file = pathFrom(root, sidebarFile.file);
    const { sidebars } = sidebarFile;
    if (!sidebars) {
      open.push(
        faultAt(
          { file, line: 1, column: 1 },
          {
            rule: "migrate/decide",
            problem:
              "This sidebar can't be read without running its code, which this command doesn't do.",
            fix: `List the pages in ${SIDEBARS_FILE} by hand.`,
          },
        ),
      );
      continue;
    }
    const { sidebars: ours, lost } = toSidebars(sidebars, targetsOf(sidebarFile, base, site));
    open.push(
      ...lost.map(({ line, problem, fix }) =>
        faultAt({ file, line, column: 1 }, { rule: "migrate/left-out", problem, fix }),
      ),
    );
    for (const { name, items } of ours) {
      const own = sidebarFiles.length > 1 ? basename(dirname(sidebarFile.file)) : site.folder;
      const wanted = [basename(own), ...(ours.length > 1 ? [name] : [])].join("-");
      const free = freeName(wanted, text);
      text = appendSidebar(text, free, items);
      done.push(`${SIDEBARS_FILE} has a new sidebar "${free}", made from ${file}.`);
    }
  }
  return { text, done, open };
}

function targetsOf(
  { file }: SidebarFile,
  base: string,
  { routes, folder, basePath }: ForeignSite,
): Parameters<typeof toSidebars>[1] {
  const findFile = (target: string): PlannedFile | undefined => {
    const plain = target.split("#")[0]?.replace(/^\//, "") ?? "";
    const inside = pathFrom(base, resolve(dirname(file), plain));
    return routes.findFile(inside) ?? routes.findFile(plain) ?? routes.findPage(`/${plain}`);
  };
  return {
    findId: (target) => {
      const page = findFile(target);
      return page && !page.isFragment ? identifyDoc(page.to)?.id : undefined;
    },
    findPath: (href) => {
      const page = findFile(href);
      const at = href.indexOf("#");
      const anchor = at === -1 ? "" : href.slice(at);
      return page && pathOf(page, { basePath }) + anchor;
    },
    findFolder: (name) => {
      const target = join(folder, name === "." ? "" : name);
      return pathFrom(DOCS_FOLDER, target);
    },
  };
}

/** Returns a name that no sidebar has yet. */
function freeName(wanted: string, text: string): string {
  const sidebars: unknown = parse(text);
  const taken = typeof sidebars === "object" && sidebars !== null ? Object.keys(sidebars) : [];
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted}-${number}`;
  return name;
}
