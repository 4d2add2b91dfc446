import type { BackgroundResult } from "../build/jobs/background-worker";
import { type Job, createJob } from "../build/jobs/job";

/** The bodies of a build's pages: begun when nodes are made, needed when pages are written. */
export const bodiesJob: Job<void> = createJob("the bodies of pages");

/** What a build sends besides its pages: begun before webpack, needed after the pages. */
export const backgroundJob: Job<BackgroundResult> = createJob("outputs besides the pages");
