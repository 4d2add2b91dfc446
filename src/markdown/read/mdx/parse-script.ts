import { Parser, type Program } from "acorn";
import jsx from "acorn-jsx";

const ScriptParser = Parser.extend(jsx());

/** An error reported by the JavaScript parser. */
interface ScriptError {
  readonly message: string;
  /** Line number, from 1. */
  readonly line: number;
  /** Column number, from 1. */
  readonly column: number;
}

interface AcornError extends SyntaxError {
  readonly loc: { readonly line: number; readonly column: number };
}

/** Returns the parser's message in plain words, without the position. */
export const explainScriptError = (message: string): string =>
  message.replace(/ \(\d+:\d+\)$/, "").replace(/^Unexpected token$/, "unexpected character");

/** Parses JavaScript with JSX. Returns the syntax tree or the first error. */
export function parseScript(code: string): { tree: Program } | { error: ScriptError } {
  try {
    const tree = ScriptParser.parse(code, {
      ecmaVersion: "latest",
      sourceType: "module",
      locations: true,
    });
    return { tree };
  } catch (error) {
    // The parser is recursive, so deep nesting overflows the stack.
    if (error instanceof RangeError)
      return { error: { message: "it is nested too deeply", line: 1, column: 1 } };
    if (!(error instanceof SyntaxError)) throw error;
    const { message, loc } = error as AcornError; // All of acorn's errors have a position.
    return {
      error: {
        message: explainScriptError(message),
        line: loc.line,
        column: loc.column + 1,
      },
    };
  }
}
