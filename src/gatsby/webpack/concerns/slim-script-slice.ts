import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";
import { writeOutput } from "../../../build/store/output-files";

/** What Gatsby puts at the end of every page. It is written together with the browser's bundle. */
const SCRIPT_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";

const CHUNK_MAPPING = /(?<!\s)\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/**
 * Gatsby's inline script that names the build. A policy would have to name its hash, which is 47 bytes in every page.
 */
const BUILD_NAME = /<script>window\.___webpackCompilationHash="([\da-f]+)";<\/script>\s*<script /;

/**
 * Writes the build's name into an attribute of the first script (browser/boot/load-app.ts reads it), and removes the
 * list of all chunks from every page: 240 bytes after gzip. Gatsby's `<Link>` uses that list to fetch scripts ahead;
 * this site uses browser/navigation/links.ts instead.
 */
export class SlimScriptSlice {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    // Gatsby writes the slice in the same hook and registered before us, so the file exists here.
    compiler.hooks.done.tap("SlimScriptSlice", () => {
      const file = join(this.root, SCRIPT_SLICE);
      if (!existsSync(file)) return;
      const slice = readFileSync(file, "utf8");
      const slim = slice.replace(CHUNK_MAPPING, "").replace(BUILD_NAME, '<script data-build="$1" ');
      if (!slim.includes("data-build="))
        throw new Error(`${SCRIPT_SLICE} no longer names the build.`);
      if (slim !== slice) writeOutput(this.root, SCRIPT_SLICE, slim);
    });
  }
}
