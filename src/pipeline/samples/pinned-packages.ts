import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES_FOLDER, parseManifest } from "../../data/package-manifest";
import { formatFaults } from "../../faults/format-faults";
import { openContent } from "../content/content-files";
import { digestOf } from "../store/cache-files";

/** A set of packages with exact versions. */
export interface PinnedSet {
  /** The texts of its manifest and its lock file. */
  readonly manifests: Readonly<Record<"package.json" | "package-lock.json", string>>;
  /** Digest of the manifests, which changes whenever a package changes. */
  readonly digest: string;
  /** Names that a sample may import or install, with their exact versions. */
  readonly versions: ReadonlyMap<string, string>;
}

/** The main packages, and the sets for pages that need other versions. */
export interface Sets<Set> {
  readonly main: Set;
  readonly others: readonly Set[];
  /** Returns the set against which a page's samples are checked. */
  readonly setOf: (page: string) => Set;
}

/**
 * Reads the sets in `content/packages` and its folders.
 * @param open Converts a set to what the caller needs.
 */
export function readPinnedSets<Set>(root: string, open: (set: PinnedSet) => Set): Sets<Set> {
  const main = open(readSet(root, PACKAGES_FOLDER).set);
  const others = listSetFolders(root).map((folder) => {
    const { set, pages } = readSet(root, folder);
    return { set: open(set), pages };
  });
  return {
    main,
    others: others.map(({ set }) => set),
    setOf: (page) =>
      others.find(({ pages }) => pages.some((one) => page === one || isBelow(one, page)))?.set ??
      main,
  };
}

const isBelow = (folder: string, page: string): boolean =>
  folder.endsWith("/") && page.startsWith(folder);

const listSetFolders = (root: string): string[] =>
  readdirSync(join(root, PACKAGES_FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map(({ name }) => `${PACKAGES_FOLDER}/${name}`)
    .sort();

function readSet(root: string, folder: string): { set: PinnedSet; pages: readonly string[] } {
  const read = (name: string): string => {
    const text = openContent(root).readText(`${folder}/${name}`);
    if (text === undefined) throw new Error(`${folder}/${name} is missing or can't be read.`);
    return text;
  };
  const [manifestFile, lockFile] = ["package.json", "package-lock.json"] as const;
  const manifests = { [manifestFile]: read(manifestFile), [lockFile]: read(lockFile) };
  const text = manifests[manifestFile];
  const { manifest, faults } = parseManifest(`${folder}/${manifestFile}`, text);
  if (!manifest) throw new Error(`The samples' packages are unknown:\n${formatFaults(faults)}`);
  const { versions, pages } = manifest;
  return { set: { manifests, digest: digestOf(...Object.values(manifests)), versions }, pages };
}
