import { bracketAdmonitionTitles } from "../markdown/parse/admonition-titles";
import { outsideCode } from "./outside-code";

/** Names of the elements that blocks of GitBook, such as `{% hint style="info" %}`, are converted to. */
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

/** True for a page of GitBook, where braces and `import` at the start of a line are plain text. */
export const isGitBook = (text: string): boolean =>
  /\{% *(?:hint|tabs|code|content-ref|embed|stepper|file)\b|\.gitbook\/|data-full-width|data-view="cards"/.test(
    text,
  );

/**
 * Converts a page of another tool to text that our parser accepts: HTML that isn't valid JSX, comments, addresses in
 * angle brackets and blocks of GitBook become elements. Code and line numbers stay the same.
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
        // Only the file that a block includes has no key.
        const attributes = words.trim().replace(/^(?=")/, "src=");
        const isEmpty = !hasEnd(name, tagged.slice(at + whole.length));
        return `<${element}${attributes === "" ? "" : ` ${attributes}`}${isEmpty ? " /" : ""}>`;
      })
      .replace(/(?<!\\)\{(?!\/\*)/g, "\\{");
  });
  return bracketAdmonitionTitles(readable);
}

/** Blocks that don't need an end. */
const MAYBE_EMPTY = /^(?!(?:code|content-ref|hint|step|stepper|tab|tabs)$)/;

/** True if a block of this name ends in the text after it, before another one starts. */
function hasEnd(name: string, after: string): boolean {
  if (!MAYBE_EMPTY.test(name)) return true;
  const end = after.search(new RegExp(`\\{% *end${name} *%\\}`));
  const next = after.search(new RegExp(`\\{% *${name}\\b`));
  return end !== -1 && (next === -1 || end < next);
}

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
