import type { DocBody } from "../../base/compiled-doc";
import type { Doc } from "../../docs/site";
import {
  type TwinSite,
  type TwinnedDoc,
  finishTwin,
  listHeaderParts,
  listTwinPlaceholderValues,
} from "../../markdown/text/finish-twin";
import {
  compiledBodyFile,
  digestOf,
  isCached,
  readCached,
  twinFileOf,
  writeCached,
} from "../store/cache-files";
import { digestOfFolders } from "../store/files-state";
import { lookUp } from "../store/look-up";

/** Folders of the code that formats Markdown copies. */
const TWIN_CODE = ["src/base", "src/markdown"] as const;

interface TwinInput {
  readonly root: string;
  readonly folder: string;
  readonly docs: readonly Doc[];
  readonly site: TwinSite;
  /** Digest of each doc's compiled body, by the doc's file. */
  readonly bodies: ReadonlyMap<string, string>;
}

/** A Markdown copy that isn't in the cache yet: its source, and the file to write. */
interface MissingTwin {
  readonly doc: TwinnedDoc;
  readonly bodyFile: string;
  readonly twinFile: string;
}

/** The cache files of a site's Markdown copies, and the missing copies, as plain data that can be sent to a thread. */
export interface TwinPlan {
  /** The cache file of each doc's Markdown copy, by the doc's path. */
  readonly files: ReadonlyMap<string, string>;
  readonly missing: readonly MissingTwin[];
}

/** Chooses the cache file of each doc's Markdown copy, and finds the missing ones. */
export function planTwins({ root, folder, docs, site, bodies }: TwinInput): TwinPlan {
  // A copy that is already in the cache isn't formatted again. Its key therefore includes a digest of the formatting code:
  // when that code changes, the copy is made again.
  const code = digestOfFolders(root, TWIN_CODE);
  const planned = docs.map((doc): MissingTwin => {
    const body = lookUp(bodies, doc.file, "compiled body");
    const header = JSON.stringify(listHeaderParts(doc, site));
    const placeholders = listTwinPlaceholderValues(doc.twinPlaceholders, doc, site);
    const twinFile = twinFileOf(digestOf(code, body, header, ...placeholders));
    return { doc: headerOf(doc), bodyFile: compiledBodyFile(body), twinFile };
  });
  return {
    files: new Map(planned.map(({ doc, twinFile }) => [doc.path, twinFile])),
    missing: planned.filter(({ twinFile }) => !isCached(folder, twinFile)),
  };
}

const headerOf = (doc: Doc): TwinnedDoc => {
  const { path, versionPath, title, description, questions, factsChecked } = doc;
  const { sources, replacedBy, canonical, twinPlaceholders } = doc;
  return {
    ...{ path, versionPath, title, description, questions, factsChecked },
    ...{ sources, replacedBy, canonical, twinPlaceholders },
  };
};

/** Writes the missing Markdown copies to the cache. */
export function writeMissingTwins(folder: string, { missing }: TwinPlan, site: TwinSite): void {
  for (const { doc, bodyFile, twinFile } of missing) {
    const finish = (): string => finishTwin(doc, readCached<DocBody>(folder, bodyFile).twin, site);
    writeCached(folder, twinFile, finish);
  }
}
