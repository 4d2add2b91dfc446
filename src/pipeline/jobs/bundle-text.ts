import type { OutputFile } from "esbuild";

/**
 * Returns the text of an esbuild bundle that consists of one file and was created with `write: false`.
 * @throws If there isn't exactly one file.
 */
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
