/** Text made safe between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (char) => (char === "&" ? "&amp;" : "&lt;"));
}

/** Text made safe between tags, its `code` in backticks marked up: the one piece of Markdown that data files may use. */
export const escapeWithCode = (text: string): string =>
  escapeText(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);

/** Text made safe inside a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&"<]/g, (char) =>
    char === "&" ? "&amp;" : char === '"' ? "&quot;" : "&lt;",
  );
}

/** Attribute values as HTML writes them: `true` is a bare name; `false` and `undefined` leave it out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** ` name="value"` for each attribute, with a leading space, ready to stand behind a tag's name. */
export function formatAttributes(attributes: Attributes): string {
  let html = "";
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return html;
}
