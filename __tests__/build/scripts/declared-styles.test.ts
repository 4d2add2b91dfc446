import { listDeclaredStyles } from "../../../src/build/scripts/declared-styles";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

test("the sheets of every page and of the home page are declared, no others and no scripts", () => {
  const assetsByChunkName = {
    app: ["styles.1.css", "app-1.js"],
    "component---src-pages-index-tsx": ["2.css", "2-1.js"],
    "component---src-pages-search-tsx": ["3.css"],
  };
  const root = newFolder({
    "public/webpack.stats.json": JSON.stringify({ assetsByChunkName }),
    "public/styles.1.css": "a{}",
    "public/2.css": "b{}",
    "public/3.css": "c{}",
  });
  expect(listDeclaredStyles(root)).toEqual(["a{}", "b{}"]);
});
