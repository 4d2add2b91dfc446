import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { countOf } from "../../faults/format-faults";
import { checkHeaders } from "../../outputs/public-check/check-headers";
import {
  checkCharacters,
  checkRedirects,
  checkSitemap,
  checkTwins,
} from "../../outputs/public-check/check-lists";
import {
  checkAnchors,
  checkAssets,
  checkLinks,
  checkPageData,
} from "../../outputs/public-check/check-references";
import {
  type CheckResult,
  type PublicPage,
  type PublicSite,
  faultIn,
  readPublicPage,
} from "../../outputs/public-check/public-site";
import { readExternalOrigins } from "../settings/external-origins";
import { isInternal, listPublic } from "../store/list-public";

const INDEX = /(?:^|\/)index\.html$/;
const UNPACK = { ".br": brotliDecompressSync, ".gz": gunzipSync } as const;
/** Files that are for hosts; readers never request them. */
const HOST_FILES = new Set(["/_headers", "/_redirects"]);

/** Reads a built site the way a crawler would. The environment has to be configured as it was for the build. */
export function readPublicSite(folder: string, url: string): PublicSite {
  const files = listPublic(folder).filter((file) => !isInternal(file));
  const pages = new Map<string, PublicPage>();
  for (const file of files) {
    if (!INDEX.test(file)) continue;
    const page = readPublicPage(file, readFileSync(join(folder, file), "utf8"));
    pages.set(page.path, page);
  }
  return {
    url,
    external: readExternalOrigins(),
    files: new Set(files.filter((file) => !HOST_FILES.has(file))),
    pages,
    read: (file) => {
      const path = join(folder, file);
      return existsSync(path) ? readFileSync(path, "utf8") : "";
    },
  };
}

/** Checks that every page is in public/ under both of its names. */
export function checkNames(folder: string, site: PublicSite): CheckResult {
  const pages = [...site.pages.values()].filter(({ path }) => !/^\/(?:404)?$|\/index$/.test(path));
  const faults = pages.flatMap(({ path, file, html }) => {
    const other = join(folder, `${path}.html`);
    const isSame =
      existsSync(other) &&
      (statSync(other).ino === statSync(join(folder, file)).ino ||
        readFileSync(other, "utf8") === html);
    if (isSame) return [];
    return [
      faultIn(file, html, 0, {
        rule: "public/no-second-name",
        problem: `Hosts that look for ${path}.html don't find this page.`,
        fix: "Build the site again.",
      }),
    ];
  });
  return { kind: "second names", checked: pages.length, faults };
}

/** Checks that every compressed file has the same content as the file next to it. */
export function checkPacked(folder: string, site: PublicSite): CheckResult {
  let checked = 0;
  const faults = [...site.files].flatMap((file) => {
    const path = join(folder, file);
    const found = (["br", "gz"] as const).filter((ending) => existsSync(`${path}.${ending}`));
    checked += found.length;
    const wrong = found.filter((ending) => {
      try {
        const unpacked = UNPACK[`.${ending}`](readFileSync(`${path}.${ending}`));
        return !unpacked.equals(readFileSync(path));
      } catch {
        return true; // The compressed file is incomplete, or isn't a compressed file at all.
      }
    });
    return wrong.map((ending) =>
      faultIn(`${file}.${ending}`, "", 0, {
        rule: "public/stale-packed",
        problem: `${file}.${ending} doesn't have the content of ${file}.`,
        fix: 'Run "npm run pack" to regenerate it.',
      }),
    );
  });
  return { kind: "packed files", checked, faults };
}

/** Runs all checks of a built site that don't need a browser. */
export function checkPublic(folder: string, site: PublicSite): CheckResult[] {
  return [
    checkLinks(site),
    checkAnchors(site),
    checkAssets(site),
    checkPageData(site),
    checkCharacters(site),
    checkHeaders(site),
    checkSitemap(site),
    checkTwins(site),
    checkRedirects(site),
    checkNames(folder, site),
    checkPacked(folder, site),
  ];
}

/** Formats a line for each kind of check: the number of items checked and the number of faults found. */
export const formatSummary = (results: readonly CheckResult[]): string =>
  results
    .map(
      ({ kind, checked, faults }) =>
        `${kind.padEnd(16)}${String(checked).padStart(7)} checked  ${countOf(faults.length, "fault")}`,
    )
    .join("\n");
