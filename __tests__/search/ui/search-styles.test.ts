import { addSearchStyles } from "../../../src/search/ui/search-styles";

test("the styles of the search are added once, as a style sheet made by the script", () => {
  const sheets: { text?: string }[] = [];
  // jsdom doesn't support constructable style sheets.
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
