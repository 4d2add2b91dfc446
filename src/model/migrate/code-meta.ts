import { CODE_META_WORDS } from "../markdown/code/code-meta";
import { type Migration, note } from "./migration";

/** `title="a.ts"`, `highlight={1-2}`, `{1,3}` or a word. */
const TOKEN = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))|\{([\d,\s-]+)\}|(\S+)/g;
const SUPPORTED = new Set<string>(CODE_META_WORDS);
/** Options that only change a block's look, or that only the other tool uses. */
const LOOKS =
  /^(?:icon|theme|wrap|expandable|overflow|fullWidth|focus|noInline|twoslash|copy|lines|lineNumbers|highlight|filename)$/;
/** A word that is part of a title without a key. */
const TITLE = /^[\w./@-]+$/;

interface Fence {
  readonly language: string;
  readonly meta: string;
  /** True in code tabs, where the title is the tab's label. */
  readonly isTab: boolean;
}

/** Converts the text after a fence's backticks. */
export function migrateCodeMeta(
  { language, meta, isTab }: Fence,
  migration: Migration,
): { readonly info: string; readonly mark: string } {
  const words: string[] = [];
  const title: string[] = [];
  const unknown: string[] = [];
  for (const [whole, key, double, single, braces, bare, marked, word] of meta.matchAll(TOKEN)) {
    const value = double ?? single ?? braces ?? bare ?? "";
    if (key === "title" || key === "filename") title.push(value);
    else if (key === "highlight") words.push(`{${value}}`);
    else if (key === "lineNumbers" && value === "true") words.push("showLineNumbers");
    else if (key === "showLineNumbers") words.push("showLineNumbers");
    else if (key !== undefined && SUPPORTED.has(key)) words.push(whole);
    else if (marked !== undefined) words.push(`{${marked.trim()}}`);
    else if (word === "lines") words.push("showLineNumbers");
    else if (word !== undefined && SUPPORTED.has(word)) words.push(word);
    else if (LOOKS.test(key ?? word ?? "")) continue;
    else if (word === "npm2yarn" || key !== undefined || !TITLE.test(word ?? ""))
      unknown.push(whole);
    else title.push(word ?? "");
  }
  const name = title.join(" ");
  const label = name === "" ? [] : [`${isTab ? "tab" : "title"}="${name}"`];
  const mark =
    unknown.length === 0
      ? ""
      : note(
          migration,
          `The code block had ${unknown.join(" ")} after its language.`,
          unknown.includes("npm2yarn")
            ? 'Write the command for each package manager, in blocks with tab="npm", tab="yarn", …'
            : "Write in the text what a reader needs to know of it.",
        );
  return { info: [language === "" ? "text" : language, ...label, ...words].join(" "), mark };
}
