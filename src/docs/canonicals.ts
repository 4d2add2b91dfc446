import { type Fault, faultAt } from "../faults/fault";
import type { RoutedDoc } from "./site";

/**
 * Checks that every `canonical` points to a page that doesn't have a `canonical` itself. The link check makes sure that
 * the page exists.
 */
export function checkCanonicals(docs: readonly RoutedDoc[]): Fault[] {
  const byPath = new Map(docs.map((doc) => [doc.path, doc.compiled]));
  return docs.flatMap(({ path, compiled: { frontmatter, frontmatterLines, file } }) => {
    const canonical = frontmatter?.canonical;
    if (canonical === undefined) return [];
    const [line, column] = frontmatterLines.canonical ?? [1, 1];
    const further = byPath.get(canonical)?.frontmatter?.canonical;
    const fault = (problem: string, fix: string): Fault =>
      faultAt({ file, line, column }, { rule: "frontmatter/canonical", problem, fix });
    if (canonical === path)
      return fault('"canonical" is this page\'s own path.', 'Remove "canonical".');
    if (further === undefined) return [];
    const problem = `The page ${canonical} has its own canonical path, ${further}.`;
    return fault(problem, `Write canonical: ${further}.`);
  });
}
