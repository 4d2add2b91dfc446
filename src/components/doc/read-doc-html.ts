import type { DocBody } from "../../model/markdown/compiled-doc";
import { listHtml } from "../../model/markdown/segments";
import { createSidebarHtml } from "../../model/sidebars/sidebar-html";
import type { SidebarItem } from "../../model/sidebars/types";
import type { DocHtml } from "./doc-html";

declare const __non_webpack_require__: typeof require;

const sidebarWriters = new Map<string, (currentPath: string) => string>();

/** A doc's html from the build's cache; only the process that renders pages has it. */
export function readDocHtml(doc: {
  readonly path: string;
  readonly bodyFile: string;
  readonly sidebarFile: string;
}): DocHtml {
  const { readFileSync } = __non_webpack_require__("node:fs") as typeof import("node:fs");
  // Found whole by this very build (src/build/store/cache-files.ts).
  const read = (file: string): unknown =>
    (JSON.parse(readFileSync(`.cache/docs/${file}`, "utf8")) as { content: unknown }).content;
  const { path, bodyFile, sidebarFile } = doc;
  const body = read(bodyFile) as DocBody; // Written by src/gatsby/source/docs-store.ts in this very build.
  if (sidebarFile !== "" && !sidebarWriters.has(sidebarFile)) {
    sidebarWriters.set(sidebarFile, createSidebarHtml(read(sidebarFile) as SidebarItem[]));
  }
  return {
    segments: listHtml(body.segments),
    sidebar: sidebarWriters.get(sidebarFile)?.(path) ?? "",
  };
}
