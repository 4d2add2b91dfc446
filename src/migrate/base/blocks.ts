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

/**
 * Replaces the last occurrence of a URL. Angle brackets around the URL are removed too, because they are only needed
 * for spaces, which our URLs don't contain.
 */
export function replaceLast(text: string, from: string, to: string): string {
  if (from === to || from === "") return text;
  const forms = [`<${from}>`, from, encodeURI(from)];
  for (const form of forms) {
    const at = text.lastIndexOf(form);
    if (at !== -1) return text.slice(0, at) + to + text.slice(at + form.length);
  }
  return text;
}

/** Closes the gap where an element inside emphasis was left out: `**a **` isn't bold. */
export const closeUp = (text: string): string =>
  text
    .replace(/^([*_~]+)((?:\uE000.)*)\s+/, "$1$2")
    .replace(/(?<!\s)\s+((?:\uE000.)*)([*_~]+)$/, "$1$2")
    .replace(/^([*_~]+)((?:\uE000.)*)\1$/, "$2");

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

/** Makes an admonition a note. Without a title, the name of its kind becomes the title. */
export const toNote = (text: string): string =>
  text.replace(/^(:{3,})([\w-]+)(\[)?/, (_, colons: string, name: string, title?: string) => {
    const words = name.replace(/[-_]/g, " ").replace(/^./, (first) => first.toUpperCase());
    return `${colons}note${title ?? `[${words}]`}`;
  });

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
