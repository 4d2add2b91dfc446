import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type Finishing, finishSegments } from "../docs/finish-segments";
import type { DocBody } from "../docs/markdown/compiled-doc";
import { type CheckedBlock, markChecked } from "../docs/samples/mark-checked";
import { FINISHING_FILE, readCached, writeCached } from "./cache-files";
import { highlightBody } from "./highlight-body";
import { pictureToHtml } from "./picture-html";

/** A page's body: what it is made of, and the file to be written. */
export interface PageBody {
  /** File of the compiled body. */
  readonly compiled: string;
  readonly shown: string;
  /** Code blocks that get a mark. */
  readonly checked: readonly CheckedBlock[];
}

/** What all pages are finished with, as JSON between the process that knows the site and the threads. */
export interface FinishingData {
  readonly pathByFile: readonly (readonly [string, string])[];
  readonly pages: readonly (readonly [string, { title: string; description: string }])[];
  readonly pictures: readonly (readonly [string, IGatsbyImageData])[];
}

export interface PageBodyTask {
  readonly cacheFolder: string;
  readonly bodies: readonly PageBody[];
}

/** A thread serves one build, which leaves word before it begins. */
let finishing: Finishing | undefined;

function readFinishing(cacheFolder: string): Finishing {
  const data = readCached<FinishingData>(cacheFolder, FINISHING_FILE);
  const pictures = new Map(data.pictures);
  return {
    pathByFile: new Map(data.pathByFile),
    pageByPath: new Map(data.pages),
    imageToHtml: (asset, alt) => {
      const picture = pictures.get(asset);
      return picture && pictureToHtml(picture, alt);
    },
  };
}

/** Fills in what compiled bodies left open, marks their checked blocks, and colours their code. */
export default async function showBodies({ cacheFolder, bodies }: PageBodyTask): Promise<void> {
  finishing ??= readFinishing(cacheFolder);
  for (const { compiled, shown, checked } of bodies) {
    const body = readCached<DocBody>(cacheFolder, compiled);
    const segments = markChecked(finishSegments(body.segments, finishing), checked);
    const finished = await highlightBody({ ...body, segments });
    writeCached(cacheFolder, shown, () => finished);
  }
}
