const added = new Set<string>();

/** Adds styles to the page as a constructed sheet, which the security policy allows. The same text is added once. */
export function addStyles(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
