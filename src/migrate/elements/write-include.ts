import type { JsxNode } from "../../markdown/base/props";
import { attributeOf, noteUnused } from "../base/attributes";
import { emptyTag } from "../base/blocks";
import { type Migration, note } from "../base/migration";
import { sourceOf } from "../base/rewrite";

/**
 * Converts an imported page to an `<Include>` of a fragment. If the page's path starts at the other site's root and no
 * migrated fragment matches it, a person has to convert that file.
 */
export function writeInclude(target: string, migration: Migration): string {
  const src = migration.site.findFragment(target);
  if (src !== undefined) return emptyTag("Include", { src });
  const name = target.replace(/^.*\//, "").replace(/\.mdx?$/, ".md");
  if (target.startsWith(".")) return emptyTag("Include", { src: target.replace(/\.mdx$/, ".md") });
  const mark = note(
    migration,
    `The page includes ${target}, a path from the other site's root.`,
    `Convert that file too, to content/fragments/${name}.`,
  );
  return mark + emptyTag("Include", { src: `fragments/${name}` });
}

/** Converts Mintlify's `<Snippet file="…" />`, whose files are in the folder `snippets`, or `_snippets`. */
export function writeSnippet(node: JsxNode, migration: Migration): string {
  const file = attributeOf(node, "file", migration);
  if (file === undefined) return sourceOf(node, migration);
  const [plain, older] = [`/snippets/${file}`, `/_snippets/${file}`];
  const target = migration.site.findFragment(older) === undefined ? plain : older;
  return noteUnused(node, ["file"], migration) + writeInclude(target, migration);
}
