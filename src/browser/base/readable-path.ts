/**
 * Decodes a path into its human-readable form. An encoded percent sign stays encoded, so decoding the result again
 * changes nothing. A path that can't be decoded (`/%zz`) is returned unchanged instead of throwing.
 */
export function toReadablePath(path: string): string {
  try {
    return decodeURI(path.replaceAll("%25", "%2525"));
  } catch {
    return path;
  }
}

/** Encodes a path for use in a URL; the path may already be encoded. */
export const encodePath = (path: string): string =>
  encodeURI(toReadablePath(path)).replaceAll("%25", "%");
