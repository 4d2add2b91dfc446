import { type Finishing, finishSegments } from "../../model/markdown/finish-segments";
import type { DocBody } from "../../model/markdown/compiled-doc";
import { type CheckedBlock, markChecked } from "../../model/samples/mark-checked";
import { SITE_PARTS_FILE, readCached, writeCached } from "../store/cache-files";
import { highlightBody } from "../compile/highlight-body";
import { type SiteParts, openSite } from "./site-parts";

/** A page's body: what it is made of, and where it will lie. */
export interface PageBody {
  /** File of the compiled body. */
  readonly compiled: string;
  readonly shown: string;
  /** Code blocks that get a mark. */
  readonly checked: readonly CheckedBlock[];
}

export interface PageBodyTask {
  readonly cacheFolder: string;
  readonly bodies: readonly PageBody[];
}

/** A thread serves one build, which writes what it is before threads begin. */
let site: Finishing | undefined;

/** Fills in what compiled bodies left open, marks their checked blocks, and colours their code. */
export default async function showBodies({ cacheFolder, bodies }: PageBodyTask): Promise<void> {
  site ??= openSite(readCached<SiteParts>(cacheFolder, SITE_PARTS_FILE));
  for (const { compiled, shown, checked } of bodies) {
    const body = readCached<DocBody>(cacheFolder, compiled);
    const segments = markChecked(finishSegments(body.segments, site), checked);
    const finished = await highlightBody({ ...body, segments });
    writeCached(cacheFolder, shown, () => finished);
  }
}
