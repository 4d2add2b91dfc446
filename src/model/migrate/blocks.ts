/** A text without the indentation that all of its lines share, and without blank lines around it. */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd()
    .split("\n");
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  // What stands on the line of the opening tag has no indentation to share.
  const shared = Math.min(...(indents.length > 0 ? indents : [0]));
  return lines
    .map((line) => line.slice(Math.min(shared, line.length)))
    .join("\n")
    .trim();
}

/** All lines but the first further to the right; blank ones stay blank. */
export const indent = (text: string, by: number): string =>
  text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(by)}`);

/** The reverse of `indent`, for what has its old indentation still. */
export const outdent = (text: string, by: number): string =>
  by === 0 ? text : text.replace(new RegExp(`\\n {1,${by}}`, "g"), "\n");

/** A sentence over several lines, on one. */
export const toOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
    .trim();

/** A component around blocks. */
export const wrap = (open: string, content: string, close: string): string =>
  content === "" ? `${open}\n\n${close}` : `${open}\n\n${content}\n\n${close}`;

/** An admonition; one that holds another one has more colons. */
export function toAdmonition(kind: string, title: string | undefined, content: string): string {
  const inner = [...content.matchAll(/^[ \t>]*(:{3,})/gm)].map(([, colons = ""]) => colons.length);
  const colons = ":".repeat(Math.max(3, ...inner.map((length) => length + 1)));
  // GitBook has no titles: writers begin with a heading.
  const [whole = "", heading] = /^#{1,6} ([^\n]+)\n+/.exec(content) ?? [];
  const words = title ?? heading?.trim() ?? "";
  const label = words === "" ? "" : `[${words}]`;
  const text = title === undefined ? content.slice(whole.length) : content;
  return wrap(`${colons}${kind}${label}`, text, colons);
}

/** A component's opening tag; attributes without a value are left out. */
export function openTag(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value.replaceAll('"', "&quot;")}"`],
  );
  return `<${name}${written.join("")}>`;
}

/** `openTag` for a component that holds nothing. */
export const emptyTag = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string => openTag(name, attributes).replace(/>$/, " />");

/** A word or two as a value: `Linux and macOS` is `linux-and-macos`. */
export const toValue = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
