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

/** What a twin is made of: blocks that any reader of Markdown knows. */
export type MarkdownBlock = RootContent;

/** Words for a sentence: text as it is. */
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
  children: children as Blockquote["children"], // Definitions, which a quote cannot hold, are in no twin.
});

export const codeBlock = (lang: string, value: string, meta?: string): Code => ({
  type: "code",
  lang,
  value,
  ...(meta !== undefined && { meta }),
});

/** A table; its first row is the head. */
export const table = (rows: readonly (readonly Words[])[]): Table => ({
  type: "table",
  children: rows.map((cells) => ({
    type: "tableRow",
    children: cells.map((words) => ({ type: "tableCell", children: toContent(words) })),
  })),
});

/** `a`, `b` and more with something between each two. */
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

/** Text with its `code` in backticks marked up, as data files write it. */
export const withCode = (source: string): PhrasingContent[] =>
  source.split("`").flatMap((part, index): PhrasingContent[] => {
    if (part === "") return [];
    return index % 2 === 1 ? [code(part)] : [text(part)];
  });
