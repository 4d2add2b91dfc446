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
import { SPECIAL_START, explainYamlError } from "./explain-yaml-error";
import { type Fault, type FaultText, type Position, faultAt } from "./fault";
import { createFileCache } from "./file-cache";
import { explainOddText } from "./odd-text";
import { createPointOf, pointAt } from "./point";
import { MAX_ALIASES, findYamlExcess } from "./yaml-limits";
import { findLostText } from "./yaml-lost-text";

/** Parsed YAML: its data, and a function that finds the position of the key or item at a path. */
export interface YamlText {
  readonly data: unknown;
  readonly positionOf: (path: readonly PropertyKey[]) => Position;
}

/** Origin of a piece of YAML: its file, and the line of that file on which it starts. */
export interface YamlOrigin {
  readonly file: string;
  readonly firstLine: number;
}

const cached = createFileCache<YamlText | Fault[]>();

/** Parses YAML. Returns faults if it can't be parsed. */
export const parseYaml = (text: string, origin: YamlOrigin): YamlText | Fault[] =>
  // Frontmatter starts below line 1. It isn't cached, because it is only parsed if its doc has changed.
  origin.firstLine === 1
    ? cached({ file: origin.file, text }, () => parseAt(text, origin))
    : parseAt(text, origin);

function parseAt(text: string, origin: YamlOrigin): YamlText | Fault[] {
  // The frontmatter of a doc is checked with the whole doc.
  const broken = origin.firstLine === 1 ? text.indexOf(REPLACEMENT_CHARACTER) : -1;
  if (broken >= 0) return [faultAt({ file: origin.file, ...pointAt(text, broken) }, NOT_UTF8)];
  const excess = findYamlExcess(text);
  if (excess) {
    const { line, column } = createPointOf(text)(excess.offset);
    return [
      tooMuch(
        { file: origin.file, line: line + origin.firstLine - 1, column },
        `This YAML has more than ${excess.words}.`,
      ),
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
    return [
      tooMuch(
        positionAt(offsetOfAlias(aliases[MAX_ALIASES])),
        `This YAML has more than ${MAX_ALIASES} aliases.`,
        NO_ALIAS,
      ),
    ];
  const unknown = aliases.find((alias) => !alias.resolve(document));
  if (unknown) return [faultAt(positionAt(offsetOfAlias(unknown)), SPECIAL_START)];
  const recursive = findRecursiveAlias(document);
  if (recursive)
    return [
      tooMuch(positionAt(offsetOfAlias(recursive)), "This alias refers to itself.", NO_ALIAS),
    ];
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch {
    // Aliases that refer to other aliases can expand exponentially.
    return [
      tooMuch(
        positionAt(offsetOfAlias(aliases[0])),
        "The aliases in this file expand to too much data.",
        NO_ALIAS,
      ),
    ];
  }
  const allows = (data as { bidirectional_text?: unknown } | null)?.bidirectional_text === true;
  const turned = allows ? [] : findBidirectional(text, "yaml", origin);
  if (turned.length > 0) return turned;
  const odd = listOddTexts(document, positionAt);
  if (odd.length > 0) return odd;
  const lost = findLostText(document, text);
  if (lost.length > 0) return lost.map(({ offset, words }) => faultAt(positionAt(offset), words));
  return {
    data,
    positionOf: (path) => positionAt(offsetOf(document, path)),
  };
}

/** Replaces bytes that aren't UTF-8 when a file is read. */
const REPLACEMENT_CHARACTER = "\uFFFD";

const NOT_UTF8: FaultText = {
  rule: "yaml/not-utf8",
  problem: "This file isn't UTF-8.",
  fix: "Save it as UTF-8 in your editor, and type this character again.",
};

/** Finds the start of the quoted text around an offset, because an unclosed quote is reported where it starts. */
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

/** Finds the offset of a duplicate key. The parser's own search takes quadratic time. */
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

/** Reports keys and values that contain text that can't be displayed. */
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

/** Lists all aliases (`*name`). An alias without an `&name` before it is usually *emphasis* at the start of a value. */
function listAliases(document: Document.Parsed): Alias[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  return aliases;
}

/** Finds an alias inside the value that it refers to, which would make the data infinite. */
function findRecursiveAlias(document: Document.Parsed): Alias | undefined {
  let recursive: Alias | undefined;
  visit(document, {
    Alias: (_, alias, path) => {
      const source = alias.resolve(document);
      if (source && path.includes(source)) recursive ??= alias;
    },
  });
  return recursive;
}

const NO_ALIAS = "Replace aliases (*name) with the values that they stand for.";

const tooMuch = (
  position: Position,
  problem: string,
  fix = "Write less, or split the data into several files.",
): Fault => faultAt(position, { rule: "yaml/too-much", problem, fix });

/**
 * Pairs of each map, by key. They are cached because the position of every unknown key is needed, and a file may have
 * 10,000 unknown keys.
 */
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

/** Returns the offset of the key or item at a path, or of the last part of the path that exists. */
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
