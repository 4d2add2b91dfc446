/**
 * A path as people write it. Percent signs stay encoded, so that decoding twice gives the same; and what no server can
 * read (`/%zz`) stays as it is, since any address must end in a page.
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
