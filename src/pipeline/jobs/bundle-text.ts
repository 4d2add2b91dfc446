import type { OutputFile } from "esbuild";

/** The text of a bundle that esbuild has not written to the disk. @throws When there is none, or more than one. */
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
