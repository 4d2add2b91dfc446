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
import { findBidirectional } from "./bidirectional";
import { UNKNOWN_ALIAS, explainYamlError } from "./explain-yaml-error";
import { type Fault, type Position, faultAt } from "./fault";
import { createFileMemory } from "./file-memory";
import { explainOddText } from "./odd-text";
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
  const odd = listOddTexts(document, positionAt);
  if (odd.length > 0) return odd;
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

/** A fault for each key and each value that no reader could read. */
function listOddTexts(
  document: Document.Parsed,
  positionAt: (offset: number) => Position,
): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Scalar: (_, { value, range }) => {
      const words = typeof value === "string" ? explainOddText(value) : undefined;
      if (words) faults.push(faultAt(positionAt(range?.[0] ?? 0), words));
    },
  });
  return faults;
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
