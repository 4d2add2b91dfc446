/** Languages whose comments start with `#`. In most others, comments start with `//`. */
const HASH_LANGUAGES = new Set(
  "bash sh shell console docker dockerfile dotenv graphql hcl ini makefile nginx php powershell python ruby toml vyper yaml".split(
    " ",
  ),
);

/** Matches the text between tags and expressions, but not code at the end of a line. */
const MARKUP_TEXT = /(?<=>|\})[^<>{}=;()]*(?=[<{])/g;
/** Matches the end of a YAML line that is followed by a block scalar. */
const BLOCK_KEY = /[|>][+-]?$/;
const REGULAR_EXPRESSION = /(?<=[=(,:]\s{0,3})\/(?![/*\s])(?:[^/\\\n]|\\.)+\//g;
/** Matches YAML values that aren't in quotes. */
const PLAIN_SCALAR = /(?<=[:-] )[^\s“”„‘’‚"'#][^\n]*/g;

const MARKUP_LANGUAGES = new Set(["jsx", "tsx", "vue", "svelte", "xml"]);

/** Replaces each character except line breaks with a space, so that offsets stay the same. */
export const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Blanks strings and comments in code, and text in markup, since they may contain any character. */
export function blankStrings(code: string, language: string): string {
  const bare = scan(code, commentsOf(language));
  if (language === "yaml") return withoutBlocks(bare).replace(PLAIN_SCALAR, blank);
  if (language === "js" || language === "ts") return bare.replace(REGULAR_EXPRESSION, blank);
  return MARKUP_LANGUAGES.has(language)
    ? bare.replace(REGULAR_EXPRESSION, blank).replace(MARKUP_TEXT, blank)
    : bare;
}

/** Blanks block scalars in YAML: all lines indented further than the key. */
function withoutBlocks(yaml: string): string {
  let margin: number | undefined;
  return yaml
    .split("\n")
    .map((line) => {
      const own = line.length - line.trimStart().length;
      if (margin !== undefined && (line.trim() === "" || own > margin)) return blank(line);
      margin = BLOCK_KEY.test(line.trimEnd()) ? own : undefined;
      return line;
    })
    .join("\n");
}

/** Returns a pattern for the start of a comment that continues to the end of its line. */
function commentsOf(language: string): RegExp {
  if (language === "ini") return /(?<=^|\s)[#;]/y;
  if (HASH_LANGUAGES.has(language)) return /(?<=^|\s)#/y;
  return language === "sql" ? /--/y : /(?<!:)\/\//y;
}

function scan(code: string, comment: RegExp): string {
  let text = "";
  for (let at = 0; at < code.length;) {
    const end = findEnd(code, at, comment);
    text += end === at ? code.charAt(at) : blank(code.slice(at, end));
    at = Math.max(end, at + 1);
  }
  return text;
}

/** Matches the start of a shell's here document. */
const HERE_DOCUMENT = /^<<[-~]?\s*["']?([A-Z_]{2,20})\b["']?/;
const MAX_HERE = 40;

/** Returns the index after the next `end`, or the index of the end of the text if there is no `end`. */
function indexAfter(end: string, code: string, from: number): number {
  const found = code.indexOf(end, from);
  return found === -1 ? code.length : found + end.length;
}

/** Returns the index after the string or comment that starts at `at`, or `at` itself if there is none. */
function findEnd(code: string, at: number, comment: RegExp): number {
  const sign = code.charAt(at);
  comment.lastIndex = at;
  if (comment.test(code)) return indexAfter("\n", code, at);
  if (code.startsWith("/*", at)) return indexAfter("*/", code, at + 2);
  if (code.startsWith("<#", at)) return indexAfter("#>", code, at + 2);
  const triple = /^(?:"""|''')/.exec(code.slice(at, at + 3))?.[0];
  if (triple !== undefined) return indexAfter(triple, code, at + 3);
  const hereDocument = sign !== "<" ? null : HERE_DOCUMENT.exec(code.slice(at, at + MAX_HERE));
  if (hereDocument)
    return indexAfter(`\n${hereDocument[1] ?? ""}`, code, at + hereDocument[0].length);
  if (sign !== '"' && sign !== "'" && sign !== "`") return at;
  for (let end = at + 1; end < code.length; end += 1) {
    const one = code.charAt(end);
    if (one === sign) return end + 1;
    if (one === "\n" && sign !== "`") return at;
    if (one === "\\") end += 1;
  }
  return at;
}
