import { Parser } from "acorn";
import jsx from "acorn-jsx";
import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { type Options, fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { mdxExpressionFromMarkdown } from "mdast-util-mdx-expression";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { mdxjsEsmFromMarkdown } from "mdast-util-mdxjs-esm";
import { directive } from "micromark-extension-directive";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { mdxMd } from "micromark-extension-mdx-md";
import { mdxjsEsm } from "micromark-extension-mdxjs-esm";
import type { Construct, Extension } from "micromark-util-types";
import { type Fault, faultAt } from "../../../faults/fault";
import { lintMarkdown } from "../lint/lint-markdown";
import { isMdx } from "../mdx/page-module";
import { explainScriptError } from "../mdx/parse-script";
import { bracketAdmonitionTitles } from "./admonition-titles";
import { blankSyntaxError } from "./blank-syntax-error";
import { type Excess, ExcessError, findDeepNode, findExcess, tooDeep } from "./check-limits";
import { checkLooseEnds } from "./check-loose-ends";
import { explainSyntaxError } from "./explain-syntax-error";
import { limitedAttention } from "./limited-attention";
import { MAX_REPEATED_CHARACTERS, MAX_TREE_DEPTH } from "./limits";

/** Only `:::` containers: `:name` in a sentence (10:30, lockedcelo:withdraw) must stay text. */
function containerDirective(): Extension {
  const constructs: Construct | Construct[] | undefined = directive().flow?.[58];
  const container = Array.isArray(constructs) ? constructs[0] : undefined;
  if (!container)
    throw new Error("micromark-extension-directive has no container construct any more.");
  return { flow: { 58: [container] } };
}

/** GFM without addresses of e-mail, which it looks for at the start of every word: a quarter of a parse. */
function gfmWithoutEmail(): Extension {
  const whole = gfm();
  const text = Object.entries(whole.text ?? {}).flatMap(([code, constructs]) => {
    const others = [constructs ?? []].flat().filter(({ name }) => name !== "emailAutolink");
    return others.length > 0 ? [[code, others] as const] : [];
  });
  return { ...whole, text: Object.fromEntries(text) };
}

const ACORN = { ecmaVersion: "latest", sourceType: "module" } as const;

/**
 * The dialect: CommonMark and GFM, JSX elements, expressions by their braces only (nothing is run),
 * `:::` containers and math; imports and exports where a doc has code. Without indented code and without HTML, as in
 * MDX.
 */
const syntaxWith = (github: Extension, { hasCode = false } = {}): Options => ({
  extensions: [
    github,
    mdxMd(),
    mdxExpression(),
    mdxJsx(),
    containerDirective(),
    math(),
    limitedAttention(),
    ...(hasCode ? [mdxjsEsm({ acorn: Parser.extend(jsx()), acornOptions: ACORN })] : []),
  ],
  mdastExtensions: [
    gfmFromMarkdown(),
    mdxExpressionFromMarkdown(),
    mdxJsxFromMarkdown(),
    directiveFromMarkdown(),
    mathFromMarkdown(),
    ...(hasCode ? [mdxjsEsmFromMarkdown()] : []),
  ],
});

const SYNTAX = syntaxWith(gfm());
const SYNTAX_WITHOUT_EMAIL = syntaxWith(gfmWithoutEmail());
/** For .mdx docs. */
const SYNTAX_WITH_CODE = syntaxWith(gfm(), { hasCode: true });

/** What every address of e-mail that GFM makes a link of has in it. */
const EMAIL_SIGN = /[-+.\w]@[-.\w]/;

function syntaxOf(file: string, source: string): Options {
  if (isMdx(file)) return SYNTAX_WITH_CODE;
  return EMAIL_SIGN.test(source) ? SYNTAX : SYNTAX_WITHOUT_EMAIL;
}

/** A parser's error, as vfile-message has it; only what we read of it. */
interface ParserError {
  readonly reason: string;
  /** What a parser of JavaScript says. */
  readonly cause?: unknown;
  readonly place?: { line: number; column: number; start?: { line: number; column: number } };
}

const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && "reason" in error && typeof error.reason === "string";

/** A doc with more slips than this is better shown the first ones. */
const MAX_SYNTAX_FAULTS = 10;

/** Letters around a slip that are looked at to explain it. */
const MAX_AROUND = 200;

/** What can be read of a text that holds too much of something. */
const NOTHING: Root = { type: "root", children: [] };

/**
 * The syntax tree of a doc's Markdown, and its syntax faults. A parser stops at its first error; here the sign that
 * led to it is blanked and the rest parsed again, so that a writer sees all slips at once.
 */
export function parseMarkdown(text: string, file: string): { root: Root; faults: Fault[] } {
  const excess = findExcess(text);
  if (excess) return { root: NOTHING, faults: [faultOf(excess, file)] };
  let source = bracketAdmonitionTitles(text);
  const syntax = syntaxOf(file, source);
  const faults: Fault[] = [];
  for (let read = 0; ; read += source.length) {
    try {
      const root = fromMarkdown(source, syntax);
      const deep = findDeepNode(root);
      if (deep) return { root: NOTHING, faults: [...faults, faultOf(deep, file)] };
      // What a torn tag would have held is not inside of it.
      const isTorn = faults.length > 0;
      const slips = lintMarkdown(root, source, file).filter(
        ({ rule }) => !isTorn || rule !== "html/no-summary",
      );
      return { root, faults: [...faults, ...checkLooseEnds(root, source, file), ...slips] };
    } catch (error) {
      if (error instanceof ExcessError)
        return { root: NOTHING, faults: [...faults, faultOf(error.excess, file)] };
      if (error instanceof RangeError)
        return { root: NOTHING, faults: [...faults, faultOf(overflow(), file)] };
      if (!isParserError(error)) throw error;
      if (error.reason.includes("import/export"))
        return { root: NOTHING, faults: [...faults, brokenModule(error, file)] };
      const lines = source.split("\n");
      const sign = findSign(error, lines);
      const line = lines[sign.line - 1] ?? "";
      faults.push(
        faultAt(
          { file, line: sign.line, column: sign.column },
          explainSyntaxError({
            reason: error.reason,
            before: line.slice(Math.max(0, sign.column - MAX_AROUND), sign.column),
            after: line.slice(sign.column, sign.column + MAX_AROUND),
          }),
        ),
      );
      source = blankSyntaxError(source, sign, error.reason);
      const isEnough =
        faults.length >= MAX_SYNTAX_FAULTS || read + source.length > MAX_REPEATED_CHARACTERS;
      if (isEnough || line === "") return { root: NOTHING, faults };
    }
  }
}

/** The parser's own recursion, over elements in a sentence, has no limit but the stack's. */
const overflow = (): Excess => tooDeep({ line: 1, column: 1 }, "elements", MAX_TREE_DEPTH);

const faultOf = ({ line, column, ...text }: Excess, file: string): Fault =>
  faultAt({ file, line, column }, text);

/** What follows a statement that cannot be read may belong to it, so nothing more is read. */
function brokenModule({ reason, cause, place }: ParserError, file: string): Fault {
  const { line, column } = place?.start ?? place ?? { line: 1, column: 1 };
  const words = cause instanceof Error ? explainScriptError(cause.message) : reason;
  return faultAt(
    { file, line, column },
    {
      rule: "mdx/script",
      problem: `An import or export begins here or above, and cannot be read: ${words}.`,
      fix: "Correct it, and leave a blank line below it. A sentence of yours must not begin with the word import or export.",
    },
  );
}

/** The `<` or `{` that an error goes back to: named in the error, or the last one before its position. */
function findSign(error: ParserError, lines: readonly string[]): { line: number; column: number } {
  const named = /\((\d+):(\d+)-\d+:\d+\)/.exec(error.reason);
  if (named && error.reason.includes("Expected a closing tag")) {
    return { line: Number(named[1]), column: Number(named[2]) };
  }
  const point = error.place?.start ?? error.place ?? { line: 1, column: 1 };
  const wanted = /brace|expression/i.test(error.reason) ? "{" : "<";
  for (let line = point.line; line >= 1; line -= 1) {
    const text = lines[line - 1] ?? "";
    const end = line === point.line ? point.column - 1 : text.length;
    const at = text.lastIndexOf(wanted, end);
    if (at >= 0) return { line, column: at + 1 };
  }
  return { line: point.line, column: point.column };
}
