import { contentFolderOf } from "../../base/version-links";
import { checkVersionNames, listVersions } from "../versions/versions";

/** Matches the files that pages are built from, except those in `static/`: docs, fragments, data and sidebars. */
const FROZEN = /^content\/(?:(?:docs|fragments|data)\/.+|sidebars\.yaml)$/;

/** The files to copy, or the reason why the version can't be cut. */
export type CutVersion =
  | { readonly copies: ReadonlyMap<string, string>; readonly path: string }
  | { readonly refused: string };

/**
 * Cuts a version from the current docs: makes unchanged copies of all files that its pages are built from. Links need
 * no changes, since a path refers to the page in the same version.
 * @param files All files of `content/`, relative to the repository's root.
 */
export function cutVersion(name: string, files: readonly string[]): CutVersion {
  const folder = `content/versions/${name}/`;
  const archived = files.flatMap((file) => {
    const versionFolder = contentFolderOf(file);
    return versionFolder === "content/"
      ? []
      : [versionFolder.slice("content/versions/".length, -1)];
  });
  if (archived.includes(name)) return { refused: `Version ${name} already exists: ${folder}.` };
  if (!/^[\w.-]+$/.test(name))
    return { refused: `"${name}" isn't a valid folder name. Write a version such as 1.0.` };
  const others = [...new Set(archived)].map((one) => `content/versions/${one}/docs/index.md`);
  const [fault] = checkVersionNames([...others, `${folder}docs/index.md`]);
  if (fault) return { refused: `${fault.problem} Write a version such as 1.0.` };
  const [, newest] = listVersions([...archived, name]);
  if (newest?.name !== name)
    return {
      refused: `${name} would be older than ${newest?.name ?? ""}, the current version. Choose a higher number.`,
    };
  const frozen = files.filter((file) => FROZEN.test(file));
  return {
    copies: new Map(frozen.map((file) => [file, folder + file.slice("content/".length)])),
    path: newest.path,
  };
}
