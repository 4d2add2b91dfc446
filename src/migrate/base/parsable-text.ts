import { bracketAdmonitionTitles } from "../../markdown/read/parse/admonition-titles";
import { listLines, outsideCode } from "./outside-code";

/** Names of the elements that replace GitBook's blocks, such as `{% hint style="info" %}`. */
const GITBOOK_BLOCKS: Readonly<Record<string, string>> = {
  code: "GitBookCode",
  "content-ref": "GitBookRef",
  embed: "GitBookEmbed",
  hint: "Hint",
  step: "Step",
  stepper: "Steps",
  tab: "Tab",
  tabs: "Tabs",
};

const BLOCK = /\{% *(end)?([\w-]+)(?![\w-])([^%]*(?:%(?!\})[^%]*)*)%\}/g;
/** Matches a tag, whose attributes may contain arrow functions. */
const VOID_TAG = /<(br|hr|img|input|source|wbr)\b((?:=>|[^<>])*)>/gi;
/** Matches the id of a heading in a comment, which is one of the forms in Docusaurus. */
const COMMENTED_ID = /(?:\{\/\*|<!--)[ \t]*#([\p{L}\p{N}_.:-]+)[ \t]*(?:\*\/\}|-->)[ \t]*$/u;
const HEADING = /^[ \t>]*#{1,6}[ \t]/;
const BARE_VALUE = /(\s[\w-]+)=([^\s"'{}<>=]+)(?=[\s/>])/g;

/** Matches invisible characters that web editors leave behind. Our pages can't contain them (faults/odd-text.ts). */
const UNSEEN = /[\u00AD\u200B\u2060-\u2064\uFEFF]/g;

const FOR_ONE_MODE = String.raw`(?:<img\b[^<>]*\bdark:(?:hidden|block)\b[^<>]*>(?:<\/img>)?|!\[[^\]]*\]\([^()]*#gh-(?:dark|light)-mode-only\))`;
/** Matches a picture for light mode and one for dark mode next to each other. */
const PAIR = new RegExp(`${FOR_ONE_MODE}\\s*${FOR_ONE_MODE}`, "g");

/** True for a page from GitBook, in which braces, and `import` at the start of a line, are plain text. */
export function isGitBook(text: string): boolean {
  let isFound = false;
  outsideCode(text, (part) => {
    isFound ||= /\{% *[a-z]|\.gitbook\/|data-full-width|data-view="cards"/.test(part);
    return part;
  });
  return isFound;
}

/**
 * Converts a page of another tool to text that our parser accepts: rewrites comments, ids in them, URLs in angle brackets,
 * GitBook's blocks, and HTML that isn't valid JSX. Code and line numbers don't change.
 */
export function toParsableText(written: string, fromGitBook = isGitBook(written)): string {
  const text = listLines(fromGitBook ? fencePreformatted(written) : written)
    .map(({ line, isCode }) =>
      !isCode && HEADING.test(line) ? line.replace(COMMENTED_ID, "{#$1}") : line,
    )
    .join("\n");
  const closed = fromGitBook ? findClosedBlocks(text) : [];
  let block = 0;
  const readable = outsideCode(text, (part) => {
    const tagged = part
      .replace(UNSEEN, "")
      .replace(/<!--([\s\S]*?)-->/g, (_, words: string) => `{/*${words.replaceAll("*/", "* /")}*/}`)
      .replace(
        VOID_TAG,
        (_, name: string, attributes: string) =>
          `<${name}${attributes.trimEnd().replace(/\/$/, "").trimEnd()} />`,
      )
      .replace(PAIR, "<Frame>$&</Frame>")
      .replace(/<(https?:\/\/[^<>\s]+)>/g, "$1")
      .replace(/<([\w.+-]+@[\w.-]+)>/g, "[$1](mailto:$1)")
      .replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(BARE_VALUE, '$1="$2"'));
    if (!fromGitBook) return tagged;
    return tagged
      .replace(BLOCK, (_, end: string | undefined, name: string, words: string) => {
        const element = GITBOOK_BLOCKS[name] ?? toPascalCase(name);
        const isClosed = closed[block];
        block += 1;
        if (end !== undefined) return `</${element}>`;
        const attributes = toAttributes(words.trim());
        const isEmpty = isClosed === false && MAYBE_EMPTY.test(name);
        return `<${element}${attributes === "" ? "" : ` ${attributes}`}${isEmpty ? " /" : ""}>`;
      })
      .replace(/\$\$[\s\S]*?\$\$|(?<!\\)\{(?!\/\*)/g, (found) => (found === "{" ? "\\{" : found));
  });
  return bracketAdmonitionTitles(readable);
}

/** Matches the names of blocks that don't need a closing tag. */
const MAYBE_EMPTY = /^(?!(?:code|content-ref|hint|step|stepper|tab|tabs)$)/;

/**
 * Converts the text after a block's name to attributes. A file without a key becomes the value of `src`, and a
 * condition becomes the value of `words`.
 */
function toAttributes(words: string): string {
  if (/^(?:[\w-]+=(?:"[^"]*"|[^\s"]+)(?:\s+|$))*$/.test(words))
    return words.replace(BARE_VALUE, '$1="$2"');
  return words.startsWith('"') ? `src=${words}` : `words="${words.replaceAll('"', "&quot;")}"`;
}

/**
 * Returns one value for each block tag in the text, in order: true if it's an opening tag with a matching closing tag.
 */
function findClosedBlocks(text: string): boolean[] {
  const closed: boolean[] = [];
  const open: { readonly name: string; readonly at: number }[] = [];
  outsideCode(text, (part) => {
    for (const [, end, name = ""] of part.matchAll(BLOCK)) {
      if (end === undefined) open.push({ name, at: closed.length });
      else {
        const start = open.findLastIndex((one) => one.name === name);
        const opened = open[start];
        if (opened) {
          closed[opened.at] = true;
          open.splice(start);
        }
      }
      closed.push(false);
    }
    return part;
  });
  return closed;
}

const PREFORMATTED =
  /<pre\b([^<>]*)>\s*<code(?:\s+class="lang(?:uage)?-([\w+-]+)")?[^<>]*>([\s\S]*?)<\/code>\s*<\/pre>/g;

/** Converts HTML code blocks from GitBook, whose highlighted lines are in `<strong>`, to fences. */
function fencePreformatted(text: string): string {
  const isCode = listLines(text).map((line) => line.isCode);
  return text.replace(PREFORMATTED, (whole, looks: string, language, code: string, at: number) => {
    if (isCode[text.slice(0, at).split("\n").length - 1] === true) return whole;
    const lines = code.trimEnd().split("\n");
    const marked = lines.flatMap((line, at) => (line.includes("<strong>") ? [at + 1] : []));
    const title = /\stitle="([^"]*)"/.exec(looks)?.[1];
    const words = [
      typeof language === "string" ? language : "text",
      ...(title === undefined ? [] : [`title="${title}"`]),
      ...(marked.length === 0 ? [] : [`{${marked.join(",")}}`]),
    ];
    return `\`\`\`${words.join(" ")}\n${lines.map(toPlainCode).join("\n")}\n\`\`\``;
  });
}

const toPlainCode = (line: string): string =>
  line
    .replace(/<\/?strong>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
