import { join } from "node:path";
import type { SamplePage } from "../markdown/samples/sample-page";
import type { BackgroundResult } from "./background/background-worker";
import { type PageBodies, createPageBodies } from "./bodies/page-bodies";
import type { CurrentSite } from "./bodies/prepare-pages";
import { inTurn } from "./jobs/in-turn";
import { type Job, createJob } from "./jobs/job";
import { once } from "./jobs/once";
import { whileSame } from "./jobs/while-same";
import { type CheckedSamples, SAMPLE_FOLDERS, openCheckedSamples } from "./samples/checked-samples";
import { type InlineScripts, compileInlineScripts } from "./scripts/compile-text";
import type { WrittenFrames } from "./scripts/live-files";
import { type SiteReader, createSiteReader } from "./site/site-reader";
import { type BuildLock, createBuildLock } from "./store/build-lock";
import { cacheFolderOf } from "./store/cache-files";
import { readFilesState } from "./store/files-state";

/** Everything that Gatsby's hooks share during one run. They get it from `getBuild()` and pass it on. */
export interface Build {
  /** The site's folder. */
  readonly root: string;
  readonly publicFolder: string;
  /** Cache in which every file name contains a digest, so that results from older code or content are never used. */
  readonly cacheFolder: string;
  readonly isDevelopment: boolean;
  readonly lock: BuildLock;
  /** Reads and compiles content/. */
  readonly site: SiteReader;
  /** Finds the records of checked code blocks. Reads the records again only when their files have changed. */
  readonly samples: () => (pages: readonly SamplePage[]) => CheckedSamples;
  readonly pageBodies: () => Promise<PageBodies>;
  /** Texts of the inline scripts, for the pages and for the security policy. */
  readonly inlineScripts: () => Promise<InlineScripts>;
  /** Absolute paths of files that bundlers have put into the site's scripts and styles. */
  readonly sentFiles: Set<string>;
  readonly jobs: {
    /** Finishes the pages' bodies. Starts when Gatsby's nodes are created; the page queries need its result. */
    readonly bodies: Job<void>;
    /**
     * Creates the outputs that don't need pages. Starts before webpack; its result is needed after pages are written.
     */
    readonly outputs: Job<BackgroundResult>;
    /**
     * Bundles the frames of live code, in esbuild's own process. Starts when the content has been read; webpack needs its
     * result.
     */
    readonly frames: Job<WrittenFrames>;
  };
  /** Runs calls of `sourceNodes` one after another. */
  readonly sourcing: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** The faults that the development server last printed, keyed by subject. */
  readonly printedFaults: Map<string, string>;
  /** The site from which Gatsby's nodes are made. */
  current?: CurrentSite;
}

/** Number of docs that justify one more thread. In a build, webpack needs a core at the same time. */
const DOCS_PER_THREAD = { development: 100, build: 2000 } as const;

export function createBuild(root: string, command: string | undefined): Build {
  const isDevelopment = command === "develop";
  const sentFiles = new Set<string>();
  return {
    root,
    publicFolder: join(root, "public"),
    cacheFolder: cacheFolderOf(root),
    isDevelopment,
    lock: createBuildLock(root),
    site: createSiteReader(root, { isDevelopment }),
    samples: whileSame(
      () => (isDevelopment ? readFilesState(root, SAMPLE_FOLDERS) : ""),
      () => openCheckedSamples(root),
    ),
    pageBodies: once(() =>
      createPageBodies(root, {
        docsPerThread: isDevelopment ? DOCS_PER_THREAD.development : DOCS_PER_THREAD.build,
        keepsThreads: isDevelopment,
      }),
    ),
    inlineScripts: once(() => compileInlineScripts({ root, sentFiles })),
    sentFiles,
    jobs: {
      bodies: createJob("the bodies of pages"),
      outputs: createJob("outputs besides the pages"),
      frames: createJob("the frames of live code"),
    },
    sourcing: inTurn(),
    printedFaults: new Map(),
  };
}

/** Returns the site from which Gatsby's nodes are made. @throws Before `sourceNodes` has run. */
export function currentSite({ current }: Pick<Build, "current">): CurrentSite {
  if (current) return current;
  throw new Error("The site hasn't been read yet: sourceNodes hasn't run.");
}
