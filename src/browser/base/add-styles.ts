const added = new Set<string>();

/**
 * Adds CSS to the page as a constructed style sheet, which the security policy allows. Adding the same CSS twice has no
 * effect.
 */
export function addStyles(text: string): void {
  if (added.has(text)) return;
  added.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
