import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BuiltPage } from "../support/built-site";
import { readAttributes } from "../support/html";

const digestOf = (...texts: readonly string[]): string =>
  createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 12);

/** What looks at a page: a record made by another axe, or by another walk, counts for nothing. */
const WALK = digestOf(
  (createRequire(import.meta.url)("axe-core/package.json") as { version: string }).version,
  ...["walk/walk-page.ts", "support/axe.ts"].map((file) =>
    readFileSync(`__tests__/e2e/${file}`, "utf8"),
  ),
);

/**
 * What differs between two builds of the same content: names of assets, what git or its absence says, and that samples
 * were checked, and when.
 */
const MASKS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b[\w-]+[-.][\da-f]{12}\.(js|css)\b/g, "asset.$1"],
  [/\/static\/[\da-f]{32}\/[\da-f]+\//g, "/static/"],
  [/ data-digest="[^"]*"/g, ""],
  [/<span>Last updated on .*?<\/span>/g, ""],
  [/ <button class="code-checked".*?<\/button>/gs, ""],
  [/<div class="code-note-text" id="checked-\d+" popover>.*?<\/div>/gs, ""],
];

/** What a page has for itself: its title and its main part. The rest of its HTML is the shell's, on many pages. */
const readOwn = (html: string): string =>
  [/<title\b.*?<\/title>/s, /<main\b.*<\/main>/s].map((part) => part.exec(html)?.[0] ?? "").join();

/** Digest of all that a walk over the page depends on, but the shell. The same on every machine. */
export const digestPage = ({ html }: BuiltPage): string =>
  digestOf(
    WALK,
    MASKS.reduce((text, [pattern, name]) => text.replace(pattern, name), readOwn(html)),
  );

/** Digest of the styles and scripts of all pages; names of their files are digests of what is in them. */
export const digestShell = (pages: readonly BuiltPage[]): string => {
  const names = pages.flatMap(({ html }) => [
    ...readAttributes(html, "src", "script"),
    ...readAttributes(html, "href", "link").filter((href) => href.endsWith(".css")),
  ]);
  return digestOf(...[...new Set(names)].sort());
};
