import type { AnyNode, BinaryOperator } from "acorn";
import { parseScript } from "./parse-script";

/** Values of a doc's `export const`, as far as they are known without running anything. */
export type Constants = ReadonlyMap<string, unknown>;

/** No value: what the expression says is known only when it runs. */
export const UNKNOWN = Symbol("unknown");

/** The value of an expression that is made of literals and constants, otherwise UNKNOWN. Nothing is run. */
export function valueOf(expression: string, constants: Constants): unknown {
  const parsed = parseScript(`(${expression}\n)`);
  const [statement] = "tree" in parsed ? parsed.tree.body : [];
  return statement?.type === "ExpressionStatement"
    ? evaluate(statement.expression, constants)
    : UNKNOWN;
}

/** The same for an expression that was parsed before. */
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

/** Whether React would write a value as text, which is what stands in the place of a constant. */
export const isShowable = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";
