/**
 * Decodes a path to the form people write. An encoded percent sign stays encoded, so that decoding twice gives the same
 * path. A path that can't be decoded (`/%zz`) is returned unchanged, since every address must lead to some page.
 */
export function toReadablePath(path: string): string {
  try {
    return decodeURI(path.replaceAll("%25", "%2525"));
  } catch {
    return path;
  }
}

/** Encodes a path for an address, whether or not it is encoded already. */
export const encodePath = (path: string): string =>
  encodeURI(toReadablePath(path)).replaceAll("%25", "%");
