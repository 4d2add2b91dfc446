import { join } from "node:path";
import { build } from "esbuild";
import { cacheFolderOf } from "../store/cache-files";
import { writeOutput } from "../store/output-files";

/** A worker as JavaScript that a thread can run. */
export interface BundledWorker {
  readonly file: string;
  readonly code: string;
}

/**
 * Bundles a worker of src/gatsby/ with all it imports of this site; packages stay what they are.
 * @param name The module's file name, without its ending.
 */
export async function bundleWorker(root: string, name: string): Promise<BundledWorker> {
  const folder = cacheFolderOf(root);
  const bundle = await build({
    entryPoints: [join(root, `src/gatsby/${name}.ts`)],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    write: false,
    logLevel: "silent",
  });
  const code = bundle.outputFiles[0]?.text ?? "";
  writeOutput(folder, `${name}.mjs`, code);
  return { file: join(folder, `${name}.mjs`), code };
}
