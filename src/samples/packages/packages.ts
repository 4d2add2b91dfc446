import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PACKAGES_FOLDER } from "../../data/package-manifest";
import { type PinnedSet, type Sets, readPinnedSets } from "../../pipeline/samples/pinned-packages";
import { removeOutput, writeOutput } from "../../pipeline/store/output-files";
import { runAlone } from "../../pipeline/store/process-lock";

const READY = "installed";
const LOCK = "lock";

/** A set of packages that samples are checked against. */
export interface Packages extends Omit<PinnedSet, "manifests"> {
  /** Absolute path of the folder with `node_modules`. */
  readonly folder: string;
  readonly require: NodeJS.Require;
}

export type PackageSets = Sets<Packages>;

/** All sets of packages of a site. They aren't necessarily installed on this machine. */
export interface PinnedPackages extends Sets<Packages & PinnedSet> {
  readonly isInstalled: (set: Packages) => boolean;
  /** Installs missing sets in parallel, since npm mostly waits for the network and the disk. */
  readonly install: (wanted: Iterable<Packages & PinnedSet>) => Promise<void>;
}

/** Number of days after which an unused set is removed from this machine. */
const KEPT_DAYS = 30;

/**
 * Finds the user's cache folder (XDG base directory specification; LOCALAPPDATA on Windows). The cache isn't inside the
 * site, because Parcel, which compiles gatsby-config.ts, walks all files of the site twice, and the cache's 240,000
 * files would triple the time for each walk.
 */
export function findCacheFolder(environment: NodeJS.ProcessEnv, home: string): string {
  const { XDG_CACHE_HOME = "", LOCALAPPDATA = "" } = environment;
  const given = [XDG_CACHE_HOME, LOCALAPPDATA].find((folder) => folder !== "");
  return join(given ?? join(home, ".cache"), "celo-docs");
}

/** Opens the sets in `content/packages` and its folders. Each set has its own folder in the user's cache. */
export function openPackages(
  root: string,
  cache = join(findCacheFolder(process.env, homedir()), "samples"),
): PinnedPackages {
  const sets = readPinnedSets(root, (set) => {
    const folder = join(cache, set.digest);
    return { ...set, folder, require: createRequire(join(folder, "package.json")) };
  });
  return {
    ...sets,
    isInstalled: ({ digest }) => existsSync(join(cache, digest, READY)),
    install: async (wanted) => {
      mkdirSync(cache, { recursive: true });
      await runAlone(join(cache, LOCK), async () => {
        await Promise.all([...wanted].map((set) => install(cache, set)));
        dropUnused(cache);
      });
    },
  };
}

/** Removes sets that haven't been used for KEPT_DAYS, and sets whose installation was interrupted. */
function dropUnused(cache: string): void {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(cache)) {
    const ready = join(cache, name, READY);
    if (name !== LOCK && (!existsSync(ready) || statSync(ready).mtimeMs < oldest))
      removeOutput(cache, name);
  }
}

/**
 * Installs a set, once for each lock file. Install scripts don't run, since types, contracts and manifests don't need
 * them.
 * @throws An error with npm's message and a fix, if npm fails.
 */
async function install(cache: string, { digest, manifests, folder }: Packages & PinnedSet) {
  const ready = `${digest}/${READY}`;
  if (existsSync(join(cache, ready))) {
    writeOutput(cache, ready, ""); // The modification time of this file is the last use of the set.
    return;
  }
  removeOutput(cache, digest);
  for (const [name, text] of Object.entries(manifests))
    writeOutput(cache, `${digest}/${name}`, text);
  try {
    await promisify(execFile)(
      "npm",
      [
        "ci",
        "--ignore-scripts",
        "--legacy-peer-deps",
        "--no-audit",
        "--no-fund",
        "--prefer-offline", // The content of a locked version never changes.
      ],
      { cwd: folder },
    );
  } catch (error) {
    const words = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    throw new Error(
      `The packages in ${PACKAGES_FOLDER} couldn't be installed, so no sample was checked.\n${words}` +
        `Connect to the npm registry and try again; once installed, the packages stay in ${cache}.`,
      { cause: error },
    );
  }
  writeOutput(cache, ready, "");
}
