import { type Node, parse } from "acorn";
import { full } from "acorn-walk";

/** Name of the function that guarded code calls in every iteration of a loop and in every function. */
export const GUARD = "__guard";

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Adds a call to the guard wherever JavaScript could run forever. Throws a SyntaxError. */
export function guardLoops(code: string): string {
  const tree = parse(code, {
    ecmaVersion: "latest",
    allowAwaitOutsideFunction: true,
    allowReturnOutsideFunction: true,
  });
  const insertions: Insertion[] = [];
  const guard = (body: Node, isLoop: boolean): void => {
    if (body.type === "BlockStatement") {
      insertions.push({ at: body.start + 1, text: `${GUARD}();` });
      return;
    }
    insertions.push(
      { at: body.start, text: isLoop ? `{${GUARD}();` : `(${GUARD}(),` },
      { at: body.end, text: isLoop ? "}" : ")" },
    );
  };
  full(tree, (found) => {
    if (
      found.type === "ForStatement" ||
      found.type === "ForInStatement" ||
      found.type === "ForOfStatement" ||
      found.type === "WhileStatement" ||
      found.type === "DoWhileStatement"
    )
      guard(found.body, true);
    else if (
      found.type === "FunctionDeclaration" ||
      found.type === "FunctionExpression" ||
      found.type === "ArrowFunctionExpression"
    )
      guard(found.body, false);
  });
  // From the end backwards, so that earlier positions stay valid; of two at one position the inner one comes first.
  insertions.sort((one, other) => other.at - one.at);
  return insertions.reduce(
    (text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at),
    code,
  );
}

/** Creates a guard that throws when code has run for `limitMs` without a pause. */
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
