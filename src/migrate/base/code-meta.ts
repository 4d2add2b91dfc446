import { CODE_META_WORDS } from "../../markdown/render/code/code-meta";
import { type Migration, leaveOut, note } from "./migration";

/** Matches an option: `title="a.ts"`, `highlight={1-2}`, `{1,3}` or a word. */
const TOKEN = /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))|\{([\d,\s-]+)\}|(\S+)/g;
const SUPPORTED = new Set<string>(CODE_META_WORDS);
/** Matches options that only change a block's look, or that only other tools use. */
const LOOKS =
  /^(?:icon|theme|wrap|expandable|overflow|fullWidth|focus|noInline|twoslash|copy|lineNumbers|showLineNumbers|highlight)$/;
const ONLY_LOOKS = "All code blocks look the same here.";
/** Words before or after a title that are options rather than parts of the title. */
const BEFORE_TITLE = /^(?:live|noInline|npm2yarn|showLineNumbers|tab|twoslash)$/;
const AFTER_TITLE = /^(?:copy|expandable|lines|live|noInline|showLineNumbers|twoslash|wrap)$/;

interface Fence {
  readonly language: string;
  readonly meta: string;
  /** True for a block in code tabs, where the title is the tab's label. */
  readonly isTab: boolean;
  /**
   * True if the fence has npm2yarn, and the commands of the other package managers can be derived from its npm
   * commands.
   */
  readonly hasManagers?: boolean;
}

/** Splits off a title that has no `title=`. The title ends before the first option: `Local file icon="file"`. */
function splitTitle(meta: string): { title: string; flags: string[]; rest: string } {
  const all = meta.split(/\s+/).filter(Boolean);
  const option = all.findIndex((word) => /^[\w-]+=|^\{/.test(word));
  const words = option === -1 ? all : all.slice(0, option);
  const rest = option === -1 ? "" : meta.slice(meta.indexOf(all[option] ?? ""));
  const first = words.findIndex((word) => !BEFORE_TITLE.test(word));
  if (words.every((word) => BEFORE_TITLE.test(word) || AFTER_TITLE.test(word)))
    return { title: "", flags: words, rest };
  const last = words.findLastIndex((word) => !AFTER_TITLE.test(word));
  const end = Math.max(first, last) + 1;
  return {
    title: words.slice(first, end).join(" "),
    flags: [...words.slice(0, first), ...words.slice(end)],
    rest,
  };
}

/** Labels for tabs that contain code, by the code's language. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: "Shell",
  css: "CSS",
  go: "Go",
  html: "HTML",
  java: "Java",
  javascript: "JavaScript",
  js: "JavaScript",
  json: "JSON",
  jsx: "JavaScript",
  php: "PHP",
  python: "Python",
  ruby: "Ruby",
  rust: "Rust",
  sh: "Shell",
  solidity: "Solidity",
  ts: "TypeScript",
  tsx: "TypeScript",
  typescript: "TypeScript",
  yaml: "YAML",
};

/** Converts the text after the backticks that open a fence. */
export function migrateCodeMeta(
  { language, meta, isTab, hasManagers }: Fence,
  migration: Migration,
): { readonly info: string; readonly mark: string } {
  const { title: bareTitle, flags, rest } = splitTitle(meta);
  const words: string[] = [];
  const title: string[] = bareTitle === "" ? [] : [bareTitle];
  const unknown: string[] = [];
  const marks: string[] = [];
  let inTab = isTab;
  const takeFlag = (word: string, whole: string): void => {
    if (word === "tab") inTab = true;
    else if (word === "lines" || word === "lineNumbers") words.push("showLineNumbers");
    else if (word === "live" || word === "showLineNumbers") words.push(word);
    else if (word === "npm2yarn" && hasManagers === true) words.push(word);
    else if (LOOKS.test(word))
      marks.push(leaveOut(migration, `${whole} of a code block`, ONLY_LOOKS));
    else if (whole !== word)
      marks.push(leaveOut(migration, `${whole} of a code block`, "Only the other site reads it."));
    else unknown.push(whole);
  };
  for (const word of flags) takeFlag(word, word);
  for (const [whole, key, double, single, braces, bare, marked, word] of rest.matchAll(TOKEN)) {
    const value = double ?? single ?? braces ?? bare ?? "";
    if (key === "title" || key === "filename") title.push(value);
    else if (key === "tab") {
      inTab = true;
      title.push(value);
    } else if (key === "highlight" && value !== "") words.push(`{${value}}`);
    else if ((key === "lineNumbers" || key === "showLineNumbers") && value !== "false")
      words.push("showLineNumbers");
    else if (key !== undefined && SUPPORTED.has(key)) words.push(whole);
    else if (marked !== undefined) words.push(`{${marked.trim()}}`);
    else takeFlag(key ?? word ?? "", whole);
  }
  const name = (title.length === 0 && inTab ? [LANGUAGES[language] ?? language] : title).join(" ");
  const label = name === "" ? [] : [`${inTab ? "tab" : "title"}="${name}"`];
  if (unknown.length > 0)
    marks.push(
      note(
        migration,
        `The code block had ${unknown.join(" ")} after its language.`,
        unknown.includes("npm2yarn")
          ? 'Write the command for each package manager, in blocks with tab="npm", tab="yarn", …'
          : "Write in the text what readers need to know about it.",
      ),
    );
  return {
    info: [language === "" ? "text" : language, ...label, ...words].join(" "),
    mark: marks.join(""),
  };
}
