import { createRequire } from "node:module";
import { join } from "node:path";
import { type Step, formatStepTimes } from "../build/jobs/step-times";

/** What Gatsby's reporter tells its loggers when a step has ended, among other things. */
interface LogAction {
  readonly payload?: { readonly text?: string; readonly duration?: number } | string;
}

interface GatsbyReporter {
  readonly log: (text: string) => void;
  _renderPageTree: (pages: object) => void;
}

interface GatsbyLog {
  readonly onLogAction: (listener: (action: LogAction) => void) => void;
}

/** Prints at the end of a build where its time went, in the place of a list of all pages; with --verbose, both. */
export function watchBuildTimes(root: string): void {
  const gatsby = createRequire(join(root, "package.json")).resolve("gatsby/package.json");
  const requireFromGatsby = createRequire(gatsby);
  const { onLogAction } = requireFromGatsby("gatsby-cli/lib/reporter/redux") as GatsbyLog;
  const reporter = requireFromGatsby("gatsby-cli/lib/reporter") as GatsbyReporter;
  const steps: Step[] = [];
  onLogAction(({ payload }) => {
    if (typeof payload !== "object") return;
    const { text, duration } = payload;
    if (text !== undefined && duration !== undefined)
      steps.push({ name: text, end: process.uptime(), seconds: duration });
  });
  const listPages = reporter._renderPageTree.bind(reporter);
  reporter._renderPageTree = (pages) => {
    if (process.argv.includes("--verbose")) listPages(pages);
    reporter.log(`\n${formatStepTimes(steps, process.uptime())}\n`);
  };
}
