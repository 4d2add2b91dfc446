const MAX_DEPTH = 4;

/** Formats a value as a console does: strings as they are, everything else as code. */
export function formatValue(value: unknown): string {
  return typeof value === "string" ? value : write(value, 0);
}

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "bigint":
      return `${value}n`;
    case "function":
      return `[function ${value.name || "without a name"}]`;
    case "object":
      return value === null ? "null" : writeObject(value, depth);
    default:
      return String(value);
  }
}

function writeObject(value: object, depth: number): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (depth >= MAX_DEPTH) return "…";
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const items = Array.from(value as ArrayLike<unknown>, (item) => write(item, depth + 1));
    return `[${items.join(", ")}]`;
  }
  const entries =
    value instanceof Map
      ? [...value]
      : value instanceof Set
        ? [...value.entries()]
        : Object.entries(value);
  const members = entries.map(([key, item]) => `${String(key)}: ${write(item, depth + 1)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
