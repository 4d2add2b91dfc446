import { hashFnv1a } from "../fnv-1a";
import type { TypedName } from "./checked-sample";

/** The types of a page's names, as a file of the page that a browser asks for when a reader wants one. */
export interface PageTypes {
  readonly texts: readonly string[];
  /** By the code's key; four numbers a name, in the order of the text: line, column, length, index of its text. */
  readonly blocks: Readonly<Record<string, readonly number[]>>;
}

const PARTS = 4;

/** A name of shown code: line and column from 0. */
export interface ShownName {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly type: string;
}

/** Where the types of a page lie: beside Gatsby's data of it, so that hosts treat both alike. */
export const typesAddress = (path: string): string =>
  `/page-data/${path.replace(/^\/|\/$/g, "") || "index"}/types.json`;

/**
 * Key of a block's code: a page from another build then finds no types instead of wrong ones. Spaces at the end of a
 * line are ignored, since a button may be there.
 */
export function keyOfCode(code: string): string {
  const lines = code.split("\n").map((line) => line.trimEnd());
  return hashFnv1a(lines.join("\n").trimEnd()).toString(36);
}

/** Puts the types of a page's blocks into one file; undefined when there are none. */
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
    // The same code twice in a page, with other things hidden around it: what its names are is not the same.
    packed.set(key, !same || String(same) === String(numbers) ? numbers : []);
  }
  return packed.size > 0
    ? { texts: [...indexes.keys()], blocks: Object.fromEntries(packed) }
    : undefined;
}

/** The names of a block, in the order of its text; none when the page's types know no such code. */
export function readNames({ texts, blocks }: PageTypes, code: string): ShownName[] {
  const numbers = blocks[keyOfCode(code)] ?? [];
  return Array.from({ length: numbers.length / PARTS }, (_, at) => {
    const [line = 0, column = 0, length = 0, text = 0] = numbers.slice(at * PARTS);
    return { line, column, length, type: texts[text] ?? "" };
  });
}
