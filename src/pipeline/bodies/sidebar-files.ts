import { join } from "node:path";
import type { Doc, Site } from "../../docs/site";
import { digestOf } from "../store/cache-files";
import { listFiles } from "../store/list-files";
import { removeOutput, writeOutput } from "../store/output-files";

/**
 * Folder in public/. Hosts let browsers cache everything in static/ permanently, because a file's name changes with its
 * content.
 */
const FOLDER = "static/sidebars";

/**
 * Writes the items of each sidebar to a file of their own, which browsers fetch when a reader enters another area. In
 * page data, they would be repeated for every page. Removes files from earlier builds.
 * @returns The address of a doc's sidebar, or null for a doc without one.
 */
export function writeSidebars(
  root: string,
  { sidebars }: Pick<Site, "sidebars">,
): (doc: Pick<Doc, "version" | "sidebar">) => string | null {
  const publicFolder = join(root, "public");
  const old = new Set(listFiles(publicFolder, FOLDER));
  const files = new Map<string, string>();
  for (const { version, name, items } of sidebars) {
    const text = JSON.stringify(items);
    const file = `${FOLDER}/${digestOf(text)}.json`;
    if (!old.delete(file)) writeOutput(publicFolder, file, text);
    files.set(`${version}/${name}`, `/${file}`);
  }
  for (const file of old) removeOutput(publicFolder, file);
  return ({ version, sidebar }) => files.get(`${version}/${sidebar ?? ""}`) ?? null;
}
