import { addSearchStyles } from "../../../src/search/ui/search-styles";

test("the styles of the search come once, as a sheet of the script's own", () => {
  const sheets: { text?: string }[] = [];
  // jsdom has no sheets that can be written.
  Object.assign(globalThis, {
    SEARCH_STYLES: ".modal{}",
    CSSStyleSheet: class {
      text?: string;
      replaceSync(text: string) {
        this.text = text;
      }
    },
  });
  Object.assign(document, { adoptedStyleSheets: sheets });
  addSearchStyles();
  addSearchStyles();
  expect(sheets.map(({ text }) => text)).toEqual([".modal{}"]);
});
