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
import { mdxExpression } from "micromark-extension-mdx-expression";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import { mdxMd } from "micromark-extension-mdx-md";
import { mdxjsEsm } from "micromark-extension-mdxjs-esm";
import type { Construct, Extension } from "micromark-util-types";
import { MAX_REPEATED_WORK, MAX_TREE_DEPTH } from "../../../base/limits";
import { isMdx } from "../../../base/page-module";
import { type Fault, faultAt } from "../../../faults/fault";
import { keepPrompts } from "../../base/prompts";
import { normalizeFences } from "../../render/code/fence-info";
import { takeIndentedCode } from "../lint/indented-code";
import { lintMarkdown } from "../lint/lint-markdown";
import { checkUnfinished } from "../lint/unfinished";
import { explainScriptError } from "../mdx/parse-script";
import { bracketAdmonitionTitles, mapWords } from "./admonition-titles";
import { blankSyntaxError, blankTag } from "./blank-syntax-error";
import { type Excess, ExcessError, findDeepNode, findExcess, tooDeep } from "./check-limits";
import { takeConflictMarks } from "./conflict-marks";
import { explainSyntaxError } from "./explain-syntax-error";
import { takeFormulaBlocks } from "./formula-blocks";
import { limitedAttention } from "./limited-attention";
import { moveFences } from "./misplaced-fences";
import { mathWithoutPrices } from "./price-dollars";
import { restoreFault, restorePositions, separateDetails } from "./separate-details";
import { closeTornFences } from "./torn-fences";

/** Supports only `:::` containers, since `:name` in a sentence (10:30, lockedcelo:withdraw) must stay text. */
function containerDirective(): Extension {
  const constructs: Construct | Construct[] | undefined = directive().flow?.[58];
  const container = Array.isArray(constructs) ? constructs[0] : undefined;
  if (!container)
    throw new Error("micromark-extension-directive no longer has a container construct.");
  return { flow: { 58: [container] } };
}

/**
 * GFM without links for email addresses, since looking for an address at the start of every word takes a quarter of
 * the parsing time.
 */
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
 * Our dialect: CommonMark and GFM, JSX elements, expressions in braces (which never run), `:::` containers and math;
 * also imports and exports if the doc may contain code. As in MDX, there is no indented code and no HTML.
 */
