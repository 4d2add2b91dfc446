import { basename, join } from "node:path";
import { build } from "esbuild";
import { cacheFolderOf } from "../store/cache-files";
import { writeOutput } from "../store/output-files";
import { bundleText } from "./bundle-text";

/** A worker bundled into one JavaScript file that a thread can run. */
export interface BundledWorker {
  readonly file: string;
  readonly code: string;
}

/**
 * Bundles a worker with all the modules of this site that it imports. Packages aren't bundled.
 * @param source The worker's module, relative to the repository's root.
 */
export async function bundleWorker(root: string, source: string): Promise<BundledWorker> {
  const folder = cacheFolderOf(root);
  const bundle = await build({
    entryPoints: [join(root, source)],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    write: false,
    logLevel: "silent",
  });
  const code = bundleText(bundle);
  const name = basename(source).replace(/\.ts$/, ".mjs");
  writeOutput(folder, name, code);
  return { file: join(folder, name), code };
}
