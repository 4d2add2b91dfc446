import { execFileSync } from "node:child_process";
import { posix } from "node:path";
import { type Declaration, type SourceContract, readSolidity } from "./solidity-source";

/** A folder in a repository at a fixed commit. */
export interface SourceFolder {
  /** The folder's repository: `celo-org/celo-monorepo`. */
  readonly repository: string;
  readonly commit: string;
  /** Imports that begin with this prefix refer to files in this folder. */
  readonly prefix?: string;
  /** Path of the folder, with a trailing slash; empty for the whole repository. */
  readonly folder: string;
}

/** A source file, identified by the key of its folder and its path in the repository. */
export interface SourceFile {
  readonly source: string;
  readonly path: string;
}

/** A declaration, with the file and the contract that contain it. */
export interface Declared extends Declaration, SourceFile {
  readonly contract: string;
}

interface Loaded extends SourceContract, SourceFile {}

/** Opens sources in clones of their repositories: `<clones>/<repository name>`. */
export function openSources(clones: string, folders: Readonly<Record<string, SourceFolder>>) {
  const read = new Map<string, ReadonlyMap<string, Loaded>>();

  /** Loads every contract that a file declares or imports, by name. If names clash, the file's own declaration wins. */
  const load = (file: SourceFile): ReadonlyMap<string, Loaded> => {
    const key = `${file.source}:${file.path}`;
    const known = read.get(key);
    if (known) return known;
    const found = new Map<string, Loaded>();
    read.set(key, found); // Stored before it is filled, because files may import each other.
    const text = show(clones, folders[file.source], file.path);
    if (text === undefined) return found;
    const { imports, contracts } = readSolidity(text);
    for (const path of imports) {
      const target = resolveImport(path, file, folders);
      if (target) for (const [name, one] of load(target)) found.set(name, one);
    }
    for (const one of contracts) found.set(one.name, { ...one, ...file });
    return found;
  };

  /**
   * Lists all declarations of a contract and of the contracts it inherits from. An overriding declaration is listed
   * before the one it overrides.
   */
  return (file: SourceFile, name: string): Declared[] => {
    const all = load(file);
    const order: Loaded[] = [];
    const add = (contract: Loaded | undefined): void => {
      if (!contract || order.includes(contract)) return;
      order.push(contract);
      for (const base of [...contract.bases].reverse())
        add(all.get(base) ?? load(contract).get(base));
    };
    add(all.get(name));
    const inOrder = [...order].sort((a, b) => Number(a.isInterface) - Number(b.isInterface));
    return inOrder.flatMap(({ name: contract, declarations, source, path }) =>
      declarations.map((one) => ({ ...one, contract, source, path })),
    );
  };
}

function resolveImport(
  path: string,
  from: SourceFile,
  folders: Readonly<Record<string, SourceFolder>>,
): SourceFile | undefined {
  if (path.startsWith("."))
    return { source: from.source, path: posix.join(posix.dirname(from.path), path) };
  for (const [source, { prefix, folder }] of Object.entries(folders))
    if (prefix !== undefined && path.startsWith(prefix))
      return { source, path: folder + path.slice(prefix.length) };
  return undefined;
}

/** Reads a file at the folder's commit; undefined if it doesn't exist. */
function show(clones: string, folder: SourceFolder | undefined, path: string): string | undefined {
  if (!folder) return undefined;
  const clone = posix.join(clones, folder.repository.split("/")[1] ?? "");
  try {
    return execFileSync("git", ["-C", clone, "show", `${folder.commit}:${path}`], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}
