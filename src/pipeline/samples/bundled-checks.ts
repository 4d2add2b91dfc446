import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { z } from "zod";

/** The code that runs when a module is called: the module's own, and that of everything it imports. */
export interface BundledCheck {
  /** Without comments and types. It stays the same if a file is moved. */
  readonly code: string;
  /** Source files, relative to the repository's root. */
  readonly files: readonly string[];
  /** Names of the imported packages. */
  readonly packages: readonly string[];
}

/** Bundles modules, each by itself. Modules that don't exist, as in an incomplete copy of the site, are left out. */
export function bundleChecks(
  root: string,
  modules: readonly string[],
): ReadonlyMap<string, BundledCheck> {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: modules.filter((file) => existsSync(join(root, file))),
    outdir: ".",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    minifyWhitespace: true,
    legalComments: "none",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const codes = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return new Map(
    Object.entries(metafile.outputs).map(([file, { entryPoint = "", inputs, imports }]) => [
      entryPoint,
      {
        code: codes.get(join(root, file)) ?? "",
        files: Object.keys(inputs),
        packages: imports.map(({ path }) => packageOf(path)),
      },
    ]),
  );
}

const packageOf = (path: string): string =>
  path
    .split("/")
    .slice(0, path.startsWith("@") ? 2 : 1)
    .join("/");

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
 * Creates a function that returns a line such as `yaml 2.9.1 sha512-…` for each of the given packages that
 * package-lock.json lists, and for the packages that they depend on.
 */
export function createToolLister(root: string): (names: readonly string[]) => string[] {
  const file = join(root, "package-lock.json");
  const { packages } = lockSchema.parse(
    existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { packages: {} },
  );
  return (names) => {
    const found = new Map<string, string>();
    const visit = (name: string): void => {
      const entry = packages[`node_modules/${name}`];
      if (!entry || found.has(name)) return;
      found.set(name, `${name} ${entry.version ?? ""} ${entry.integrity ?? ""}`);
      Object.keys(entry.dependencies ?? {}).forEach(visit);
    };
    names.forEach(visit);
    return [...found.values()].sort();
  };
}
