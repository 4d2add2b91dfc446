import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { resolveFrom } from "../docs/markdown/relative-path";
import { cardArea } from "../site/cards";
import * as labels from "../site/labels";
import { cacheFolderOf } from "./cache-files";
import { type CardPage, listCardFiles } from "./card-files";
import { listIconFiles } from "./icon-files";
import { listMachineFiles } from "./machine-files";
import { type PublicFiles, writePublicFiles } from "./public-files";

/** Pages that search engines may not find, but people may share. */
const HIDDEN_PAGES = [
  { path: "/search", title: labels.searchPage },
  { path: "/404", title: labels.notFoundTitle },
] as const;

/** Fields of the nodes that are read here. */
interface DocNode {
  readonly path: string;
  readonly title: string;
  readonly image: string | null;
  readonly sourcePath: string;
}

const cardOf = (path: string, title: string): CardPage => ({ path, title, area: cardArea(path) });

/** A writer's own picture lies beside the doc, or in `static/`. */
function imageOf({ image, sourcePath }: DocNode): Pick<CardPage, "image"> {
  if (image === null) return {};
  return { image: image.startsWith("/") ? `static${image}` : resolveFrom(sourcePath, image) };
}

/**
 * What the site sends out beside its pages for machines: twins, lists of them, feed, icons, and a card for each page.
 * `others` are the pages that are no docs.
 */
export async function writeForMachines(
  publicFolder: string,
  others: readonly { readonly path: string; readonly title: string }[],
  args: NodePluginArgs,
): Promise<void> {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const listOf = (name: string): string => join(cacheFolderOf(root), `written-${name}.json`);
  const writing = args.reporter.activityTimer("machines: write twins, lists, feed and icons");
  writing.start();
  const files: PublicFiles = new Map<string, string | Uint8Array>([
    ...listMachineFiles(args),
    ...(await listIconFiles(root)),
  ]);
  writePublicFiles(publicFolder, listOf("machines"), files);
  writing.setStatus(`${files.size} files`);
  writing.end();
  const drawing = args.reporter.activityTimer("cards: draw a picture for each page");
  drawing.start();
  const docs = (args.getNodesByType("Doc") as unknown as DocNode[]).map((doc) => ({
    ...cardOf(doc.path, doc.title),
    ...imageOf(doc),
  }));
  const pages = [...others, ...HIDDEN_PAGES].map(({ path, title }) => cardOf(path, title));
  const cards = [...docs, ...pages];
  const { files: cardFiles, drawn } = await listCardFiles(root, cards);
  writePublicFiles(publicFolder, listOf("cards"), cardFiles);
  drawing.setStatus(`${drawn} drawn, ${cards.length - drawn} kept`);
  drawing.end();
}
