import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Build } from "../../../pipeline/build";
import { compileText, defineServices } from "../../../pipeline/scripts/compile-text";
import { readMetaPolicies } from "../../../pipeline/scripts/declared-scripts";
import { readBasePath } from "../../../pipeline/settings/base-path";
import { readMcp } from "../../../pipeline/settings/mcp-settings";
import { runsOnCelo } from "../../../pipeline/settings/run-settings";
import { readHostedSearch } from "../../../pipeline/settings/search-settings";
import { listFiles } from "../../../pipeline/store/list-files";
import type { Stage } from "../concern";

/** Returns a digest that changes when any style sheet or this file changes. */
function digestStyles(root: string): string {
  const hash = createHash("sha256");
  const files = listFiles(root, "src").filter((file) => file.endsWith(".css"));
  for (const file of [...files, "src/gatsby/webpack/concerns/site-constants.ts"]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

type ConstantsBuild = Pick<Build, "root" | "sentFiles" | "inlineScripts"> & {
  readonly jobs: Pick<Build["jobs"], "frames">;
};

/**
 * Lists constants that webpack replaces with their values: scripts and styles of pages, services, and frames for live
 * code.
 */
export async function listSiteConstants(
  stage: Stage,
  build: ConstantsBuild,
): Promise<Record<string, string>> {
  const constants: Record<string, string> = {
    ...defineServices(),
    BASE_PATH: JSON.stringify(readBasePath()),
    RUNS_ON_CELO: String(runsOnCelo()),
    HOSTED_SEARCH: JSON.stringify(readHostedSearch(process.env) ?? null),
    MCP_URL: JSON.stringify(readMcp(process.env).url ?? null),
    SEARCH_STYLES: JSON.stringify(await compileText(build, "src/search/ui/modal.css")),
    WAITING_STYLES: JSON.stringify(await compileText(build, "src/styles/waiting.css")),
  };
  if (stage === "build-javascript" || stage === "develop") {
    const { live, runs } = await build.jobs.frames.result();
    constants.LIVE_FILES = JSON.stringify(live);
    constants.RUN_FRAMES = JSON.stringify(runs);
  }
  if (stage === "build-html" || stage === "develop-html") {
    const { beforePaint, listing } = await build.inlineScripts();
    constants.BEFORE_PAINT_SCRIPT = JSON.stringify(beforePaint);
    constants.LISTING_SCRIPT = JSON.stringify(listing);
    // A development server's script evaluates code, which a policy would block.
    const policies = stage === "build-html" ? await readMetaPolicies(build) : null;
    constants.META_POLICIES = JSON.stringify(policies);
    constants.STYLES_DIGEST = JSON.stringify(digestStyles(build.root));
  }
  return constants;
}
