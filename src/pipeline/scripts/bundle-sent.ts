import { type BuildOptions, build } from "esbuild";
import { bundleText } from "../jobs/bundle-text";
import { type Bundling, noteSentInputs } from "./sent-packages";

/**
 * Bundles a script or style sheet that is sent to readers, together with everything it imports, and returns the
 * minified text. Records the files in the bundle.
 */
export async function bundleSent(bundling: Bundling, options: BuildOptions): Promise<string> {
  const bundled = await build({
    absWorkingDir: bundling.root,
    format: "iife",
    target: "es2022",
    ...options,
    bundle: true,
    metafile: true,
    minify: true,
    write: false,
  });
  noteSentInputs(bundling, bundled.metafile);
  return bundleText(bundled);
}
