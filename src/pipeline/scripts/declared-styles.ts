import { readFileSync } from "node:fs";
import { join } from "node:path";

/** webpack's names for what every page has, and for what pages of one kind have. */
const CHUNK_OF_PAGES = /^(?:app$|component---)/;

/** Which files a chunk has become, as Gatsby writes it down for its own rendering of pages. */
interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** The texts of the style elements of pages: whole style sheets. */
export function listDeclaredStyles(root: string): string[] {
  const read = (file: string): string => readFileSync(join(root, "public", file), "utf8");
  const { assetsByChunkName } = JSON.parse(read("webpack.stats.json")) as Stats;
  const files = Object.entries(assetsByChunkName)
    .filter(([name]) => CHUNK_OF_PAGES.test(name))
    .flatMap(([, assets]) => assets)
    .filter((file) => file.endsWith(".css"));
  return [...new Set(files.map(read))];
}
