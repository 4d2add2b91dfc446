import { cutText } from "./messages";

const MAX_DEPTH = 4;
/**
 * Maximum number of items printed for one value, including the items of nested arrays and objects. A sparse array can
 * have four billion items.
 */
const MAX_ITEMS = 1000;
/** Maximum length of a key. Longer ones are cut. */
const MAX_KEY = 1000;

/** Number of items that may still be printed. */
interface Budget {
  left: number;
}

/**
 * Formats a value as a console does: strings unchanged, everything else as code. Large arrays and objects end with "…";
 * long texts in them are only cut. Never throws, although getters, names and proxies may.
 */
export function formatValue(value: unknown): string {
  return typeof value === "string" ? value : write(value, 0, { left: MAX_ITEMS });
}

function write(value: unknown, depth: number, budget: Budget): string {
  try {
    switch (typeof value) {
      case "string":
        return JSON.stringify(cutText(value));
      case "bigint":
        return `${value}n`;
      case "function":
        return `[function ${value.name || "without a name"}]`;
      case "object":
        return value === null ? "null" : writeObject(value, depth, budget);
      default:
        return String(value);
    }
  } catch {
    return "[a value that can't be read]";
  }
}

function writeObject(value: object, depth: number, budget: Budget): string {
  if (value instanceof Error) return cutText(`${value.name}: ${value.message}`);
  if (depth >= MAX_DEPTH) return "…";
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const array = value as ArrayLike<unknown>;
    const items = take(indexesOf(array), budget, (at) => write(array[at], depth + 1, budget));
    return `[${items.join(", ")}]`;
  }
  const entries: Iterable<[unknown, unknown]> =
    value instanceof Map ? value : value instanceof Set ? value.entries() : Object.entries(value);
  const members = take(
    entries,
    budget,
    ([key, item]) => `${writeKey(key, depth + 1, budget)}: ${write(item, depth + 1, budget)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** Formats a key: a string without quotes, and any key of a Map. */
const writeKey = (key: unknown, depth: number, budget: Budget): string =>
  typeof key === "string" ? key.slice(0, MAX_KEY) : write(key, depth, budget);

function* indexesOf({ length }: ArrayLike<unknown>): Generator<number> {
  for (let at = 0; at < length; at += 1) yield at;
}

/** Formats items until the budget is used up. */
function take<Item>(
  items: Iterable<Item>,
  budget: Budget,
  format: (item: Item) => string,
): string[] {
  const texts: string[] = [];
  for (const item of items) {
    if (budget.left <= 0) return [...texts, "…"];
    budget.left -= 1;
    texts.push(format(item));
  }
  return texts;
}
