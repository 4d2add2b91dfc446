import { type Fault, type Position, faultAt } from "../../faults/fault";
import { caseKey } from "./path-names";
import type { RoutedDoc, SiteInput } from "./site";

const positionOf = ({ frontmatterLines, file }: RoutedDoc["compiled"]): Position => {
  const [line, column] = frontmatterLines.slug ?? [1, 1];
  return { file, line, column };
};

/**
 * Each doc needs a path of its own, different from every page and every file even when upper and lower case are the
 * same.
 */
export function checkRoutes(
  docs: readonly RoutedDoc[],
  { otherRoutes, hasStaticFile }: Pick<SiteInput, "otherRoutes" | "hasStaticFile">,
): Fault[] {
  const taken = new Map(
    otherRoutes.map(({ path }) => [caseKey(path), { path, owner: "a page of src/pages" }]),
  );
  return docs.flatMap(({ path, compiled }) => {
    const position = positionOf(compiled);
    const file = [path, `${path}.html`, `${path}.md`, `${path}/index.html`].find(hasStaticFile);
    const first =
      file === undefined ? taken.get(caseKey(path)) : { path, owner: `the file static${file}` };
    if (first === undefined) {
      taken.set(caseKey(path), { path, owner: compiled.file });
      return [];
    }
    const fix = `It belongs to ${first.owner}; give one of the two another slug or file name.`;
    if (first.path === path) {
      const problem = `The route ${path} is taken already.`;
      return [faultAt(position, { rule: "path/duplicate", problem, fix })];
    }
    const problem = `The route ${path} differs from ${first.path} in letter case only; disks and hosts take them for one.`;
    return [faultAt(position, { rule: "path/letter-case", problem, fix })];
  });
}
