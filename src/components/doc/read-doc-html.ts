import type { DocBody } from "../../model/markdown/compiled-doc";
import { listHtml } from "../../model/markdown/segments";
import { createSidebarHtml } from "../../model/sidebars/sidebar-html";
import type { SidebarItem } from "../../model/sidebars/types";
import type { DocHtml } from "./doc-html";

declare const __non_webpack_require__: typeof require;

const sidebarWriters = new Map<string, (currentPath: string) => string>();

/** A doc's HTML from the build's cache; works only in the process that renders pages. */
export function readDocHtml(doc: {
  readonly path: string;
  readonly bodyFile: string;
  readonly sidebarFile: string;
}): DocHtml {
  const { readFileSync } = __non_webpack_require__("node:fs") as typeof import("node:fs");
  // This build has written or verified the file (src/build/store/cache-files.ts), so its digest is not checked again.
  const read = (file: string): unknown =>
    (JSON.parse(readFileSync(`.cache/docs/${file}`, "utf8")) as { content: unknown }).content;
  const { path, bodyFile, sidebarFile } = doc;
  const body = read(bodyFile) as DocBody; // The type is right: the finished body was written by src/build/bodies/page-body-worker.ts.
  if (sidebarFile !== "" && !sidebarWriters.has(sidebarFile)) {
    sidebarWriters.set(sidebarFile, createSidebarHtml(read(sidebarFile) as SidebarItem[]));
  }
  return {
    segments: listHtml(body.segments),
    sidebar: sidebarWriters.get(sidebarFile)?.(path) ?? "",
  };
}
