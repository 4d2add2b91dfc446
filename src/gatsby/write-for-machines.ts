import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { cacheFolderOf } from "./cache-files";
import { readCards } from "./card-files";
import { listIconFiles } from "./icon-files";
import { listCardPages } from "./listed-pages";
import { listMachineFiles } from "./machine-files";
import { type PublicFiles, writePublicFiles } from "./public-files";

/**
 * What the site sends out beside its pages for machines: twins, lists of them, feed, icons, and a card for each page,
 * which has been drawn before.
 */
export async function writeForMachines(publicFolder: string, args: NodePluginArgs): Promise<void> {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const listOf = (name: string): string => join(cacheFolderOf(root), `written-${name}.json`);
  const writing = args.reporter.activityTimer(
    "machines: write twins, lists, feed, icons and cards",
  );
  writing.start();
  const files: PublicFiles = new Map<string, string | Uint8Array>([
    ...listMachineFiles(args),
    ...(await listIconFiles(root)),
  ]);
  const cards = readCards(root, listCardPages(args));
  writePublicFiles(publicFolder, listOf("machines"), files);
  writePublicFiles(publicFolder, listOf("cards"), cards);
  writing.setStatus(`${files.size} files, ${cards.size} cards`);
  writing.end();
}
