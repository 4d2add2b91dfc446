import { Parser, type Program } from "acorn";
import jsx from "acorn-jsx";

const ScriptParser = Parser.extend(jsx());

/** What a parser of JavaScript says of a mistake, and where in the text it is. */
interface ScriptError {
  readonly message: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

interface AcornError extends SyntaxError {
  readonly loc: { readonly line: number; readonly column: number };
}

/** The parser's words without the place, and in plain words where it has none. */
export const explainScriptError = (message: string): string =>
  message
    .replace(/ \(\d+:\d+\)$/, "")
    .replace(/^Unexpected token$/, "a sign stands where none can");

/** JavaScript with JSX as a syntax tree, or the first mistake in it. */
export function parseScript(code: string): { tree: Program } | { error: ScriptError } {
  try {
    const tree = ScriptParser.parse(code, {
      ecmaVersion: "latest",
      sourceType: "module",
      locations: true,
    });
    return { tree };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { message, loc } = error as AcornError; // acorn's errors all have a place.
    return {
      error: {
        message: explainScriptError(message),
        line: loc.line,
        column: loc.column + 1,
      },
    };
  }
}
