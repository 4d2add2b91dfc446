import { caseKey } from "../base/path-names";
import { type Fault, type Position, faultAt } from "../faults/fault";
import type { RoutedDoc, SiteInput } from "./site";
import type { Tag } from "./tags";

const positionOf = ({ frontmatterLines, file }: RoutedDoc["compiled"]): Position => {
  const [line, column] = frontmatterLines.slug ?? [1, 1];
  return { file, line, column };
};

/** A path that is taken, and its owner as named in messages. `compiled` is set if the owner is a doc. */
interface Owner {
  readonly path: string;
  readonly owner: string;
  readonly compiled?: RoutedDoc["compiled"];
}

/** Checks that no two docs, pages or files have the same path, ignoring case. */
export function checkRoutes(
  docs: readonly RoutedDoc[],
  {
    otherRoutes,
    hasStaticFile,
    addedAt = () => 0,
    tags,
  }: Pick<SiteInput, "otherRoutes" | "hasStaticFile" | "addedAt"> & {
    readonly tags: readonly Tag[];
  },
): Fault[] {
  const taken = new Map<string, Owner>([
    ...tags.map(({ id, path }): [string, Owner] => [
      caseKey(path),
      { path, owner: `the tag ${id} in content/tags.yaml` },
    ]),
    ...otherRoutes.map(({ path }): [string, Owner] => [
      caseKey(path),
      { path, owner: "a page in src/pages" },
    ]),
  ]);
  return docs.flatMap(({ path, compiled }) => {
    const own: Owner = { path, owner: compiled.file, compiled };
    const file = [path, `${path}.html`, `${path}.md`, `${path}/index.html`].find(hasStaticFile);
    const found: Owner | undefined =
      file === undefined ? taken.get(caseKey(path)) : { path, owner: `the file static${file}` };
    if (found === undefined) {
      taken.set(caseKey(path), own);
      return [];
    }
    // The older page keeps its path, and the author of the newer page has to choose another one.
    const isOlder =
      found.compiled !== undefined && addedAt(found.compiled.file) > addedAt(compiled.file);
    if (isOlder) taken.set(caseKey(path), own);
    const [first, newer] = isOlder ? [own, found] : [found, own];
    const position = positionOf(newer.compiled ?? compiled);
    const fix = `${first.path} belongs to ${first.owner}. Give one of the two another slug or file name.`;
    if (found.path === path) {
      const problem = `The route ${path} is already taken.`;
      return [faultAt(position, { rule: "path/duplicate", problem, fix })];
    }
    const problem = `The route ${newer.path} differs from ${first.path} only in letter case, and some disks and hosts treat them as the same path.`;
    return [faultAt(position, { rule: "path/letter-case", problem, fix })];
  });
}
