import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocBody } from "../../model/markdown/compiled-doc";
import type { Doc } from "../../model/docs/site";
import {
  type TwinSite,
  type TwinnedDoc,
  finishTwin,
  listHeaderParts,
  listTwinPlaceholders,
} from "../../model/markdown/text/finish-twin";
import {
  MISSING_TWINS_FILE,
  SITE_PARTS_FILE,
  compiledBodyFile,
  digestOf,
  isCached,
  keepCached,
  readCached,
  twinFileOf,
  writeCached,
} from "../store/cache-files";
import { listFiles } from "../store/list-files";
import { type SiteParts, openSite } from "../bodies/site-parts";

/** What formats twins. */
const TWIN_CODE = "src/model/markdown";

interface TwinInput {
  readonly root: string;
  readonly folder: string;
  readonly docs: readonly Doc[];
  readonly site: TwinSite;
  /** Digest of each doc's compiled body, by the doc's file. */
  readonly bodies: ReadonlyMap<string, string>;
}

/** A twin that is not in the cache: what it is made of, and where it will lie. */
interface MissingTwin {
  readonly doc: TwinnedDoc;
  readonly bodyFile: string;
  readonly twinFile: string;
}

const isDevelopment = process.env.gatsby_executing_command === "develop";

/**
 * Says where each doc's twin will lie, by the doc's path, and leaves word of those that are not in the cache yet. While
 * developing there are none.
 */
export function planTwins({ root, folder, docs, site, bodies }: TwinInput): Map<string, string> {
  if (isDevelopment) return new Map();
  // A header is formatted only where one is missing, so its digest has to tell who would format it.
  const code = digestOf(
    ...listFiles(root, TWIN_CODE).map((file) => readFileSync(join(root, file), "utf8")),
  );
  const planned = docs.map((doc): MissingTwin => {
    const body = bodies.get(doc.file) ?? "";
    const header = JSON.stringify(listHeaderParts(doc, site));
    const placeholders = listTwinPlaceholders(doc.twinMarks, doc.path, site);
    const twinFile = twinFileOf(digestOf(code, body, header, ...placeholders));
    return { doc: headerOf(doc), bodyFile: compiledBodyFile(body), twinFile };
  });
  const missing = planned.filter(({ twinFile }) => !isCached(folder, twinFile));
  keepCached(folder, MISSING_TWINS_FILE, missing);
  return new Map(planned.map(({ doc, twinFile }) => [doc.path, twinFile]));
}

const headerOf = (doc: Doc): TwinnedDoc => {
  const { path, title, description, factsChecked, sources, replacedBy, canonical, twinMarks } = doc;
  return { path, title, description, factsChecked, sources, replacedBy, canonical, twinMarks };
};

/** Writes the missing twins into the cache, of the site as `page-bodies.ts` left word of it. */
export function writeMissingTwins(folder: string): void {
  const site = openSite(readCached<SiteParts>(folder, SITE_PARTS_FILE));
  for (const { doc, bodyFile, twinFile } of readCached<MissingTwin[]>(folder, MISSING_TWINS_FILE)) {
    const finish = (): string => finishTwin(doc, readCached<DocBody>(folder, bodyFile).twin, site);
    writeCached(folder, twinFile, finish);
  }
}
