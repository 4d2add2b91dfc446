/** A path as people write it. Throws for one that no server and no router can read. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch (cause) {
    throw new Error(
      `Pathname ${path} could not be decoded; this is likely caused by an invalid percent-encoding.`,
      { cause },
    );
  }
}
