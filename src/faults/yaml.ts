import {
  type Alias,
  type Document,
  LineCounter,
  type Node,
  type Pair,
  type YAMLMap,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from "yaml";
import type { z } from "zod";
import { findBidirectional } from "./bidirectional";
import { UNKNOWN_ALIAS, explainYamlError } from "./explain-yaml-error";
import { type Fault, type FaultText, type Position, faultAt } from "./fault";
import { createFileMemory } from "./file-memory";
import { suggest } from "./nearest";
import { createPointOf } from "./point";
import { MAX_ALIASES, findYamlExcess } from "./yaml-limits";

/** YAML that was read: its data, and the position in the file of each part. */
export interface YamlText {
  readonly data: unknown;
  readonly positionOf: (path: readonly PropertyKey[]) => Position;
}

/** Where a piece of YAML stands: the file, and the line of the file its first line is. */
export interface YamlOrigin {
  readonly file: string;
  readonly firstLine: number;
}

const recall = createFileMemory<YamlText | Fault[]>();

/** Parses YAML; a mistake in it becomes one fault with a position. */
export const parseYaml = (text: string, origin: YamlOrigin): YamlText | Fault[] =>
  // Frontmatter begins further down. It is read only when its doc has changed.
  origin.firstLine === 1
    ? recall({ file: origin.file, text }, () => parseAt(text, origin))
    : parseAt(text, origin);

function parseAt(text: string, origin: YamlOrigin): YamlText | Fault[] {
  const excess = findYamlExcess(text);
  if (excess) {
    const { line, column } = createPointOf(text)(excess.offset);
    return [
      tooMuch({ file: origin.file, line: line + origin.firstLine - 1, column }, excess.words),
    ];
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: origin.file, line: line + origin.firstLine - 1, column: Math.max(1, col) };
  };
  const [error] = document.errors;
  if (error) {
    const offset = findOpenQuote(document, error.pos[0]) ?? error.pos[0];
    const line = text.split("\n")[lineCounter.linePos(offset).line - 1] ?? "";
    return [
      faultAt(
        positionAt(offset),
        explainYamlError({ message: error.message, code: error.code, line }),
      ),
    ];
  }
  const twice = findDuplicateKey(document);
  if (twice !== undefined)
    return [
      faultAt(
        positionAt(twice),
        explainYamlError({ message: "", code: "DUPLICATE_KEY", line: "" }),
      ),
    ];
  const aliases = listAliases(document);
  const offsetOfAlias = (alias: Alias | undefined): number => alias?.range?.[0] ?? 0;
  if (aliases.length > MAX_ALIASES)
    return [tooMuch(positionAt(offsetOfAlias(aliases[MAX_ALIASES])), `${MAX_ALIASES} aliases`)];
  const unknown = aliases.find((alias) => !alias.resolve(document));
  if (unknown) return [faultAt(positionAt(offsetOfAlias(unknown)), UNKNOWN_ALIAS)];
  const within = findAliasWithin(document);
  if (within) return [tooMuch(positionAt(offsetOfAlias(within)), "what this alias comes to")];
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch {
    // Aliases of aliases multiply.
    return [tooMuch(positionAt(offsetOfAlias(aliases[0])), "what these aliases come to")];
  }
  const allows = (data as { bidirectional_text?: unknown } | null)?.bidirectional_text === true;
  const turned = allows ? [] : findBidirectional(text, "yaml", origin);
  if (turned.length > 0) return turned;
  return {
    data,
    positionOf: (path) => positionAt(offsetOf(document, path)),
  };
}

/** Offset of the quoted text that includes this offset; an unclosed quote is reported there, where it begins. */
function findOpenQuote(document: Document.Parsed, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith("QUOTE_") && range && range[0] < offset && offset <= range[2])
        start = range[0];
    },
  });
  return start;
}

/** Offset of a key that its map has twice. The parser's own search takes quadratic time. */
function findDuplicateKey(document: Document.Parsed): number | undefined {
  let twice: number | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) twice ??= key.range?.[0];
        seen.add(key.value);
      }
    },
  });
  return twice;
}

/** Every `*name`. One without an `&name` before it is usually a writer who begins a value with *emphasis*. */
function listAliases(document: Document.Parsed): Alias[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  return aliases;
}

/** An alias inside the value it refers to: the data would be infinite. */
function findAliasWithin(document: Document.Parsed): Alias | undefined {
  let within: Alias | undefined;
  visit(document, {
    Alias: (_, alias, path) => {
      const source = alias.resolve(document);
      if (source && path.includes(source)) within ??= alias;
    },
  });
  return within;
}

