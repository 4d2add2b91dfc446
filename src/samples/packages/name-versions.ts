import type { Packages } from "./packages";

const IMPORTED = /(?:from|import)\s*(?:\(\s*)?["']((?:@[\w.-]+\/)?[\w.-]+)/g;

/** Lists each pinned package that code imports, such as `viem 2.57.1`. */
export function nameVersions(code: string, { versions }: Pick<Packages, "versions">): string[] {
  const imported = new Set([...code.matchAll(IMPORTED)].map(([, name = ""]) => name));
  return [...imported].flatMap((name) => nameVersion(name, versions));
}

/** Returns the name and version of a pinned package, such as `viem 2.57.1`; empty for any other package. */
export const nameVersion = (name: string, versions: ReadonlyMap<string, string>): string[] => {
  const version = versions.get(name) ?? "";
  return version === "" ? [] : [`${name} ${version}`];
};
