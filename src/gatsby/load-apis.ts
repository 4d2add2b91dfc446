import { join } from "node:path";
import { buildSync } from "esbuild";
import { bundleText } from "../pipeline/jobs/bundle-text";
import { lastingCacheOf } from "../pipeline/store/cache-files";
import { writeOutput } from "../pipeline/store/output-files";

type Apis = typeof import("./all-apis");

/** Environment variable that tells Gatsby's other processes the path of the bundle. */
const BUNDLE = "CELO_DOCS_APIS";
const BUNDLE_FILE = "celo-docs/gatsby-apis.cjs";

/**
 * Loads our implementations of Gatsby's APIs, for the site and its plugins, from one bundle. Each gatsby-node.ts only
 * re-exports them; otherwise Gatsby would compile each one with Parcel, together with its own copy of everything it
 * imports. The bundle is written once (40 ms), and each of Gatsby's four processes loads it in 0.2 s; compiling the
 * TypeScript modules one by one took 0.6 s.
 */
export function loadApis(): Apis {
  const file = (process.env[BUNDLE] ??= writeBundle(process.cwd())); // Gatsby's working directory is the site's folder.
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
  // The bundle is written below node_modules because it requires packages that are ES modules. In Node 20, only code
  // in node_modules can do that without a warning.
  writeOutput(lastingCacheOf(root), BUNDLE_FILE, code);
  return join(lastingCacheOf(root), BUNDLE_FILE);
}
