import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";

/** Matches a relative import of a value. Type imports aren't part of the running code. */
const VALUE_IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from "(\.[^"]+)";$/gm;
/**
 * Matches quoted strings that may begin with a package's name: imports, and strings that a module uses to find files.
 */
const QUOTED_NAME = /"((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"\n]*)?"/g;

/** Lists the source files of modules and of everything they import, sorted, relative to the repository's root. */
export function listSources(root: string, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, target = ""] of readSource(root, file).matchAll(VALUE_IMPORT))
      visit(`${posix.join(posix.dirname(file), target)}.ts`);
  };
  modules.forEach(visit);
  return [...found].sort();
}

/** Reads a source file; returns an empty string if it doesn't exist, as in an incomplete copy of the site. */
export function readSource(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/**
 * Creates a function that returns a line such as `yaml 2.9.1 sha512-…` for each package that the given texts name and
 * package-lock.json lists, and for the dependencies of those packages.
 */
export function createToolLister(root: string): (texts: readonly string[]) => string[] {
  const { packages } = lockSchema.parse(
    JSON.parse(readSource(root, "package-lock.json") || '{ "packages": {} }'),
  );
  return (texts) => {
    const found = new Map<string, string>();
    const visit = (name: string): void => {
      const entry = packages[`node_modules/${name}`];
      if (!entry || found.has(name)) return;
      found.set(name, `${name} ${entry.version ?? ""} ${entry.integrity ?? ""}`);
      Object.keys(entry.dependencies ?? {}).forEach(visit);
    };
    for (const text of texts) for (const [, name = ""] of text.matchAll(QUOTED_NAME)) visit(name);
    return [...found.values()].sort();
  };
}
