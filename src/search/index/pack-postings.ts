import { fieldBit } from "../words/search-format";

const PLAIN = fieldBit("text");

/**
 * Packs pages as distances to the previous page. The lowest bit tells whether more than "once, in the text" follows.
 */
export function packPostings(list: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let previous = -1;
  for (const posting of list) {
    const page = Math.floor(posting / 256);
    const what = posting % 256;
    const isPlain = what === PLAIN;
    pushNumber(bytes, (page - previous) * 2 + (isPlain ? 0 : 1));
    if (!isPlain) bytes.push(what);
    previous = page;
  }
  return Uint8Array.from(bytes);
}

/** Seven bits per byte, the lowest first. The eighth bit tells that more follow. */
function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Joins parts, each of which begins with its length. */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const pieces = parts.flatMap((part) => {
    const length: number[] = [];
    pushNumber(length, part.length);
    return [Uint8Array.from(length), part];
  });
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
