import { join } from "node:path";
import { type CardPage, listCards } from "../cards/card-files";
import { listIconFiles } from "../cards/icon-files";
import { cacheFolderOf } from "../store/cache-files";
import { type PublicFiles, writePublicFiles } from "../store/public-files";
import { type MachineReadableSource, listMachineReadableFiles } from "./machine-readable-files";

/** Source of a site's machine-readable files. */
export interface MachineReadableInput {
  readonly root: string;
  readonly publicFolder: string;
  readonly source: MachineReadableSource;
  readonly cards: readonly CardPage[];
}

/**
 * Writes the outputs that don't need finished pages: the files of `listMachineReadableFiles`, icons, and a card for
 * each page. The Markdown copies and cards have to be in the cache already. Returns the files' addresses.
 */
export async function writeMachineReadableFiles(input: MachineReadableInput): Promise<string[]> {
  const { root, publicFolder, source } = input;
  const listOf = (name: string): string => join(cacheFolderOf(root), `written-${name}.json`);
  const files: PublicFiles = new Map<string, string | Uint8Array>([
    ...listMachineReadableFiles(root, source),
    ...(await listIconFiles(root)),
  ]);
  const cards = listCards(root, input.cards);
  writePublicFiles(publicFolder, listOf("machine-readable"), files);
  writePublicFiles(publicFolder, listOf("cards"), cards);
  return [...files.keys(), ...cards.keys()];
}
