import type { DocBody } from "../../base/compiled-doc";
import { type CodeSegment, type CompiledSegment, mapCode } from "../../base/segments";
import { CALL_BUTTON } from "../../markdown/components/contracts/call-button";
import { finishSegments } from "../../markdown/finish-segments";
import { type CheckedBlock, markChecked } from "../../markdown/samples/mark-checked";
import { type WatchedTask, workOnFiles } from "../jobs/watchdog";
import { readCached, writeCached } from "../store/cache-files";
import { highlightBody } from "./highlight-body";
import { type SharedSite, openSite } from "./shared-site";

/** Input for finishing the body of one page, and the cache file for the result. */
export interface PageBody {
  /** The doc's file. */
  readonly file: string;
  /** File of the compiled body. */
  readonly compiled: string;
  readonly shown: string;
  /** Path that the pages of the doc's version are below. */
  readonly versionPath: string;
  /** Code blocks to mark as checked. */
  readonly checked: readonly CheckedBlock[];
  /** True in a build that doesn't let readers run code on Celo. */
  readonly isWithoutRuns?: boolean;
}

export interface PageBodyTask extends WatchedTask {
  readonly cacheFolder: string;
  readonly shared: SharedSite;
  readonly bodies: readonly PageBody[];
}

/**
 * Finishes compiled bodies: marks the checked blocks, highlights code, fills in all placeholders and caches the
 * results.
 */
export default async function finishBodies({
  cacheFolder,
  shared,
  bodies,
  ...watched
}: PageBodyTask): Promise<void> {
  const site = openSite(shared);
  await workOnFiles(watched, bodies, async (body) => {
    const { compiled, shown, checked, versionPath, isWithoutRuns } = body;
    const { segments: all } = readCached<DocBody>(cacheFolder, compiled);
    const segments = isWithoutRuns === true ? mapCode(all, withoutRun).map(withoutCalls) : all;
    const colored = await highlightBody(markChecked(segments, checked));
    writeCached(cacheFolder, shown, () => finishSegments(colored, site, versionPath));
  });
}

const withoutCalls = (segment: CompiledSegment): CompiledSegment =>
  segment.kind === "html"
    ? { ...segment, html: segment.html.replaceAll(CALL_BUTTON, "") }
    : segment;

const withoutRun = ({ run: _, ...block }: CodeSegment): CodeSegment => block;
