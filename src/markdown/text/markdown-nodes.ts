import type {
  Blockquote,
  Code,
  Emphasis,
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from "mdast";

/** A block that every Markdown parser supports. */
export type MarkdownBlock = RootContent;

/** Content of a sentence; a string is plain text. */
export type Words = string | PhrasingContent | readonly PhrasingContent[];

export const text = (value: string): Text => ({ type: "text", value });

const toContent = (words: Words): PhrasingContent[] =>
  typeof words === "string" ? [text(words)] : "type" in words ? [words] : [...words];

export const code = (value: string): InlineCode => ({ type: "inlineCode", value });

export const strong = (...words: readonly Words[]): Strong => ({
  type: "strong",
  children: words.flatMap(toContent),
});

export const emphasis = (...words: readonly Words[]): Emphasis => ({
  type: "emphasis",
  children: words.flatMap(toContent),
});

export const link = (url: string, ...words: readonly Words[]): Link => ({
  type: "link",
  url,
  children: words.flatMap(toContent),
});

export const paragraph = (...words: readonly Words[]): Paragraph => ({
  type: "paragraph",
  children: words.flatMap(toContent),
});

export const heading = (depth: Heading["depth"], ...words: readonly Words[]): Heading => ({
  type: "heading",
  depth,
  children: words.flatMap(toContent),
});

export const quote = (children: readonly MarkdownBlock[]): Blockquote => ({
  type: "blockquote",
  children: children as Blockquote["children"], // A quote can't contain definitions, so there are none.
});

export const codeBlock = (lang: string, value: string, meta?: string): Code => ({
  type: "code",
  lang,
  value,
  ...(meta !== undefined && { meta }),
});

/** Creates a table. The first row is the header. */
export const table = (rows: readonly (readonly Words[])[]): Table => ({
  type: "table",
  children: rows.map((cells) => ({
    type: "tableRow",
    children: cells.map((words) => ({ type: "tableCell", children: toContent(words) })),
  })),
});

/** Joins parts with a separator; the last two are joined with `last`. */
export function separate(
  parts: readonly PhrasingContent[],
  separator: string,
  last = separator,
): PhrasingContent[] {
  return parts.flatMap((part, index) => {
    if (index === 0) return [part];
    return [text(index === parts.length - 1 ? last : separator), part];
  });
}

/** Parses text from data files, which may contain `code` in backticks. */
export const withCode = (source: string): PhrasingContent[] =>
  source.split("`").flatMap((part, index): PhrasingContent[] => {
    if (part === "") return [];
    return index % 2 === 1 ? [code(part)] : [text(part)];
  });
