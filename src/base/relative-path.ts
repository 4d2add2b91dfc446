/**
 * Resolves `./a/../b.md` in `content/docs/x/y.md` to a path relative to the repository's root; undefined if it's
 * outside the repository.
 */
export function resolveFrom(file: string, relative: string): string | undefined {
  const parts = file.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join("/");
}
