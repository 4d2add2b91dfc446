import type { Root } from "mdast";
import { type Document, type YAMLMap, isMap, isScalar, parseDocument } from "yaml";
import { DESCRIPTION_LENGTH, frontmatterSchema } from "../../base/frontmatter";
import { findKeyReplacement } from "../../base/replacements";
import { migratePicture } from "./addresses";
import { describePage } from "./describe-page";
import { type Migration, leaveOut, made } from "./migration";

/** Removes a key that neither our frontmatter nor the other tool's has: the other site's own, read by its components. */
const OF_THEIR_SITE = { fix: "Pages here have no such key.", becomes: null } as const;

const { shape } = frontmatterSchema;

const isKey = (key: string): key is keyof typeof shape => Object.hasOwn(shape, key);

/** True for keys that stay, and cause a fault: ours, and an operation of an API that wasn't found. */
const isKept = (key: string): boolean => isKey(key) || key === "openapi";

/** True if our frontmatter has this key, and the value is valid for it. */
const isOurs = (key: string, value: unknown): boolean =>
  isKey(key) && shape[key].safeParse(value).success;

/**
 * Converts the frontmatter: keeps our keys, renames keys with an equivalent, and removes the others, each with a line
 * in the list of what was left out. The page's first heading becomes its title.
 */
export function migrateFrontmatter(
  yaml: string,
  file: string,
  root: Root,
  migration: Migration,
): string {
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
    const replacement = isOurs(key, value)
      ? undefined
      : (findKeyReplacement(key) ?? (isKept(key) ? undefined : OF_THEIR_SITE));
    if (replacement?.becomes === undefined) continue;
    const renamed = replacement.becomes;
    if (renamed !== null && !map.has(renamed)) {
      pair.key.value = renamed;
      continue;
    }
    map.delete(key);
    const isSame = renamed !== null && map.get(renamed) === value;
    const why =
      renamed === null
        ? replacement.fix.replace(/^Remove it: /, "")
        : `The page has ${renamed}: too.`;
    if (!isSame && value !== null && value !== undefined)
      marks += leaveOut(migration, `${key}: ${printValue(value)}`, toSentence(why));
  }
  // Docusaurus pages often repeat the file name as their `id`, which has been renamed to `slug`. It isn't needed
  // here, because the path is derived from the file name anyway.
  if (map.get("slug") === file.replace(/^.*\/|\.mdx?$/g, "")) map.delete("slug");
  const slug: unknown = map.get("slug");
  // An absolute slug becomes a path below the folder of the new pages.
  if (typeof slug === "string" && slug.startsWith("/") && migration.site.basePath !== "")
    map.set("slug", slug === "/" ? migration.site.basePath : migration.site.basePath + slug);
  const image: unknown = map.get("image");
  if (typeof image === "string") map.set("image", migratePicture(image, migration));
  const { heading } = migration;
  const title: unknown = map.get("title");
  if (heading !== undefined && typeof title === "string" && !isSameTitle(title, heading)) {
    // On the old page, readers saw the heading. The frontmatter's title was only shown in the sidebar and in the
    // browser's tab.
    map.set("title", heading);
    if (map.has("sidebar_label"))
      marks += leaveOut(migration, `title: ${title}`, "The page's first heading is its title.");
    else map.set("sidebar_label", title);
  }
  if (heading !== undefined && title === undefined)
    map.items.unshift(parsed.createPair("title", heading));
  marks += fitDescription(map, migration, root);
  return (
    marks +
    (map.items.length === 0 ? "" : parsed.toString({ lineWidth: 0, flowCollectionPadding: false }))
  );
}

/**
 * Creates a missing description from the page's text, extends one that is too short, and shortens one that is too long.
 */
function fitDescription(map: YAMLMap, migration: Migration, root: Root): string {
  const value: unknown = map.get("description") ?? "";
  if (typeof value !== "string") return "";
  const written = value.trim();
  if (written.length < DESCRIPTION_LENGTH.min) {
    const title: unknown = map.get("title");
    const own = describePage(root, written);
    const description =
      own ?? (written === "" && typeof title === "string" ? describePage(root, title) : undefined);
    if (description === undefined) return "";
    map.set("description", description);
    const how = written === "" ? "taken from" : "extended with";
    return made(
      migration,
      `The description was ${how} the start of the page.`,
      "Check that it says what readers find on the page.",
    );
  }
  if (written.length <= DESCRIPTION_LENGTH.max) return "";
  const sentences = written.split(/(?<=[.!?]\s)(?=\S)/);
  let kept = "";
  for (const sentence of sentences) {
    if ((kept + sentence).trim().length > DESCRIPTION_LENGTH.max) break;
    kept += sentence;
  }
  if (kept.trim().length < DESCRIPTION_LENGTH.min) return "";
  map.set("description", kept.trim());
  return leaveOut(
    migration,
    `the end of the description: ${written.slice(kept.length).trim()}`,
    `A description has at most ${DESCRIPTION_LENGTH.max} characters.`,
  );
}

/** Formats a value on one line, for a list of decisions. */
function printValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
}

/** Starts a sentence with a capital letter, unless it starts with the name of a file. */
const toSentence = (words: string): string =>
  /^\S+\/\S+/.test(words) ? words : words.slice(0, 1).toUpperCase() + words.slice(1);

const isSameTitle = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
