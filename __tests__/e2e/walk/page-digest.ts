import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BuiltPage } from "../../support/built/built-site";
import { readAttributes } from "../../support/built/html";

const digestOf = (...texts: readonly string[]): string =>
  createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 12);

/** Imports are left out, since the code does the same wherever its imports come from. */
const IMPORTS = /^import [^;]*;/gm;

/** Digest of the code that checks a page. Records from another version of axe or of this code aren't used. */
const WALK = digestOf(
  (createRequire(import.meta.url)("axe-core/package.json") as { version: string }).version,
  ...["walk/walk-page.ts", "support/axe.ts"].map((file) =>
    readFileSync(`__tests__/e2e/${file}`, "utf8").replace(IMPORTS, ""),
  ),
);

/**
 * Differences between two builds of the same content: file names of assets, dates from Git (or a note that there are
 * none), and whether and when samples were checked.
 */
const MASKS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b[\w-]+[-.][\da-f]{12}\.(js|css)\b/g, "asset.$1"],
  [/\/static\/[\da-f]{32}\/[\da-f]+\//g, "/static/"],
  [/ data-digest="[^"]*"/g, ""],
  [/<span>Last updated on .*?<\/span>/g, ""],
  [/<button class="code-checked".*?<\/button>/gs, ""],
  [/<div class="code-note-text" id="checked-\d+" popover>.*?<\/div>/gs, ""],
];

/**
 * Returns the part of a page's HTML that belongs only to this page: its title and main part. The rest is the shell that
 * many pages share.
 */
const readOwn = (html: string): string =>
  [/<title\b.*?<\/title>/s, /<main\b.*<\/main>/s].map((part) => part.exec(html)?.[0] ?? "").join();

/**
 * Returns a digest of everything that the check of a page depends on, except for the shell. The digest is the same on
 * every machine.
 */
export const digestPage = ({ html }: BuiltPage): string =>
  digestOf(
    WALK,
    MASKS.reduce((text, [pattern, name]) => text.replace(pattern, name), readOwn(html)),
  );

/**
 * Returns a digest of the styles and scripts of all pages. It is computed from the file names, which already contain
 * digests of the contents.
 */
export const digestShell = (pages: readonly BuiltPage[]): string => {
  const names = pages.flatMap(({ html }) => [
    ...readAttributes(html, "src", "script"),
    ...readAttributes(html, "href", "link").filter((href) => href.endsWith(".css")),
  ]);
  return digestOf(...[...new Set(names)].sort());
};
