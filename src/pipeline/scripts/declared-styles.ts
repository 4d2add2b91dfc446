import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Matches webpack's names for the chunk that all pages share, and for the chunks of each kind of page. */
const CHUNK_OF_PAGES = /^(?:app$|component---)/;

/** The files of each chunk, as Gatsby records them for rendering pages. */
interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Lists the texts of the pages' style elements, which are whole style sheets. */
export function listDeclaredStyles(root: string): string[] {
  const read = (file: string): string => readFileSync(join(root, "public", file), "utf8");
  const { assetsByChunkName } = JSON.parse(read("webpack.stats.json")) as Stats;
  const files = Object.entries(assetsByChunkName)
    .filter(([name]) => CHUNK_OF_PAGES.test(name))
    .flatMap(([, assets]) => assets)
    .filter((file) => file.endsWith(".css"));
  return [...new Set(files.map(read))];
}
