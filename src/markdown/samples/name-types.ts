import { hashFnv1a } from "../../base/fnv-1a";
import type { TypedName } from "./checked-sample";

/** The types of names in a page's code. The browser fetches this file when a reader first asks for a type. */
export interface PageTypes {
  readonly texts: readonly string[];
  /**
   * Names, keyed by `keyOfCode`. Each name consists of four numbers: line, column, length, and index of the type in
   * `texts`.
   */
  readonly blocks: Readonly<Record<string, readonly number[]>>;
}

const PARTS = 4;

/** A name in shown code, with its type. Line and column count from 0. */
export interface ShownName {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly type: string;
}

/**
 * Returns the path of the file with a page's types. The file is next to Gatsby's page data, so hosts treat both in the
 * same way.
 */
export const typesAddress = (path: string): string => `${dataFolderOf(path)}/types.json`;

/** Returns the path of the file with the compiled code of a page's runnable blocks. */
export const runsAddress = (path: string): string => `${dataFolderOf(path)}/runs.json`;

const dataFolderOf = (path: string): string =>
  `/page-data/${path.replace(/^\/|\/$/g, "") || "index"}`;

/**
 * Returns a key that depends on a block's code. If the code on the page differs from the code in the file with the
 * types, because they are from different builds, the page finds no types instead of wrong types. Spaces at the end of
 * lines are ignored, because a line may end with a button.
 */
export function keyOfCode(code: string): string {
  const lines = code.split("\n").map((line) => line.trimEnd());
  return hashFnv1a(lines.join("\n").trimEnd()).toString(36);
}

/** Packs the types of a page's blocks into one file; undefined if there are none. */
export function packTypes(
  blocks: readonly { readonly code: string; readonly names: readonly TypedName[] }[],
): PageTypes | undefined {
  const indexes = new Map<string, number>();
  const packed = new Map<string, number[]>();
  for (const { code, names } of blocks) {
    if (names.length === 0) continue;
    const numbers = names.flatMap(([line, column, length, type]) => {
      const index = indexes.get(type) ?? indexes.size;
      indexes.set(type, index);
      return [line, column, length, index];
    });
    const key = keyOfCode(code);
    const same = packed.get(key);
    // If a page shows the same code twice, but with different hidden lines, a name may have a different type in each
    // block, so no types are shown.
    packed.set(key, !same || String(same) === String(numbers) ? numbers : []);
  }
  return packed.size > 0
    ? { texts: [...indexes.keys()], blocks: Object.fromEntries(packed) }
    : undefined;
}

/** Lists the names in a block's code, in order of appearance; empty if there are no types for this code. */
export function readNames({ texts, blocks }: PageTypes, code: string): ShownName[] {
  const numbers = blocks[keyOfCode(code)] ?? [];
  return Array.from({ length: numbers.length / PARTS }, (_, at) => {
    const [line = 0, column = 0, length = 0, text = 0] = numbers.slice(at * PARTS);
    return { line, column, length, type: texts[text] ?? "" };
  });
}
