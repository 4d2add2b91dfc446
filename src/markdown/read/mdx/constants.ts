import type { AnyNode, BinaryOperator } from "acorn";
import { MAX_CONSTANT } from "../../../base/limits";
import { parseScript } from "./parse-script";

/** Values of those `export const`s of a doc that are known without running code. */
export type Constants = ReadonlyMap<string, unknown>;

/** Represents a value that is only known when the code runs. */
export const UNKNOWN = Symbol("unknown");

/** Represents a value with more than {@link MAX_CONSTANT} characters and entries in total. */
export const TOO_LARGE = Symbol("too large");

/**
 * Returns the value of an expression of literals and constants; otherwise UNKNOWN or TOO_LARGE. Doesn't run any code.
 */
export function valueOf(expression: string, constants: Constants): unknown {
  const parsed = parseScript(`(${expression}\n)`);
  const [statement] = "tree" in parsed ? parsed.tree.body : [];
  return statement?.type === "ExpressionStatement"
    ? evaluate(statement.expression, constants)
    : UNKNOWN;
}

/** Returns the value of a parsed expression, like {@link valueOf}. */
export function evaluate(node: AnyNode, constants: Constants): unknown {
  try {
    return evaluateNode(node, constants);
  } catch (error) {
    // A sum of thousands of numbers is nested as deeply, and overflows the stack.
    if (error instanceof TooLargeError || error instanceof RangeError) return TOO_LARGE;
    throw error;
  }
}

/**
 * Cache for the sizes of lists and maps. A list that is contained several times is measured only once, but counted each
 * time.
 */
const sizes = new WeakMap<object, number>();

function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (!Array.isArray(value) && !(value instanceof Map)) return 1;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [...value.values()];
  const size = entries.reduce<number>((sum, entry) => sum + sizeOf(entry), 1);
  sizes.set(value, size);
  return size;
}

/** Thrown to stop an evaluation, which then returns TOO_LARGE. */
class TooLargeError extends Error {}

/** Stops the evaluation if these values are too large in total. */
function checkSize(...values: readonly unknown[]): void {
  if (values.reduce<number>((sum, value) => sum + sizeOf(value), 0) > MAX_CONSTANT)
    throw new TooLargeError();
}

function evaluateNode(node: AnyNode, constants: Constants): unknown {
  const read = (one: AnyNode): unknown => evaluateNode(one, constants);
  switch (node.type) {
    case "Literal":
      // Attributes of the components become JSON, which has no bigints.
      return node.regex || typeof node.value === "bigint" ? UNKNOWN : node.value;
    case "ParenthesizedExpression":
      return read(node.expression);
    case "Identifier":
      return constants.has(node.name) ? constants.get(node.name) : UNKNOWN;
    case "TemplateLiteral": {
      const values = node.expressions.map(read);
      if (values.includes(UNKNOWN)) return UNKNOWN;
      checkSize(...values, ...node.quasis.map(({ value }) => value.cooked));
      return node.quasis
        .map(
          ({ value }, at) => (value.cooked ?? "") + (at < values.length ? String(values[at]) : ""),
        )
        .join("");
    }
    case "ArrayExpression": {
      const values = node.elements.map((one) => (one ? read(one) : UNKNOWN));
      checkSize(values);
      return values.includes(UNKNOWN) ? UNKNOWN : values;
    }
    case "ObjectExpression": {
      const entries = node.properties.map((one): [string, unknown] =>
        one.type === "Property" && one.kind === "init" && !one.computed
          ? [keyOf(one.key), read(one.value)]
          : ["", UNKNOWN],
      );
      const value = new Map(entries);
      checkSize(value);
      return entries.some(([, one]) => one === UNKNOWN) ? UNKNOWN : value;
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
  checkSize(left, right);
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

/**
 * True if React would render the value as text. The compiler replaces expressions that have such a value with the text.
 */
export const isShowable = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";
