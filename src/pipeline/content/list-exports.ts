import { join } from "node:path";
import { buildSync } from "esbuild";

/** Lists the names that a module exports. Uses esbuild to find them, since exports can be written in many ways. */
export function listExports(root: string, file: string): readonly string[] {
  const { metafile } = buildSync({
    entryPoints: [join(root, file)],
    absWorkingDir: root,
    bundle: false,
    write: false,
    metafile: true,
    format: "esm",
    outdir: "unused",
    logLevel: "silent",
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}
