import { resolve, sep } from "node:path";
import ts from "typescript";

/** The file system functions that the compiler calls. */
export type FileQuestions = Required<
  Pick<ts.System, "readFile" | "fileExists" | "directoryExists" | "getDirectories" | "realpath">
>;

/**
 * Restricts the compiler's file access to these folders. A sample can import any file by its path, including JSON,
 * and the types of what it imports are published, so the compiler mustn't see any file outside these folders.
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
