import type { OutputFile } from "esbuild";

/** Returns the text of a bundle that esbuild hasn't written to the disk. @throws If there is none, or more than one. */
export function bundleText({
  outputFiles,
}: {
  readonly outputFiles: readonly OutputFile[];
}): string {
  const [bundle, ...others] = outputFiles;
  if (!bundle || others.length > 0)
    throw new Error(`esbuild made ${outputFiles.length} files, not one.`);
  return bundle.text;
}
