import { resolve, sep } from "node:path";
import ts from "typescript";

/** What the compiler asks a file system for. */
export type FileQuestions = Required<
  Pick<ts.System, "readFile" | "fileExists" | "directoryExists" | "getDirectories" | "realpath">
>;

/**
 * The disk as far as samples may see it. A sample may import whatever it names, JSON files too, and the types of its
 * names are published: a file outside of these folders does not exist for it.
 * @param folders Absolute paths.
 */
export function confineTo(folders: readonly string[]): FileQuestions {
  const isSeen = (name: string): boolean => {
    const path = resolve(name);
    return folders.some((folder) => path === folder || path.startsWith(folder + sep));
  };
  const { sys } = ts;
  return {
    readFile: (name, encoding) => (isSeen(name) ? sys.readFile(name, encoding) : undefined),
    fileExists: (name) => isSeen(name) && sys.fileExists(name),
    directoryExists: (name) => isSeen(name) && sys.directoryExists(name),
    getDirectories: (name) => (isSeen(name) ? sys.getDirectories(name) : []),
    realpath: (name) => sys.realpath?.(name) ?? name,
  };
}
