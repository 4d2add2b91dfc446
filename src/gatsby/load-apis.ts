import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

type Apis = typeof import("./all-apis");

/** Names the bundle to Gatsby's other processes, which get this one's environment. */
const BUNDLE = "CELO_DOCS_APIS";

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
  const folder = join(root, "node_modules/.cache/celo-docs");
  const file = join(folder, "gatsby-apis.cjs");
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
  return file;
}
