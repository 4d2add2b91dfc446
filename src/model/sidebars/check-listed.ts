import { type Fault, faultAt } from "../../faults/fault";
import type { RoutedDoc } from "../docs/site";

/** Where a version's sidebars are, and what they list. */
interface Listing {
  readonly file: string;
  readonly listedIds: ReadonlySet<string>;
}

/**
 * Docs that no sidebar leads to and that do not say so: a line that was forgotten. `sidebar:` says so with `null`; a
 * draft, an unlisted doc and one that another page has replaced say so too.
 */
export const checkListed = (docs: readonly RoutedDoc[], { file, listedIds }: Listing): Fault[] =>
  docs.flatMap(({ id, compiled }) => {
    const { frontmatter } = compiled;
    if (!frontmatter || listedIds.has(id)) return [];
    const { draft, unlisted, replaced_by: replacedBy, sidebar } = frontmatter;
    if (draft || unlisted || replacedBy !== undefined || sidebar !== undefined) return [];
    return faultAt(
      { file: compiled.file, line: 1, column: 1 },
      {
        rule: "sidebar/not-listed",
        problem: "No sidebar has this page.",
        fix: `Write - doc: ${id} into ${file}, or sidebar: null into this page if only links and the search shall lead to it.`,
      },
    );
  });
