/**
 * A path as people write it. An encoded percent sign stays encoded, so that decoding twice gives the same. A path that
 * cannot be decoded (`/%zz`) is returned unchanged, since every address must end in a page.
 */
export function decodePath(path: string): string {
  try {
    return decodeURI(path.replaceAll("%25", "%2525"));
  } catch {
    return path;
  }
}

/** A path as addresses write it, whether it is encoded already or not. */
export const encodePath = (path: string): string =>
  encodeURI(decodePath(path)).replaceAll("%25", "%");
