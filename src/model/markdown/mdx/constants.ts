import type { AnyNode, BinaryOperator } from "acorn";
import { parseScript } from "./parse-script";

/** Values of a doc's `export const`s that are known without running code. */
export type Constants = ReadonlyMap<string, unknown>;

/** Stands for a value that is only known when the code runs. */
export const UNKNOWN = Symbol("unknown");

/** Returns the value of an expression of literals and constants, otherwise UNKNOWN. Runs no code. */
export function valueOf(expression: string, constants: Constants): unknown {
  const parsed = parseScript(`(${expression}\n)`);
  const [statement] = "tree" in parsed ? parsed.tree.body : [];
  return statement?.type === "ExpressionStatement"
    ? evaluate(statement.expression, constants)
    : UNKNOWN;
}

/** Returns the same for a parsed expression. */
export function evaluate(node: AnyNode, constants: Constants): unknown {
  const read = (one: AnyNode): unknown => evaluate(one, constants);
  switch (node.type) {
    case "Literal":
      return node.regex ? UNKNOWN : node.value;
    case "ParenthesizedExpression":
      return read(node.expression);
    case "Identifier":
      return constants.has(node.name) ? constants.get(node.name) : UNKNOWN;
    case "TemplateLiteral": {
      const values = node.expressions.map(read);
      if (values.includes(UNKNOWN)) return UNKNOWN;
      return node.quasis
        .map(
          ({ value }, at) => (value.cooked ?? "") + (at < values.length ? String(values[at]) : ""),
        )
        .join("");
    }
    case "ArrayExpression": {
      const values = node.elements.map((one) => (one ? read(one) : UNKNOWN));
      return values.includes(UNKNOWN) ? UNKNOWN : values;
    }
    case "ObjectExpression": {
      const entries = node.properties.map((one): [string, unknown] =>
        one.type === "Property" && one.kind === "init" && !one.computed
          ? [keyOf(one.key), read(one.value)]
          : ["", UNKNOWN],
      );
      return entries.some(([, value]) => value === UNKNOWN) ? UNKNOWN : new Map(entries);
    }
    case "MemberExpression": {
      const property = node.computed ? read(node.property) : keyOf(node.property);
      return memberOf(read(node.object), property);
    }
    case "UnaryExpression": {
      const value = read(node.argument);
      if (node.operator === "-" && typeof value === "number") return -value;
      return node.operator === "!" && value !== UNKNOWN ? !value : UNKNOWN;
    }
    case "BinaryExpression":
      return calculate(node.operator, read(node.left), read(node.right));
    default:
      return UNKNOWN;
  }
}

const keyOf = (node: AnyNode): string =>
  node.type === "Identifier" ? node.name : node.type === "Literal" ? String(node.value) : "";

function memberOf(object: unknown, property: unknown): unknown {
  if (object instanceof Map) return object.has(property) ? object.get(property) : UNKNOWN;
  if (!Array.isArray(object)) return UNKNOWN;
  if (property === "length") return object.length;
  return typeof property === "number" && property in object ? object[property] : UNKNOWN;
}

function calculate(operator: BinaryOperator, left: unknown, right: unknown): unknown {
  if (operator === "+" && typeof left === "string" && isShowable(right))
    return left + String(right);
  if (operator === "+" && typeof right === "string" && isShowable(left))
    return String(left) + right;
  if (typeof left !== "number" || typeof right !== "number") return UNKNOWN;
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
    case "**":
      return left ** right;
    default:
      return UNKNOWN;
  }
}

/** True if React would render the value as text. Such an expression is replaced with its text. */
export const isShowable = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";
