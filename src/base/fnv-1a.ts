/** Hashes a string to an unsigned 32-bit number (FNV-1a), with the same result in a build and in a browser. */
export function hashFnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
