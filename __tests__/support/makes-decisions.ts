import ts from "typescript";

const DECIDING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.SwitchStatement,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Checks whether a file's behaviour depends on its input. Such a file can be wrong in ways that only a test shows. */
export function makesDecisions(text: string): boolean {
  const visit = (node: ts.Node): boolean =>
    DECIDING.has(node.kind) || (ts.forEachChild(node, visit) ?? false);
  return visit(ts.createSourceFile("a.tsx", text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX));
}
