import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Matches a character other than letters, digits, spaces and the punctuation that has no special meaning in build
 * tools.
 */
const SPECIAL = /[^\p{L}\p{M}\p{N} \-_.,&+@=~/\\]/u;

const DRIVE = /^[A-Za-z]:(?=[\\/])/;

/**
 * Explains why no build can run in this folder. Gatsby and Parcel treat quotes, brackets and `#` in a path as code,
 * patterns or fragments, and then hang, or fail without naming the cause. npm adds a folder of the site to PATH, where
 * a colon separates folders.
 */
export function findFolderProblem(root: string): string | undefined {
  const [sign] = SPECIAL.exec(root.replace(DRIVE, "")) ?? [];
  if (sign === undefined) return undefined;
  return `The path ${JSON.stringify(root)} contains the character ${JSON.stringify(sign)}, which Gatsby's tools can't handle. Move the site to a folder whose path doesn't contain it.`;
}

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
};

/** Explains why Gatsby can't store its settings. Gatsby itself would end with an unrelated error. */
export function findHomeProblem(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  if (platform === "win32") return undefined;
  const { HOME: home = "", XDG_CONFIG_HOME: own = "" } = environment;
  const config = own || join(home, ".config"); // Gatsby ignores an empty value too.
  if (home === "")
    return "HOME isn't set, but Gatsby stores its settings there. Set it to a folder that you can write to: HOME=/tmp npm run build.";
  let folder = config;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  if (isWritable(folder)) return undefined;
  return `Gatsby stores its settings in ${config}, which isn't writable. Set HOME to a folder that you can write to: HOME=/tmp npm run build.`;
}
