import type { BackgroundResult } from "../pipeline/jobs/background-worker";
import { type Job, createJob } from "../pipeline/jobs/job";

/** Finishes the bodies of pages. Begun when the nodes exist, needed when the pages are written. */
export const bodiesJob: Job<void> = createJob("the bodies of pages");

/** Makes the outputs that need no page. Begun before webpack, needed after the pages are written. */
export const backgroundJob: Job<BackgroundResult> = createJob("outputs besides the pages");
