import { join } from "node:path";
import { buildSync } from "esbuild";
import { lastingCacheOf } from "../build/store/cache-files";
import { writeOutput } from "../build/store/output-files";

type Apis = typeof import("./all-apis");

/** Names the bundle to Gatsby's other processes, which get this one's environment. */
const BUNDLE = "CELO_DOCS_APIS";
const BUNDLE_FILE = "celo-docs/gatsby-apis.cjs";

/**
 * Gatsby's APIs for the site and for its plugins. Gatsby would compile what a gatsby-node imports with Parcel, once for
 * each of them and minified; so those files only name what is loaded here, and all of them share one instance of each
 * module. The bundle is made once (40 ms); each of Gatsby's four processes loads it in 0.2 s, where TypeScript compiled
 * module by module as it is asked for took 0.6.
 */
export function loadApis(): Apis {
  const file = (process.env[BUNDLE] ??= writeBundle(process.cwd())); // Gatsby runs in the site's folder.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Gatsby loads its APIs in one go
  return require(file) as Apis;
}

function writeBundle(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "src/gatsby/all-apis.ts")],
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    packages: "external",
    write: false,
  });
  const code = outputFiles[0]?.text ?? "";
  // Packages may be ES modules, which Node 20 lets only packages require without a warning.
  writeOutput(lastingCacheOf(root), BUNDLE_FILE, code);
  return join(lastingCacheOf(root), BUNDLE_FILE);
}