const tooMuch = (position: Position, what: string): Fault =>
  faultAt(position, {
    rule: "yaml/too-much",
    problem: `This YAML has more than ${what}.`,
    fix: "Write less, or write it in several files.",
  });

/** A map's pairs by their keys, gathered once: each of 10,000 unknown keys asks for its position. */
const pairsByKey = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const known = pairsByKey.get(map);
  if (known) return known;
  const pairs = new Map(
    map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])),
  );
  pairsByKey.set(map, pairs);
  return pairs;
}

/** Offset of the key or item a path leads to, or of the last part of the path that exists. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: Node | null = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(step));
      if (!pair) return offset;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined;
      if (!item) return offset;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else {
      return offset;
    }
  }
  return offset;
}

/** How the faults of one schema speak of its entries: `frontmatter` → rule `frontmatter/unknown-key`. */
export interface SchemaWords {
  readonly area: string;
  /** What to write for a key that people bring along from elsewhere. */
  readonly fixForKey?: (key: string) => string | undefined;
}

/** Checks data against a schema; every mistake is a fault at the position of the entry that holds it. */
export function checkSchema<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  words: SchemaWords,
): { value: z.output<Schema>; faults: [] } | { value: undefined; faults: Fault[] } {
  const result = schema.safeParse(yaml.data, { error: askFor });
  if (result.success) return { value: result.data, faults: [] };
  const faults = result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        faultAt(yaml.positionOf([...issue.path, key]), {
          rule: `${words.area}/unknown-key`,
          problem: `"${key}" is not a key that can stand here.`,
          fix: words.fixForKey?.(key) ?? suggest(key, keysAt(schema, issue.path) ?? [], "keys"),
        }),
      );
    }
    return [faultAt(yaml.positionOf(issue.path), wordsOf(issue, words, yaml.data))];
  });
  return { value: undefined, faults };
}

/** The keys that the schema allows at this path of the data; nothing when the schema is not a plain object there. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] | undefined {
  const { def } = schema._zod as { def: Partial<SchemaDef> };
  if (def.innerType) return keysAt(def.innerType, path);
  const [step, ...rest] = path;
  if (step === undefined) return def.shape && Object.keys(def.shape);
  const inner = def.shape?.[String(step)] ?? def.element ?? def.valueType;
  return inner && keysAt(inner, rest);
}

/** The parts of zod's definitions that lead from a schema to those inside it. */
interface SchemaDef {
  readonly innerType: z.core.$ZodType;
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  readonly element: z.core.$ZodType;
  readonly valueType: z.core.$ZodType;
}

/** Kinds of values in a writer's words. */
const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, with a dash before each entry",
  object: "keys with values, one on each line",
  record: "keys with values, one on each line",
};

const kindOf = (expected: string | undefined): string =>
  expected === undefined ? "something else" : (KINDS[expected] ?? expected);

/** The fix for a wrong value when the schema has no message of its own. */
function askFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type")
    return askForKind(issue.expected, issue.input, issue.path?.at(-1));
  if (issue.code === "invalid_value") return `Write ${issue.values.map(String).join(" or ")}.`;
  if (issue.code === "too_big") return `Write ${issue.maximum} or less.`;
  if (issue.code !== "too_small") return undefined;
  if (issue.origin === "array") return "List at least one entry.";
  return issue.origin === "string" ? "Write some text." : `Write ${issue.minimum} or more.`;
}

function askForKind(expected: string, input: unknown, key: PropertyKey | undefined): string {
  if (input === undefined || input === null) {
    return `Write ${key === undefined ? "" : `${String(key)}: and then `}${kindOf(expected)}.`;
  }
  if (expected === "string" && (typeof input === "number" || typeof input === "boolean")) {
    return `Write text; what reads like a number, a date or a yes needs quotes: "${input}".`;
  }
  return `Write ${kindOf(expected)}.`;
}

function wordsOf(issue: z.core.$ZodIssue, { area }: SchemaWords, data: unknown): FaultText {
  const name = issue.path.map(String).join(".");
  if (issue.code === "invalid_key") {
    return {
      rule: `${area}/wrong-key`,
      problem: `"${name}" is not a name that can stand here.`,
      fix: issue.issues[0]?.message ?? "Write another one.",
    };
  }
  const value = valueAt(data, issue.path);
  if (issue.code === "invalid_type" && (value === undefined || value === null)) {
    const problem =
      name === ""
        ? "Nothing stands here."
        : `"${name}" ${value === null ? "has no value" : "is missing"}.`;
    return { rule: `${area}/missing-key`, problem, fix: issue.message };
  }
  const problem =
    name === "" ? "What stands here has the wrong shape." : `"${name}" has a wrong value.`;
  return { rule: `${area}/wrong-value`, problem, fix: issue.message };
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    data,
  );
}
