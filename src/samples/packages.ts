import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { digestOf } from "../gatsby/cache-files";

const PINNED = "content/packages";
const READY = "installed";

/** The packages that samples are checked against, installed. */
export interface Packages {
  /** Absolute path of the folder that holds `node_modules`. */
  readonly folder: string;
  /** Changes whenever one of the packages does. */
  readonly digest: string;
  /** Names a sample may import or install, with their exact versions. */
  readonly versions: ReadonlyMap<string, string>;
  readonly require: NodeJS.Require;
}

/**
 * Installs what `content/packages` pins into a cache beside the site's own packages, once for each lock file. Scripts of
 * packages are not run: types, contracts and manifests need none.
 * @throws With npm's own words and the mend, when the registry cannot be reached.
 */
export function installPackages(root: string): Packages {
  const manifest = readFileSync(join(root, PINNED, "package.json"), "utf8");
  const lock = readFileSync(join(root, PINNED, "package-lock.json"), "utf8");
  const digest = digestOf(manifest, lock);
  const cache = join(root, "node_modules/.cache/samples");
  const folder = join(cache, digest);
  if (!existsSync(join(folder, READY))) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of ["package.json", "package-lock.json"])
      cpSync(join(root, PINNED, name), join(folder, name));
    try {
      execFileSync(
        "npm",
        ["ci", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund"],
        { cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
      );
    } catch (error) {
      const words = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
      throw new Error(
        `The packages of ${PINNED} could not be installed, so no sample was checked.\n${words}` +
          "Connect to the npm registry and run it again; once installed they stay in node_modules/.cache/samples.",
        { cause: error },
      );
    }
    writeFileSync(join(folder, READY), "");
  }
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const versionOf = (name: string): string => {
    const file = join(folder, "node_modules", name, "package.json");
    return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
  };
  return {
    folder,
    digest,
    versions: new Map(Object.keys(dependencies).map((name) => [name, versionOf(name)])),
    require: createRequire(join(folder, "package.json")),
  };
}
