/** Escapes text for use between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (char) => (char === "&" ? "&amp;" : "&lt;"));
}

/**
 * Escapes text for use between tags, and renders `code` in backticks, the only Markdown that data files may contain.
 */
export const escapeWithCode = (text: string): string =>
  escapeText(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);

/** Escapes text for use in a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&"<]/g, (char) =>
    char === "&" ? "&amp;" : char === '"' ? "&quot;" : "&lt;",
  );
}

/** Attribute values by name. `true` is printed as a bare name; `false` and `undefined` omit the attribute. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Prints ` name="value"` for each attribute, with a leading space, to be appended to a tag's name. */
export function formatAttributes(attributes: Attributes): string {
  let html = "";
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return html;
}
