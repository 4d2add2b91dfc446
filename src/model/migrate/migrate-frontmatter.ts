import { type Document, isMap, isScalar, parseDocument } from "yaml";
import { frontmatterSchema } from "../docs/frontmatter";
import { findKeyReplacement } from "../markdown/replacements";
import { migratePicture } from "./addresses";
import { type Migration, note } from "./migration";

/** Whether a key is ours and has a value that it may have here. */
function isOurs(key: string, value: unknown): boolean {
  const { shape } = frontmatterSchema;
  return Object.hasOwn(shape, key) && shape[key as keyof typeof shape].safeParse(value).success;
}

/**
 * The frontmatter in our words. A key of ours stays as it is, one that stands for it is renamed, one that nothing
 * stands for goes; the rest is left as it is, for a fault to tell. The page's own first heading is its title.
 */
export function migrateFrontmatter(yaml: string, file: string, migration: Migration): string {
  const parsed: Document = parseDocument(yaml);
  if (parsed.errors.length > 0) return yaml;
  if (!isMap(parsed.contents)) parsed.contents = parsed.createNode({});
  const map = parsed.contents;
  if (!isMap(map)) return yaml;
  let marks = "";
  for (const pair of [...map.items]) {
    if (!isScalar(pair.key)) continue;
    const key = String(pair.key.value);
    const value: unknown = map.get(key);
    const replacement = isOurs(key, value) ? undefined : findKeyReplacement(key);
    if (replacement?.becomes === undefined) continue;
    const renamed = replacement.becomes;
    if (renamed === null || map.has(renamed)) map.delete(key);
    else pair.key.value = renamed;
  }
  // The id of a page of Docusaurus is mostly the name of its file, which makes the path here as well.
  if (map.get("slug") === file.replace(/^.*\/|\.mdx?$/g, "")) map.delete("slug");
  const image: unknown = map.get("image");
  if (typeof image === "string") map.set("image", migratePicture(image, migration));
  const { heading } = migration;
  const title: unknown = map.get("title");
  if (heading !== undefined && typeof title === "string" && !isSame(title, heading))
    marks = note(
      migration,
      `The page had two titles: "${title}", and "${heading}" as its first heading.`,
      "The first one is kept: see that it is the better one.",
    );
  if (heading !== undefined && title === undefined)
    map.items.unshift(parsed.createPair("title", heading));
  return (
    marks +
    (map.items.length === 0 ? "" : parsed.toString({ lineWidth: 0, flowCollectionPadding: false }))
  );
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
