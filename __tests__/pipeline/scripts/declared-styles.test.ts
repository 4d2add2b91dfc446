import { listDeclaredStyles } from "../../../src/pipeline/scripts/declared-styles";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

test("the style sheets in pages are declared, each text once, but no others and no scripts", () => {
  const assetsByChunkName = {
    app: ["styles.1.css", "app-1.js"],
    search: ["4.css"],
    "component---src-pages-index-tsx": ["2.css", "2-1.js"],
    "component---src-pages-search-tsx": ["styles.1.css", "3.css"],
  };
  const root = newFolder({
    "public/webpack.stats.json": JSON.stringify({ assetsByChunkName }),
    "public/styles.1.css": "a{}",
    "public/2.css": "b{}",
    "public/3.css": "b{}",
    "public/4.css": "c{}",
  });
  expect(listDeclaredStyles(root)).toEqual(["a{}", "b{}"]);
});
