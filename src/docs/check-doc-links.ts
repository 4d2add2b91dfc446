import type { CompiledDoc, LinkUse } from "../base/compiled-doc";
import { pathInVersion } from "../base/version-links";
import type { Fault } from "../faults/fault";
import { type LinkTargets, checkLink } from "./links/links";
import type { RoutedDoc } from "./site";

/** Checks a doc's links, after resolving each path to a page in the doc's own version if there is one. */
export const checkDocLinks = (
  { compiled, path }: Pick<RoutedDoc, "compiled" | "path">,
  versionPath: string,
  targets: LinkTargets,
): Fault[] =>
  [...compiled.links, ...frontmatterLinks(compiled)].flatMap((link) => {
    const target = pathInVersion(link.target, versionPath, (one) => targets.anchorsByPath.has(one));
    return checkLink({ ...link, target }, path, targets);
  });

/** Lists the paths in a doc's frontmatter as links. */
function frontmatterLinks({ frontmatter, frontmatterLines, file }: CompiledDoc): LinkUse[] {
  const named = {
    replaced_by: frontmatter?.replaced_by,
    canonical: frontmatter?.canonical,
    pagination_prev: frontmatter?.pagination_prev,
    pagination_next: frontmatter?.pagination_next,
  };
  return Object.entries(named).flatMap(([key, target]) => {
    if (typeof target !== "string") return [];
    const [line, column] = frontmatterLines[key] ?? [1, 1];
    return [{ file, line, column, target }];
  });
}