const syntaxWith = (github: Extension, { hasCode = false } = {}): Options => ({
  extensions: [
    github,
    mdxMd(),
    mdxExpression(),
    mdxJsx(),
    containerDirective(),
    mathWithoutPrices(),
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
/** The syntax of .mdx docs. */
const SYNTAX_WITH_CODE = syntaxWith(gfm(), { hasCode: true });

/** Matches part of every email address that GFM would turn into a link. */
const EMAIL_SIGN = /[-+.\w]@[-.\w]/;

function syntaxOf(file: string, source: string): Options {
  if (isMdx(file)) return SYNTAX_WITH_CODE;
  return EMAIL_SIGN.test(source) ? SYNTAX : SYNTAX_WITHOUT_EMAIL;
}

/** The fields that we use from a parser error (a vfile-message). */
interface ParserError {
  readonly reason: string;
  /** The error reported by the JavaScript parser, if it is the cause. */
  readonly cause?: unknown;
  readonly place?: { line: number; column: number; start?: { line: number; column: number } };
}

const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && "reason" in error && typeof error.reason === "string";

/** Maximum number of syntax errors that are reported. */
const MAX_SYNTAX_FAULTS = 10;

/** Number of characters before and after an error that are used to explain it. */
const MAX_AROUND = 200;

/** The empty tree that is returned for a text that exceeds a limit. */
const NOTHING: Root = { type: "root", children: [] };

/**
 * Parses a doc's Markdown to a syntax tree and a list of faults. The parser stops at the first error, so the character
 * that caused it is blanked and the text is parsed again. Writers therefore see all errors at once.
 */
export function parseMarkdown(text: string, file: string): { root: Root; faults: Fault[] } {
  const excess = findExcess(text);
  if (excess) return { root: NOTHING, faults: [faultOf(excess, file)] };
  const { text: merged, faults: conflicts } = takeConflictMarks(text, file);
  const { text: moved, faults: misplaced } = moveFences(merged, file);
  const { text: closed, faults: tornBlocks } = closeTornFences(moved, file);
  const torn = [...misplaced, ...tornBlocks];
  const { text: source, lines } = separateDetails(bracketAdmonitionTitles(closed));
  const { root, faults } = parseSource(source, file);
  const before = [...conflicts, ...torn];
  if (lines === undefined && torn.length === 0) return { root, faults: [...before, ...faults] };
  restorePositions(root, lines ?? [], bracketAdmonitionTitles(merged));
  return { root, faults: [...before, ...faults.map((fault) => restoreFault(fault, lines ?? []))] };
}

function parseSource(text: string, file: string): { root: Root; faults: Fault[] } {
  let source = text;
  const syntax = syntaxOf(file, source);
  const faults: Fault[] = [];
  for (let work = source.length ** 2; ; work += source.length ** 2) {
    try {
      const root = fromMarkdown(source, syntax);
      keepPrompts(root, source);
      const deep = findDeepNode(root);
      if (deep) return { root: NOTHING, faults: [...faults, faultOf(deep, file)] };
      normalizeFences(root);
      // If a tag was broken, its content may be outside the element in this tree, so checks that depend on nesting
      // are skipped.
      const isTorn = faults.length > 0;
      if (!isTorn) faults.push(...takeIndentedCode(root, source, file));
      faults.push(...takeFormulaBlocks(root, source, file));
      const findings = lintMarkdown(root, source, file).filter(
        (finding) =>
          !isTorn || !(finding.rule.endsWith("-summary") || isBehindBlank(finding, faults)),
      );
      return { root, faults: [...faults, ...checkUnfinished(root, source, file), ...findings] };
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
      if (line === "") return { root: NOTHING, faults };
      if (faults.length >= MAX_SYNTAX_FAULTS || work > MAX_REPEATED_WORK)
        return { root: parseWithoutSigns(source, syntax), faults };
    }
  }
}

/** True if the fault is directly after a blanked character: in `<__call__>`, the fault for `<` is enough. */
const isBehindBlank = ({ line, column }: Fault, faults: readonly Fault[]): boolean =>
  faults.some((fault) => fault.line === line && fault.column + 1 === column);

/** Parses a text without the characters that may be mistakes, to keep its headings and text. */
function parseWithoutSigns(source: string, syntax: Options): Root {
  try {
    const words = mapWords(source, (line) =>
      line.replaceAll(/<[A-Za-z][^<>]*>/g, blankTag).replaceAll(/[<{]/g, " "),
    );
    const root = fromMarkdown(words, syntax);
    if (findDeepNode(root)) return NOTHING;
    keepPrompts(root, source);
    normalizeFences(root);
    return root;
  } catch {
    return NOTHING; // The text has an import or export, or exceeds a limit.
  }
}

/**
 * Returns the excess to be reported after a stack overflow. The parser doesn't limit its recursion into inline
 * elements.
 */
const overflow = (): Excess => tooDeep({ line: 1, column: 1 }, "Elements", MAX_TREE_DEPTH);

const faultOf = ({ line, column, ...text }: Excess, file: string): Fault =>
  faultAt({ file, line, column }, text);

/** Reports a broken import or export. The following text may be part of it, so parsing ends here. */
function brokenModule({ reason, cause, place }: ParserError, file: string): Fault {
  const { line, column } = place?.start ?? place ?? { line: 1, column: 1 };
  const words = cause instanceof Error ? explainScriptError(cause.message) : reason;
  return faultAt(
    { file, line, column },
    {
      rule: "mdx/script",
      problem: `An import or export on or above this line isn't valid JavaScript: ${words}.`,
      fix: 'Correct it, and leave a blank line below it. Don\'t start a paragraph with the word "import" or "export".',
    },
  );
}

/**
 * Finds the `<` or `{` that caused an error: either the one that the message names, or the last one before the
 * position.
 */
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
