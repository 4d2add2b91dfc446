import ts from "typescript";

/** A small mistake that somebody could make in a file. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The original text, and the mutant's text. */
  readonly from: string;
  readonly to: string;
}

type Change = readonly [node: ts.Node, to: string];

const SWAPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.PlusToken]: "-",
  [ts.SyntaxKind.MinusToken]: "+",
};

/** Calls that keep a text from being read as something else, and those that take some of many. */
const GUARD = /^(?:escape\w*|encodeURI(?:Component)?|quote|literal)$/;
const CHOICE = /^(?:filter|sort|slice|trim|toLowerCase)$/;

/** Every mutant of a file: one operator, number, truth, guard or choice changed in each. */
export function findMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node))
      return;
    for (const [part, to] of changesOf(node)) {
      const start = part.getStart(source);
      const end = part.getEnd();
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, start, end, from: text.slice(start, end), to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function changesOf(node: ts.Node): readonly Change[] {
  if (ts.isBinaryExpression(node)) {
    const to = SWAPPED[node.operatorToken.kind];
    // Two texts can only be joined.
    const isText = [node.left, node.right].some(
      (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
    );
    return to === undefined || (to === "-" && isText) ? [] : [[node.operatorToken, to]];
  }
  if (ts.isNumericLiteral(node)) return [[node, `(${node.text} + 1)`]];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[node, "false"]];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[node, "true"]];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [[node, `(${node.operand.getText()})`]];
  if (ts.isIfStatement(node)) return [[node.expression, `!(${node.expression.getText()})`]];
  if (ts.isCallExpression(node)) {
    const {
      expression,
      arguments: [first],
    } = node;
    if (ts.isIdentifier(expression) && GUARD.test(expression.text) && first)
      return [[node, `(${first.getText()})`]];
    if (ts.isPropertyAccessExpression(expression) && CHOICE.test(expression.name.text))
      return [[node, `(${expression.expression.getText()})`]];
  }
  return [];
}
