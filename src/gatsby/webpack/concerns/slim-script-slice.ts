import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";
import { writeOutput } from "../../../build/store/output-files";

/** What Gatsby puts at the end of every page, written as soon as the browser's bundle is. */
const SCRIPT_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";

const CHUNK_MAPPING = /(?<!\s)\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/** Gatsby names the build by a script of its own, which a policy would have to name by its hash: 47 bytes a page. */
const BUILD_NAME = /<script>window\.___webpackCompilationHash="([\da-f]+)";<\/script>\s*<script /;

/**
 * Says the build's name in an attribute of the first script (browser/boot/load-app.ts reads it), and takes the list of all
 * chunks out of every page: 240 bytes after gzip. It is there for Gatsby's `<Link>`, which
 * fetches scripts ahead by name; links are browser/navigation/links.ts's here.
 */
export class SlimScriptSlice {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    // Gatsby writes the slice in the same hook, and was there before.
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
