import { join } from "node:path";
import { buildSync } from "esbuild";
import { bundleText } from "../pipeline/jobs/bundle-text";
import { lastingCacheOf } from "../pipeline/store/cache-files";
import { writeOutput } from "../pipeline/store/output-files";

type Apis = typeof import("./all-apis");

/** Environment variable with the path of the bundle, for Gatsby's other processes. */
const BUNDLE = "CELO_DOCS_APIS";
const BUNDLE_FILE = "celo-docs/gatsby-apis.cjs";

/**
 * Loads our implementations of Gatsby's APIs, for the site and its plugins. Otherwise Gatsby would compile every
 * gatsby-node.ts with Parcel, each with a minified copy of all its imports. Here these files only re-export what is
 * loaded, and all of them share one instance of each module. The bundle is written once (40 ms). Each of Gatsby's four
 * processes loads it in 0.2 s; compiling the TypeScript modules one by one took 0.6 s.
 */
export function loadApis(): Apis {
  const file = (process.env[BUNDLE] ??= writeBundle(process.cwd())); // Gatsby runs in the site's folder.
  // oxlint-disable-next-line typescript/no-require-imports -- Gatsby loads its APIs synchronously
  return require(file) as Apis;
}

function writeBundle(root: string): string {
  const bundled = buildSync({
    entryPoints: [join(root, "src/gatsby/all-apis.ts")],
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    packages: "external",
    write: false,
  });
  const code = bundleText(bundled);
  // Some packages are ES modules. In Node 20, only code below node_modules can require them without a warning.
  writeOutput(lastingCacheOf(root), BUNDLE_FILE, code);
  return join(lastingCacheOf(root), BUNDLE_FILE);
}
