import { type Fault, faultAt } from "../faults/fault";
import type { RoutedDoc } from "./site";

/** The file with a version's sidebars, and the docs that they list. */
interface Listing {
  readonly file: string;
  readonly listedIds: ReadonlySet<string>;
}

/**
 * Reports docs that no sidebar lists. No entry is needed for drafts, unlisted docs, and docs with a `sidebar:`.
 */
export const checkListed = (docs: readonly RoutedDoc[], { file, listedIds }: Listing): Fault[] =>
  docs.flatMap(({ id, compiled }) => {
    const { frontmatter } = compiled;
    if (!frontmatter || listedIds.has(id)) return [];
    const { draft, unlisted, sidebar } = frontmatter;
    if (draft || unlisted || sidebar !== undefined) return [];
    return faultAt(
      { file: compiled.file, line: 1, column: 1 },
      {
        rule: "sidebar/not-listed",
        problem: "This page isn't in a sidebar.",
        fix: `Add "- doc: ${id}" to ${file}. If only links and search should lead to this page, write sidebar: null and no_sidebar: with the reason in its frontmatter instead.`,
      },
    );
  });
