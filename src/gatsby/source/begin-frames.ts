import { listNodes } from "../../data/networks";
import type { Site } from "../../docs/site";
import type { Build } from "../../pipeline/build";
import { writeLiveFiles } from "../../pipeline/scripts/live-files";
import { runsOnCelo } from "../../pipeline/settings/run-settings";

type FrameBuild = Pick<Build, "root" | "sentFiles"> & {
  readonly jobs: Pick<Build["jobs"], "frames">;
};

/**
 * Starts bundling the frames of live code. esbuild's own process works on this for one to two seconds, while Gatsby
 * creates its nodes, schema and pages.
 */
export function beginFrames(build: FrameBuild, { networks }: Pick<Site, "networks">): void {
  const nodes = runsOnCelo() ? listNodes(networks) : [];
  build.jobs.frames.begin(() => writeLiveFiles(build, nodes));
}
