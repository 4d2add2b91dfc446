import { parse } from "acorn";
import { full } from "acorn-walk";

/** Name of the function that guarded code calls at every turn of a loop and in every function. */
export const GUARD = "__guard";

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** A node as far as it matters here; acorn's types say no more than Node. */
interface CodeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly expression?: boolean;
  readonly body?: CodeNode;
}

const LOOPS = new Set([
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
]);
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** The same JavaScript with a call of the guard wherever it could run for ever. Throws a SyntaxError. */
export function guardLoops(code: string): string {
  const tree = parse(code, {
    ecmaVersion: "latest",
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
  });
  const insertions: Insertion[] = [];
  full(tree, (found) => {
    const { type, body } = found as unknown as CodeNode;
    if (!body || !(LOOPS.has(type) || FUNCTIONS.has(type))) return;
    if (body.type === "BlockStatement") {
      insertions.push({ at: body.start + 1, text: `${GUARD}();` });
      return;
    }
    const isLoop = LOOPS.has(type);
    insertions.push(
      { at: body.start, text: isLoop ? `{${GUARD}();` : `(${GUARD}(),` },
      { at: body.end, text: isLoop ? "}" : ")" },
    );
  });
  // From the end on, so that what stands before keeps its place; of two at one place the inner one comes first.
  insertions.sort((one, other) => other.at - one.at);
  return insertions.reduce(
    (text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at),
    code,
  );
}

/** A guard that throws when code has run for `limitMs` without a pause. */
export function createGuard(limitMs: number, now: () => number): () => void {
  let start: number | undefined;
  let calls = 0;
  return () => {
    calls += 1;
    if (start === undefined) {
      start = now();
      // Runs when the code pauses, which an endless loop never does.
      setTimeout(() => (start = undefined));
      return;
    }
    if (calls % 100 === 0 && now() - start > limitMs) {
      throw new Error(
        `This code ran for more than ${limitMs / 1000} s without a pause, so it was stopped.`,
      );
    }
  };
}
