import { readFileSync } from "node:fs";
import { join } from "node:path";

/** webpack's names for what every page has, and for the home page, which holds its styles itself. */
const CHUNKS_OF_HOME = ["app", "component---src-pages-index-tsx"];

/** Which files a chunk has become, as Gatsby writes it down for its own rendering of pages. */
interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** The texts of the style elements of the home page (components/layout/pre-render-html.tsx): whole style sheets. */
export function listDeclaredStyles(root: string): string[] {
  const read = (file: string): string => readFileSync(join(root, "public", file), "utf8");
  const { assetsByChunkName } = JSON.parse(read("webpack.stats.json")) as Stats;
  return CHUNKS_OF_HOME.flatMap((name) => assetsByChunkName[name] ?? [])
    .filter((file) => file.endsWith(".css"))
    .map(read);
}
