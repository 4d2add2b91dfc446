import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Doc } from "../../model/docs/site";
import type { DocBody } from "../../model/markdown/compiled-doc";
import {
  type TwinSite,
  type TwinnedDoc,
  finishTwin,
  listHeaderParts,
  listTwinPlaceholderValues,
} from "../../model/markdown/text/finish-twin";
import {
  compiledBodyFile,
  digestOf,
  isCached,
  readCached,
  twinFileOf,
  writeCached,
} from "../store/cache-files";
import { listFiles } from "../store/list-files";

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

/** A twin that is not in the cache: what it is made of, and its cache file. */
interface MissingTwin {
  readonly doc: TwinnedDoc;
  readonly bodyFile: string;
  readonly twinFile: string;
}

/** The twins of a site; plain data, for a thread. */
export interface TwinPlan {
  /** The cache file of each doc's twin, by the doc's path. */
  readonly files: ReadonlyMap<string, string>;
  readonly missing: readonly MissingTwin[];
}

/** Says in which cache file each doc's twin lies, and which of them are still to be written. */
export function planTwins({ root, folder, docs, site, bodies }: TwinInput): TwinPlan {
  // A header is formatted only where one is missing, so its digest has to tell who would format it.
  const code = digestOf(
    ...listFiles(root, TWIN_CODE).map((file) => readFileSync(join(root, file), "utf8")),
  );
  const planned = docs.map((doc): MissingTwin => {
    const body = bodies.get(doc.file) ?? "";
    const header = JSON.stringify(listHeaderParts(doc, site));
    const placeholders = listTwinPlaceholderValues(doc.twinMarks, doc.path, site);
    const twinFile = twinFileOf(digestOf(code, body, header, ...placeholders));
    return { doc: headerOf(doc), bodyFile: compiledBodyFile(body), twinFile };
  });
  return {
    files: new Map(planned.map(({ doc, twinFile }) => [doc.path, twinFile])),
    missing: planned.filter(({ twinFile }) => !isCached(folder, twinFile)),
  };
}

const headerOf = (doc: Doc): TwinnedDoc => {
  const { path, title, description, factsChecked, sources, replacedBy, canonical, twinMarks } = doc;
  return { path, title, description, factsChecked, sources, replacedBy, canonical, twinMarks };
};

/** Writes the missing twins into the cache. */
export function writeMissingTwins(folder: string, { missing }: TwinPlan, site: TwinSite): void {
  for (const { doc, bodyFile, twinFile } of missing) {
    const finish = (): string => finishTwin(doc, readCached<DocBody>(folder, bodyFile).twin, site);
    writeCached(folder, twinFile, finish);
  }
}
