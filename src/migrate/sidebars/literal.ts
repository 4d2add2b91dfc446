import { type Expression, Parser, type Program, type SpreadElement } from "acorn";
import { transform } from "sucrase";

/**
 * A literal value in a JSON, JavaScript or TypeScript file, with its line. The type `code` is for an expression whose
 * value is only known when the file runs.
 */
export type Literal = { readonly line: number } & (
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "other"; readonly value: number | boolean | null }
  | { readonly type: "list"; readonly items: readonly Literal[] }
  | { readonly type: "map"; readonly entries: readonly (readonly [string, Literal])[] }
  | { readonly type: "code"; readonly code: string }
);

const OPTIONS = { ecmaVersion: "latest", sourceType: "module", locations: true } as const;

/**
 * Length of the constants that are read, counted each time that they are used. Constants that contain each other
 * multiply: without a limit, 70 bytes would become more than fits into memory.
 */
const MAX_REPEATED = 1_000_000;

/**
 * Reads the value that a file exports, without running the file; undefined if it can't be parsed or exports nothing.
 */
export function readLiteral(file: string, text: string): Literal | undefined {
  const budget = { left: MAX_REPEATED };
  try {
    if (file.endsWith(".json")) {
      const json = Parser.parseExpressionAt(text, 0, OPTIONS);
      return toLiteral(json, { text, constants: new Map(), depth: 0, budget });
    }
    const script = file.endsWith("ts")
      ? transform(text, { transforms: ["typescript"], disableESTransforms: true }).code
      : text;
    const tree = Parser.parse(script, OPTIONS);
    const exported = findExport(tree);
    const constants = listConstants(tree);
    return exported && toLiteral(exported, { text: script, constants, depth: 0, budget });
  } catch (error) {
    const isUnreadable = error instanceof SyntaxError || (error instanceof Error && "loc" in error);
    const isTooDeep = error instanceof RangeError; // Of the stack.
    if (isUnreadable || isTooDeep) return undefined;
    throw error;
  }
}

/** Finds the value of `export default …` or `module.exports = …`. */
function findExport({ body }: Program): Expression | undefined {
  for (const statement of body) {
    if (statement.type === "ExportDefaultDeclaration") {
      const { declaration } = statement;
      return /(?:Function|Class)Declaration/.test(declaration.type)
        ? undefined
        : (declaration as Expression);
    }
    if (statement.type !== "ExpressionStatement") continue;
    const { expression } = statement;
    if (expression.type !== "AssignmentExpression" || expression.left.type !== "MemberExpression")
      continue;
    const { object, property } = expression.left;
    if (object.type === "Identifier" && object.name === "module")
      if (property.type === "Identifier" && property.name === "exports") return expression.right;
  }
  return undefined;
}

/** Lists the file's top-level constants by name. */
const listConstants = ({ body }: Program): Map<string, Expression> =>
  new Map(
    body.flatMap((statement) => {
      const declared =
        statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (declared?.type !== "VariableDeclaration" || declared.kind !== "const") return [];
      return declared.declarations.flatMap(({ id, init }) =>
        id.type === "Identifier" && init ? [[id.name, init] as const] : [],
      );
    }),
  );

interface Reading {
  readonly text: string;
  readonly constants: ReadonlyMap<string, Expression>;
  /**
   * Number of constants that were followed to reach this value. The limit is 20, since constants could refer to each
   * other in a loop.
   */
  readonly depth: number;
  /** Characters of constants that may still be read, for all values of the file. */
  readonly budget: { left: number };
}

function toLiteral(node: Expression | SpreadElement, reading: Reading): Literal {
  const line = node.loc?.start.line ?? 1;
  const code: Literal = { type: "code", line, code: reading.text.slice(node.start, node.end) };
  switch (node.type) {
    case "Literal": {
      const { value } = node;
      if (typeof value === "string") return { type: "text", line, text: value };
      return value === null || typeof value === "number" || typeof value === "boolean"
        ? { type: "other", line, value }
        : code;
    }
    case "TemplateLiteral": {
      const [only] = node.quasis;
      return node.expressions.length === 0 && only
        ? { type: "text", line, text: only.value.cooked ?? only.value.raw }
        : code;
    }
    case "ArrayExpression":
      return { type: "list", line, items: node.elements.flatMap((one) => toItems(one, reading)) };
    case "ObjectExpression": {
      const entries = node.properties.flatMap((property): (readonly [string, Literal])[] => {
        if (property.type === "SpreadElement") {
          const spread = toLiteral(property.argument, reading);
          return spread.type === "map" ? [...spread.entries] : [["…", spread]];
        }
        const name = nameOfKey(property.key);
        const isPlain = property.kind === "init" && !property.computed && name !== undefined;
        return isPlain ? [[name, toLiteral(property.value, reading)]] : [["…", code]];
      });
      return { type: "map", line, entries };
    }
    case "Identifier": {
      const constant = reading.constants.get(node.name);
      if (!constant || reading.depth === 20) return code;
      reading.budget.left -= constant.end - constant.start;
      if (reading.budget.left < 0) return code;
      return toLiteral(constant, { ...reading, depth: reading.depth + 1 });
    }
    default:
      return code;
  }
}

const nameOfKey = (
  key: Expression | { readonly type: "PrivateIdentifier" },
): string | undefined => {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
};

function toItems(node: Expression | SpreadElement | null, reading: Reading): readonly Literal[] {
  if (node === null) return [];
  if (node.type !== "SpreadElement") return [toLiteral(node, reading)];
  const spread = toLiteral(node.argument, reading);
  return spread.type === "list" ? spread.items : [spread];
}

/** Returns the value of a map entry; undefined if there is no entry with this name, or if `literal` isn't a map. */
export const valueOf = (literal: Literal, name: string): Literal | undefined =>
  literal.type === "map" ? literal.entries.find(([key]) => key === name)?.[1] : undefined;

/** Returns the value of a map entry if it's a string. */
export function textOf(literal: Literal, name: string): string | undefined {
  const value = valueOf(literal, name);
  return value?.type === "text" ? value.text : undefined;
}
