/** `modal.css` with all it imports, minified; put in by gatsby/webpack-config.ts, since Gatsby would load it with every page. */
declare const SEARCH_STYLES: string;

let sheet: CSSStyleSheet | undefined;

/** Adds the styles of the search to the page, once; as a sheet of the script's own, which a security policy allows. */
export function addSearchStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(SEARCH_STYLES);
  document.adoptedStyleSheets.push(sheet);
}
