import type { DocBody } from "../docs/markdown/compiled-doc";
import { readCached, writeCached } from "./cache-files";
import { highlightBody } from "./highlight-body";

/** Bodies to be coloured: the file of each, and the one to be written. */
export interface HighlightTask {
  readonly cacheFolder: string;
  readonly bodies: readonly (readonly [plain: string, shown: string])[];
}

export default async function highlightBatch({
  cacheFolder,
  bodies,
}: HighlightTask): Promise<void> {
  for (const [plain, shown] of bodies) {
    const body = await highlightBody(readCached<DocBody>(cacheFolder, plain));
    writeCached(cacheFolder, shown, () => body);
  }
}
