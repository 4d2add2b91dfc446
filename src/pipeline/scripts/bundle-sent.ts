import { type BuildOptions, build } from "esbuild";
import { bundleText } from "../jobs/bundle-text";
import { noteSentInputs } from "./sent-packages";

/** A script or a style sheet for readers, with all its imports, minified, as text. Notes the packages in it. */
export async function bundleSent(root: string, options: BuildOptions): Promise<string> {
  const bundled = await build({
    absWorkingDir: root,
    format: "iife",
    target: "es2022",
    ...options,
    bundle: true,
    metafile: true,
    minify: true,
    write: false,
  });
  noteSentInputs(root, bundled.metafile);
  return bundleText(bundled);
}
