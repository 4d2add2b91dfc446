import { join } from "node:path";
import type { CompiledDoc } from "../../base/compiled-doc";
import { guardLoops } from "../../live/guard-loops";
import { runsAddress } from "../../markdown/samples/name-types";
import { listFiles } from "../store/list-files";
import { removeOutput, writeOutput } from "../store/output-files";

/** A page, and the compiled code of its runnable blocks. */
export interface PageRuns {
  readonly path: string;
  readonly runs: CompiledDoc["runs"];
}

/** Writes the code of each page's runnable blocks next to the page data, and removes files from earlier builds. */
export function writeRuns(root: string, pages: readonly PageRuns[]): void {
  const publicFolder = join(root, "public");
  const files = new Map(
    pages
      .filter(({ runs }) => Object.keys(runs).length > 0)
      .map(({ path, runs }) => [runsAddress(path).slice(1), runs]),
  );
  for (const file of listFiles(publicFolder, "page-data")) {
    if (file.endsWith("/runs.json") && !files.has(file)) removeOutput(publicFolder, file);
  }
  for (const [file, runs] of files) {
    const guarded = Object.entries(runs).map(([key, script]) => [key, guardLoops(script)]);
    writeOutput(publicFolder, file, JSON.stringify(Object.fromEntries(guarded)));
  }
}
