/** Adds styles to the page as a sheet of the script's own, which a security policy allows. */
export function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
