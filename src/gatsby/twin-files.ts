import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DocBody } from "../docs/markdown/compiled-doc";
import type { Doc, Site } from "../docs/site";
import {
  type TwinSite,
  type TwinnedDoc,
  finishTwin,
  listHeaderParts,
  listTwinFillings,
} from "../docs/twins/finish-twin";
import { LLMS_FILE } from "../outputs/llms";
import { settings } from "../site/settings";
import {
  TWIN_PLAN_FILE,
  bodyFileOf,
  digestOf,
  readCached,
  twinFileOf,
  writeCached,
} from "./cache-files";
import { listFiles } from "./list-files";

/** What formats twins. */
const TWIN_CODE = "src/docs/twins";

interface TwinInput {
  readonly root: string;
  readonly folder: string;
  readonly site: Pick<Site, "docs">;
  /** Digest of each doc's compiled body, by the doc's file. */
  readonly bodies: ReadonlyMap<string, string>;
  /** Addresses of published pictures, by their files. */
  readonly images: ReadonlyMap<string, string>;
}

/** The twins that are to be written, as JSON between the process that knows the site and the thread that writes. */
interface TwinPlan {
  readonly pathByFile: readonly (readonly [string, string])[];
  readonly pages: readonly (readonly [string, { title: string; description: string }])[];
  readonly images: readonly (readonly [string, string])[];
  readonly missing: readonly { doc: TwinnedDoc; bodyFile: string; twinFile: string }[];
}

type SiteParts = Pick<TwinPlan, "pathByFile" | "pages" | "images">;

function siteOf({ pathByFile, pages, images }: SiteParts): TwinSite {
  const addresses = new Map(images);
  return {
    url: settings.url,
    pathByFile: new Map(pathByFile),
    pageByPath: new Map(pages),
    imageSrcOf: (asset) => addresses.get(asset),
    indexPath: LLMS_FILE,
  };
}

const isDevelopment = process.env.gatsby_executing_command === "develop";

/**
 * Says where each doc's twin will lie, by the doc's path, and leaves word of those that are not in the cache yet. While
 * developing there are none.
 */
export function planTwins({ root, folder, site, bodies, images }: TwinInput): Map<string, string> {
  if (isDevelopment) return new Map();
  const { docs } = site;
  const parts: SiteParts = {
    pathByFile: docs.map(({ file, path }) => [file, path]),
    pages: docs.map(({ path, title, description }) => [path, { title, description }]),
    images: [...images],
  };
  const twinSite = siteOf(parts);
  // A header is formatted only where one is missing, so its digest has to tell who would format it.
  const code = digestOf(
    ...listFiles(root, TWIN_CODE).map((file) => readFileSync(join(root, file), "utf8")),
  );
  const planned = docs.map((doc) => {
    const body = bodies.get(doc.file) ?? "";
    const header = JSON.stringify(listHeaderParts(doc, twinSite));
    const fillings = listTwinFillings(doc.twinMarks, doc.path, twinSite);
    const twinFile = twinFileOf(digestOf(code, body, header, ...fillings));
    return { doc: headerOf(doc), bodyFile: bodyFileOf(body), twinFile };
  });
  const missing = planned.filter(({ twinFile }) => !existsSync(join(folder, twinFile)));
  const plan: TwinPlan = { ...parts, missing };
  writeFileSync(join(folder, TWIN_PLAN_FILE), JSON.stringify(plan));
  return new Map(planned.map(({ doc, twinFile }) => [doc.path, twinFile]));
}

const headerOf = (doc: Doc): TwinnedDoc => {
  const { path, title, description, factsChecked, sources, replacedBy, canonical, twinMarks } = doc;
  return { path, title, description, factsChecked, sources, replacedBy, canonical, twinMarks };
};

/** Writes the planned twins into the cache. */
export function writePlannedTwins(folder: string): void {
  const plan = readCached<TwinPlan>(folder, TWIN_PLAN_FILE);
  const site = siteOf(plan);
  for (const { doc, bodyFile, twinFile } of plan.missing) {
    const finish = (): string => finishTwin(doc, readCached<DocBody>(folder, bodyFile).twin, site);
    writeCached(folder, twinFile, finish);
  }
}
