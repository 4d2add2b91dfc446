import type { Code, Nodes } from "mdast";
import { LANGUAGE_ALIASES } from "./code-languages";

/**
 * Matches a language with options attached: `js{1,3}` (VitePress), `ts:title=a.ts` (Gatsby), `js:a.js`, `rust,no_run`.
 */
const ATTACHED = /^([\w+#.-]+?)(?::(?=[\w@])|,(?=\w)|(?=[{[]))(.+)$/i;
/** Matches `{.js .numberLines}` (Pandoc) and `{python}` (notebooks). */
const PANDOC = /^\{\s*\.?([a-z][\w+#-]*)((?:\s[^{}]*)?)\}/i;
/** Matches options with no language before them. */
const ONLY_OPTIONS = /^(?:\{[\d,\s-]+\}|(?:title|tab|file)\s*=)/;
/** Matches the attributes that code blocks have in Rust's documentation. */
const RUSTDOC =
  /(?<=^|[\s,])(?:ignore|no_run|should_panic|compile_fail|edition\d{4})(?=[\s,]|$),?/g;

/** Matches language names of two words. */
const TWO_WORDS = /^(shell) (?:script|session)\b|^(plain) text\b/i;

/** Patterns for options of other tools, each with our equivalent. They are replaced in this order. */
const OPTIONS: readonly (readonly [pattern: RegExp, ours: string])[] = [
  [/(?<=\w)\s*=\s*(?=["'“])/g, "="],
  [/=[“”]([^“”"]*)[“”]/g, '="$1"'],
  [
    /(?<=^|\s)(?::?line-numbers(?:=\d+)?|\.?(?:lineNumbers|numberLines)|line[-_]?nos|linenums="\d+"|showLineNumbers=(?:\{true\}|"true"|true))(?=$|[\s{])/g,
    "showLineNumbers ",
  ],
  [/(?<=^|\s)(?:filename|name)=/g, "title="],
  [/(?<=^|\s)(?:highlight|highlightLines|hl_lines|lines|mark)=["{]+([\d,\s-]+)["}]+/g, "{$1}"],
  [/\{L(\d+)(?:-L?(\d+))?\}/g, "{$1-$2}"],
];
const MARKED_LINES = /\{[\d\s,.;-]+\}/g;

/** Matches a formula as written on GitLab and GitHub: `` $`x`$ ``. */
const GITLAB = /^`([^`]*)`$/;

/**
 * Rewrites the info strings of code blocks from the syntax of other tools to ours: language names, marked lines and
 * titles. Modifies the tree.
 */
export function normalizeFences(node: Nodes): void {
  if (node.type === "code") normalizeFence(node);
  else if (node.type === "inlineMath") node.value = node.value.replace(GITLAB, "$1");
  else if ("children" in node) node.children.forEach(normalizeFences);
}

function normalizeFence(node: Code): void {
  if (node.lang == null) return;
  if (node.lang === "math" && node.meta == null) {
    Object.assign(node, { type: "math" }); // A formula, as on GitHub.
    return;
  }
  const { name, options } = splitInfo(`${node.lang} ${node.meta ?? ""}`.trim());
  const alias = name.toLowerCase();
  node.lang = Object.hasOwn(LANGUAGE_ALIASES, alias) ? LANGUAGE_ALIASES[alias] : name;
  node.meta = options === "" ? null : toOwnOptions(options);
}

/** Splits an info string into the language and its options. */
function splitInfo(info: string): { readonly name: string; readonly options: string } {
  const [pandoc, language, further = ""] = PANDOC.exec(info) ?? [];
  if (pandoc !== undefined && language !== undefined)
    return { name: language, options: (further + info.slice(pandoc.length)).trim() };
  if (ONLY_OPTIONS.test(info)) return { name: "text", options: info };
  const [words, shell, plain] = TWO_WORDS.exec(info) ?? [];
  const [word = ""] = words === undefined ? info.split(/\s/, 1) : [words];
  const [, name = shell ?? plain ?? word, attached = ""] =
    words === undefined ? (ATTACHED.exec(word) ?? []) : [];
  const isPath = /^[\w@./-]+\.\w+$/.test(attached);
  const first = isPath ? `title="${attached}"` : attached.replace(RUSTDOC, "");
  return { name, options: `${first} ${info.slice(word.length)}`.trim() };
}

const toOwnOptions = (options: string): string =>
  OPTIONS.reduce((text, [pattern, ours]) => text.replace(pattern, ours), options)
    .replace(MARKED_LINES, (lines) =>
      lines
        .replaceAll(/\.{2,3}/g, "-")
        .replaceAll(";", ",")
        .replace("-}", "}"),
    )
    .trim();
