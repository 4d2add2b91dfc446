import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { openContent } from "../../build/content/content-files";
import { digestOf } from "../../build/store/cache-files";
import { removeOutput, writeOutput } from "../../build/store/output-files";
import { runAlone } from "../blocks/alone";

const PINNED = "content/packages";
const READY = "installed";
const LOCK = "lock";
const MANIFEST_FILES = ["package.json", "package-lock.json"] as const;

/** Packages that samples are checked against, installed. */
export interface Packages {
  /** Absolute path of the folder that holds `node_modules`. */
  readonly folder: string;
  /** Changes whenever one of the packages does. */
  readonly digest: string;
  /** Names a sample may import or install, with their exact versions. */
  readonly versions: ReadonlyMap<string, string>;
  readonly require: NodeJS.Require;
}

/** The main packages, and sets of their own for pages that need other versions. */
export interface PackageSets {
  readonly main: Packages;
  readonly others: readonly Packages[];
  /** The set a page is checked against. */
  readonly setOf: (page: string) => Packages;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  /** Docs, or folders of docs (with a slash at the end), that are checked against this set. */
  readonly pages?: readonly string[];
}

/** A set that no checkout of this user has asked for so long only takes space. */
const KEPT_DAYS = 30;

/**
 * The user's folder for what programs can fetch again (XDG base directory specification; LOCALAPPDATA on Windows). Not
 * inside the site: Parcel, which compiles gatsby-config.ts, walks twice through every file there, and 240,000 more of
 * them make each walk three times as long.
 */
export function findCacheFolder(environment: NodeJS.ProcessEnv, home: string): string {
  const { XDG_CACHE_HOME = "", LOCALAPPDATA = "" } = environment;
  const given = [XDG_CACHE_HOME, LOCALAPPDATA].find((folder) => folder !== "");
  return join(given ?? join(home, ".cache"), "celo-docs");
}

/**
 * Installs what `content/packages` and its folders pin into the user's cache, once for each lock file. Scripts of
 * packages are not run: types, contracts and manifests need none.
 * @throws With npm's own words and the fix, when the registry cannot be reached.
 */
export function installPackages(
  root: string,
  cache = join(findCacheFolder(process.env, homedir()), "samples"),
): PackageSets {
  const folders = [PINNED, ...listSetFolders(root)];
  const sets = folders.map((folder) => readSet(root, folder, cache));
  mkdirSync(cache, { recursive: true });
  runAlone(join(cache, LOCK), () => {
    for (const { files, packages } of sets) install(cache, packages, files);
    dropUnused(cache);
  });
  const [main, ...others] = sets;
  if (!main) throw new Error(`${PINNED} pins nothing.`);
  return {
    main: main.packages,
    others: others.map(({ packages }) => packages),
    setOf: (page) =>
      (others.find(({ pages }) => pages.some((one) => page === one || isBelow(one, page))) ?? main)
        .packages,
  };
}

const isBelow = (folder: string, page: string): boolean =>
  folder.endsWith("/") && page.startsWith(folder);

const listSetFolders = (root: string): string[] =>
  readdirSync(join(root, PINNED), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map(({ name }) => `${PINNED}/${name}`);

/** Texts of a set's `MANIFEST_FILES`, in their order. */
type ManifestTexts = readonly [manifest: string, lock: string];

function readSet(
  root: string,
  source: string,
  cache: string,
): { files: ManifestTexts; packages: Packages; pages: readonly string[] } {
  const read = (name: string): string => {
    const text = openContent(root).readText(`${source}/${name}`);
    if (text === undefined) throw new Error(`${source}/${name} is missing or may not be read.`);
    return text;
  };
  const [manifestFile, lockFile] = MANIFEST_FILES;
  const manifest = read(manifestFile);
  const files: ManifestTexts = [manifest, read(lockFile)];
  const digest = digestOf(...files);
  const folder = join(cache, digest);
  const { dependencies, pages = [] } = JSON.parse(manifest) as Manifest;
  const versions = Object.entries(dependencies).map(
    ([name, version]) => [name, version.replace(/^npm:.*@/, "")] as const,
  );
  const packages = {
    folder,
    digest,
    versions: new Map(versions),
    require: createRequire(join(folder, "package.json")),
  };
  return { files, packages, pages };
}

/** Sets of earlier lock files, also those whose installation was broken off. */
function dropUnused(cache: string): void {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(cache)) {
    const ready = join(cache, name, READY);
    if (name !== LOCK && (!existsSync(ready) || statSync(ready).mtimeMs < oldest))
      removeOutput(cache, name);
  }
}

function install(cache: string, { folder, digest }: Packages, files: ManifestTexts): void {
  const ready = `${digest}/${READY}`;
  if (existsSync(join(cache, ready))) {
    writeOutput(cache, ready, ""); // Its time tells when the set was last asked for.
    return;
  }
  removeOutput(cache, digest);
  for (const [index, name] of MANIFEST_FILES.entries())
    writeOutput(cache, `${digest}/${name}`, files[index] ?? "");
  try {
    execFileSync(
      "npm",
      [
        "ci",
        "--ignore-scripts",
        "--legacy-peer-deps",
        "--no-audit",
        "--no-fund",
        "--prefer-offline", // What the lock file names never changes.
      ],
      {
        cwd: folder,
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
  } catch (error) {
    const words = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    throw new Error(
      `The packages of ${PINNED} could not be installed, so no sample was checked.\n${words}` +
        `Connect to the npm registry and run it again; once installed they stay in ${dirname(folder)}.`,
      { cause: error },
    );
  }
  writeOutput(cache, ready, "");
}
