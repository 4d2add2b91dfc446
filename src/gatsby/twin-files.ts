import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocBody } from "../docs/markdown/compiled-doc";
import type { Doc, Site } from "../docs/site";
import {
  type TwinSite,
  finishTwin,
  listHeaderParts,
  listTwinFillings,
} from "../docs/twins/finish-twin";
import { LLMS_FILE } from "../outputs/llms";
import { settings } from "../site/settings";
import { bodyFileOf, digestOf, readCached, twinFileOf, writeCached } from "./cache-files";
import { listFiles } from "./list-files";

/** What formats twins. */
const TWIN_CODE = "src/docs/twins";

interface TwinInput extends Pick<TwinSite, "imageSrcOf"> {
  readonly root: string;
  readonly folder: string;
  readonly site: Site;
  /** Digest of each doc's compiled body. */
  readonly bodies: ReadonlyMap<string, string>;
}

const isDevelopment = process.env.gatsby_executing_command === "develop";

/** Writes a doc's twin into the cache, unless it is there, and gives its file; no file while developing. */
export function createTwinWriter({
  root,
  folder,
  site: { docs },
  imageSrcOf,
  bodies,
}: TwinInput): (doc: Doc) => string {
  const site: TwinSite = {
    url: settings.url,
    pathByFile: new Map(docs.map(({ file, path }) => [file, path])),
    pageByPath: new Map(docs.map((doc) => [doc.path, doc])),
    imageSrcOf,
    indexPath: LLMS_FILE,
  };
  // A header is formatted only where one is missing, so its digest has to tell who would format it.
  const code = digestOf(
    ...listFiles(root, TWIN_CODE).map((file) => readFileSync(join(root, file), "utf8")),
  );
  return (doc) => {
    const body = bodies.get(doc.file);
    if (isDevelopment || body === undefined) return "";
    const filledIn = listTwinFillings(doc.twinMarks, doc.path, site);
    const header = JSON.stringify(listHeaderParts(doc, site));
    const file = twinFileOf(digestOf(code, body, header, ...filledIn));
    const finish = (): string =>
      finishTwin(doc, readCached<DocBody>(folder, bodyFileOf(body)).twin, site);
    writeCached(folder, file, finish);
    return file;
  };
}
