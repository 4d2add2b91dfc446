import type { DocBody } from "../docs/markdown/compiled-doc";
import type { Doc, Site } from "../docs/site";
import {
  type TwinSite,
  finishTwin,
  formatTwinHeader,
  listTwinFillings,
} from "../docs/twins/finish-twin";
import { LLMS_FILE } from "../outputs/llms";
import { settings } from "../site/settings";
import { bodyFileOf, digestOf, readCached, twinFileOf, writeCached } from "./cache-files";

interface TwinInput extends Pick<TwinSite, "imageSrcOf"> {
  readonly folder: string;
  readonly site: Site;
  /** Digest of each doc's compiled body. */
  readonly bodies: ReadonlyMap<string, string>;
}

const isDevelopment = process.env.gatsby_executing_command === "develop";

/** Writes a doc's twin into the cache, unless it is there, and gives its file; no file while developing. */
export function createTwinWriter({
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
  return (doc) => {
    const body = bodies.get(doc.file);
    if (isDevelopment || body === undefined) return "";
    const filledIn = listTwinFillings(doc.twinMarks, doc.path, site);
    const file = twinFileOf(digestOf(body, formatTwinHeader(doc, site), ...filledIn));
    const finish = (): string =>
      finishTwin(doc, readCached<DocBody>(folder, bodyFileOf(body)).twin, site);
    writeCached(folder, file, finish);
    return file;
  };
}
