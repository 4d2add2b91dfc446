import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { decodePath } from "../../base/paths";
import type { ForeignFiles } from "./foreign-files";

/** A picture to copy. */
export interface PlannedPicture {
  /** Absolute path of the old file. */
  readonly source: string;
  /** Path of the new file, relative to the repository's root. */
  readonly target: string;
}

/** A page with the pictures that it shows: their paths as the page writes them, and their new paths. */
interface PageWithPictures {
  /** Path of the old page, relative to the migrated folder. */
  readonly file: string;
  /** Path of the new page, relative to the repository's root. */
  readonly to: string;
  readonly pictures: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Lists the pictures of a page to copy, and those that aren't copied, with the reason. Missing pictures are in neither
 * list, since they are reported as faults of the page.
 */
export function planPictures(
  { file, to, pictures }: PageWithPictures,
  foreign: ForeignFiles,
): {
  readonly copied: readonly PlannedPicture[];
  readonly refused: readonly { readonly address: string; readonly refusal: string }[];
} {
  const found = pictures.flatMap((picture) => {
    const source = findPicture(join(foreign.base, file), picture.from, foreign);
    if (source === undefined) return [];
    const { refusal } = foreign.read(source, "picture");
    return [{ source, target: join(dirname(to), picture.to), address: picture.from, refusal }];
  });
  return {
    copied: found.filter(({ refusal }) => refusal === undefined),
    refused: found.flatMap(({ address, refusal }) =>
      refusal === undefined ? [] : [{ address, refusal }],
    ),
  };
}

/**
 * Finds a picture. A relative path is resolved from the page's folder. A path that starts with a slash is looked up in
 * the page's folder and the folders above it that belong to the site, and in the `static`, `public` and
 * `website/static` folders inside them.
 */
function findPicture(
  page: string,
  address: string,
  { base, folders }: ForeignFiles,
): string | undefined {
  const path = decodePath(address.replace(/\?.*/s, ""));
  if (path === undefined || path.includes("\0")) return undefined;
  if (!path.startsWith("/")) {
    const beside = resolve(dirname(page), path);
    return existsSync(beside) ? beside : undefined;
  }
  const inner = listBetween(base, dirname(page));
  return [...inner, ...folders]
    .flatMap((folder) =>
      ["", "static", "public", "website/static"].map((name) => join(folder, name, path)),
    )
    .find((file) => existsSync(file));
}

/** Lists a folder and the folders above it that are inside another folder. */
const listBetween = (outer: string, folder: string): string[] =>
  folder === outer || folder === dirname(folder)
    ? []
    : [folder, ...listBetween(outer, dirname(folder))];
