import { bracketAdmonitionTitles } from "../markdown/parse/admonition-titles";
import { outsideCode } from "./outside-code";

/** The blocks of GitBook, `{% hint style="info" %}`, with the names of the elements they are read as. */
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

const BLOCK = /\{% *(end)?([\w-]+)(?![\w-])([^%]*)%\}/g;
const VOID_TAG = /<(br|hr|img|input|source|wbr)\b([^<>]*)>/gi;
const BARE_VALUE = /(\s[\w-]+)=([^\s"'{}<>=]+)(?=[\s/>])/g;

/** Whether a page was written for GitBook, where braces and `import` at the start of a line are plain text. */
export const isGitBook = (text: string): boolean =>
  /\{% *(?:hint|tabs|code|content-ref|embed|stepper|file)\b|\.gitbook\/|data-full-width|data-view="cards"/.test(
    text,
  );

/**
 * A page of another system as text that our parser can read: HTML that is no JSX, comments, addresses in angle
 * brackets and the blocks of GitBook are written as elements. Code stays as it is, and so does the number of lines.
 */
export function toParsableText(text: string): string {
  const fromGitBook = isGitBook(text);
  const readable = outsideCode(text, (part) => {
    const tagged = part
      .replace(/<!--([\s\S]*?)-->/g, (_, words: string) => `{/*${words.replaceAll("*/", "* /")}*/}`)
      .replace(
        VOID_TAG,
        (_, name: string, attributes: string) =>
          `<${name}${attributes.trimEnd().replace(/\/$/, "").trimEnd()} />`,
      )
      .replace(/<(https?:\/\/[^<>\s]+)>/g, "$1")
      .replace(/<([\w.+-]+@[\w.-]+)>/g, "[$1](mailto:$1)")
      .replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(BARE_VALUE, '$1="$2"'));
    if (!fromGitBook) return tagged;
    return tagged
      .replace(BLOCK, (whole, end: string | undefined, name: string, words: string, at: number) => {
        const element = GITBOOK_BLOCKS[name] ?? toPascalCase(name);
        if (end !== undefined) return `</${element}>`;
        // What a block includes is the one thing that is named without a key.
        const attributes = words.trim().replace(/^(?=")/, "src=");
        const isEmpty = !hasEnd(name, tagged.slice(at + whole.length));
        return `<${element}${attributes === "" ? "" : ` ${attributes}`}${isEmpty ? " /" : ""}>`;
      })
      .replace(/(?<!\\)\{(?!\/\*)/g, "\\{");
  });
  return bracketAdmonitionTitles(readable);
}

/** Blocks that may stand without an end. */
const MAYBE_EMPTY = /^(?!(?:code|content-ref|hint|step|stepper|tab|tabs)$)/;

/** Whether a block of this name ends in the text behind it, before another one begins. */
function hasEnd(name: string, behind: string): boolean {
  if (!MAYBE_EMPTY.test(name)) return true;
  const end = behind.search(new RegExp(`\\{% *end${name} *%\\}`));
  const next = behind.search(new RegExp(`\\{% *${name}\\b`));
  return end !== -1 && (next === -1 || end < next);
}

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
