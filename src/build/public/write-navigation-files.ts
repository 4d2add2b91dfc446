import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isNavigationFile, navigationFile, pageOfData } from "../../model/docs/paths";
import { removeOutput, writeOutput } from "../store/output-files";

/** A style sheet in a page, with the address of its file. */
const STYLES = /<style data-href="([^"]+)"[^]*?<\/style>/g;

/**
 * Writes what a navigation fetches of each page: the page with links in the place of its styles, which are 7 of the 18 KB
 * that a page takes packed. Removes the files of pages that are gone.
 * @param addresses All files of the public folder.
 * @returns The addresses of the files.
 */
export function writeNavigationFiles(publicFolder: string, addresses: readonly string[]): string[] {
  const read = (address: string): string => readFileSync(join(publicFolder, address), "utf8");
  const before = new Set(addresses.filter(isNavigationFile));
  const data = addresses.filter((address) => !before.has(address));
  const written = data.flatMap((address) => {
    const name = pageOfData(address);
    if (name === undefined) return [];
    // Gatsby's own page of errors is the one whose path has an ending.
    const html = read(name.endsWith(".html") ? name : join(name, "index.html"));
    const text = html.replaceAll(STYLES, '<link rel="stylesheet" href="$1"/>');
    const file = navigationFile(name);
    if (!before.delete(file) || read(file) !== text) writeOutput(publicFolder, file, text);
    return [file];
  });
  for (const file of before) removeOutput(publicFolder, file);
  return written;
}
