import { contentFolderOf } from "../docs/versions/version-links";
import { checkVersionNames, listVersions } from "../docs/versions/versions";

/** What a page is made from, besides `static/`: the docs, what they include, and the data they show. */
const FROZEN = /^content\/(?:(?:docs|fragments|data)\/.+|sidebars\.yaml)$/;

/** Copies of files, each to where it belongs; or why no version can be cut. */
export type CutVersion =
  | { readonly copies: ReadonlyMap<string, string>; readonly path: string }
  | { readonly refused: string };

/**
 * A version cut from the docs being written: everything that its pages are made from is copied, and the copies are
 * letter for letter what they were. Paths in links mean the pages of the version they stand in, so none is rewritten.
 * @param files All files of `content/`, from the repository's root.
 */
export function cutVersion(name: string, files: readonly string[]): CutVersion {
  const folder = `content/versions/${name}/`;
  const archived = files.flatMap((file) => {
    const own = contentFolderOf(file);
    return own === "content/" ? [] : [own.slice("content/versions/".length, -1)];
  });
  if (archived.includes(name)) return { refused: `There is a version ${name} already: ${folder}.` };
  if (!/^[\w.-]+$/.test(name))
    return { refused: `"${name}" cannot be a folder's name. Write it like 1.0.` };
  const others = [...new Set(archived)].map((one) => `content/versions/${one}/docs/index.md`);
  const [fault] = checkVersionNames([...others, `${folder}docs/index.md`]);
  if (fault) return { refused: `${fault.problem} Write it like 1.0.` };
  const [, newest] = listVersions([...archived, name]);
  if (newest?.name !== name)
    return {
      refused: `${name} would be older than ${newest?.name ?? ""}, which readers get. Choose a higher number.`,
    };
  const frozen = files.filter((file) => FROZEN.test(file));
  return {
    copies: new Map(frozen.map((file) => [file, folder + file.slice("content/".length)])),
    path: newest.path,
  };
}
