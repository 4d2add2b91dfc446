import { type Node, parse } from "acorn";
import { full } from "acorn-walk";
import { GUARD } from "./guard";

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Adds a call to the guard wherever JavaScript could run forever. Throws a SyntaxError if the code is invalid. */
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
  // Inserts the last text first, so that earlier positions stay valid. Of two texts with the same position, the inner
  // one is inserted first.
  insertions.sort((one, other) => other.at - one.at);
  return insertions.reduce(
    (text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at),
    code,
  );
}
