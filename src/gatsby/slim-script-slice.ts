import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";
import { writeOutput } from "./output-files";

/** What Gatsby puts at the end of every page, written as soon as the browser's bundle is. */
const SCRIPT_SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";

const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/**
 * Takes the list of all chunks out of every page: 240 bytes after gzip. It is there for Gatsby's `<Link>`, which
 * fetches scripts ahead by name; links are browser/links.ts's here.
 */
export class SlimScriptSlice {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    // Gatsby writes the slice in the same hook, and was there before.
    compiler.hooks.done.tap("SlimScriptSlice", () => {
      const file = join(this.root, SCRIPT_SLICE);
      if (!existsSync(file)) return;
      const slice = readFileSync(file, "utf8");
      const slim = slice.replace(CHUNK_MAPPING, "");
      if (slim !== slice) writeOutput(this.root, SCRIPT_SLICE, slim);
    });
  }
}
