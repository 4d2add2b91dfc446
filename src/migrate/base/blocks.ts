/** Removes the indentation that all lines share, and the blank lines around the text. */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd()
    .split("\n");
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  // If the text starts on the line of the opening tag, its first line has no indentation, so `shared` is 0.
  const shared = Math.min(...(indents.length > 0 ? indents : [0]));
  return lines
    .map((line) => line.slice(Math.min(shared, line.length)))
    .join("\n")
    .trim();
}

/** Indents all lines except the first line and blank lines. */
export const indent = (text: string, by: number): string =>
  text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(by)}`);

/** Removes the indentation that the lines had in the source, since `indent` would add it again. */
export const outdent = (text: string, by: number): string =>
  by === 0 ? text : text.replace(new RegExp(`\\n {1,${by}}`, "g"), "\n");

/** Joins the lines of a sentence. */
export const toOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
    .trim();

/** Wraps blocks in a component. */
export const wrap = (open: string, content: string, close: string): string =>
  content === "" ? `${open}\n\n${close}` : `${open}\n\n${content}\n\n${close}`;

/** Builds an admonition. It has more colons than the admonitions inside it. */
export function toAdmonition(kind: string, title: string | undefined, content: string): string {
  const inner = [...content.matchAll(/^[ \t>]*(:{3,})/gm)].map(([, colons = ""]) => colons.length);
  const colons = ":".repeat(Math.max(3, ...inner.map((length) => length + 1)));
  // GitBook's hints have no titles, so writers start them with a heading. That heading becomes the title.
  const [whole = "", heading] = /^#{1,6} ([^\n]+)\n+/.exec(content) ?? [];
  const words = title ?? heading?.trim() ?? "";
  const label = words === "" ? "" : `[${words}]`;
  const text = title === undefined ? content.slice(whole.length) : content;
  return wrap(`${colons}${kind}${label}`, text, colons);
}

/** Builds a component's opening tag. Undefined attributes are left out. */
export function openTag(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value.replaceAll('"', "&quot;")}"`],
  );
  return `<${name}${pairs.join("")}>`;
}

/** Builds the tag of a component without content. */
export const emptyTag = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string => openTag(name, attributes).replace(/>$/, " />");

/** Converts a label to a value: `Linux and macOS` to `linux-and-macos`. */
export const toValue = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
