import { escapeAttribute, escapeText } from "../base/escape";
import { decodePath } from "../base/paths";
import { resolveFrom } from "../base/relative-path";
import {
  type CompiledSegment,
  type LinkSegment,
  type Placeholder,
  type Segment,
  type StaticSegment,
  listStatic,
} from "../base/segments";
import { pathInVersion } from "../base/version-links";
import { toSegments } from "./base/markup";
import { codeBlockToHtml } from "./render/code/code-block";

/** Lookups for filling in a doc's placeholders, whose values depend on other docs. */
export interface Finishing {
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly pageByPath: ReadonlyMap<
    string,
    { readonly title: string; readonly description: string }
  >;
  /** Returns the HTML of an optimized picture; undefined if it isn't ready yet. */
  readonly imageToHtml: (asset: string, alt: string) => string | undefined;
}

/** Lists the placeholders of a doc, each once. */
export function listPlaceholders(segments: readonly CompiledSegment[]): Placeholder[] {
  const found = new Map<string, Placeholder>();
  for (const segment of listStatic(segments)) {
    if (segment.kind !== "html" && segment.kind !== "code")
      found.set(JSON.stringify(segment), segment);
  }
  return [...found.values()];
}

/**
 * Renders segments with all placeholders filled in.
 * @param versionPath The root of the doc's version. Links to other pages stay within this version.
 */
export function finishSegments(
  segments: readonly CompiledSegment[],
  finishing: Finishing,
  versionPath = "/",
): Segment[] {
  return toSegments<Segment>(
    segments.map((segment) =>
      segment.kind === "component"
        ? { ...segment, children: finishSegments(segment.children, finishing, versionPath) }
        : toHtml(segment, finishing, versionPath),
    ),
  );
}

/** Renders one static segment. */
export function toHtml(segment: StaticSegment, finishing: Finishing, versionPath: string): string {
  switch (segment.kind) {
    case "html":
      return segment.html;
    case "code":
      return codeBlockToHtml(segment);
    case "link":
      return escapeAttribute(hrefOf(segment, finishing, versionPath));
    case "picture": {
      const { asset, alt } = segment;
      return (
        finishing.imageToHtml(asset, alt) ??
        `<img data-image="${escapeAttribute(asset)}" alt="${escapeAttribute(alt)}">`
      );
    }
    case "card": {
      const path = segment.path.replace(/#[^]*/, "");
      const page = finishing.pageByPath.get(pathOf(path, finishing, versionPath));
      return escapeText(page?.[segment.part] ?? segment.path);
    }
  }
}

/** Resolves a link to the path and anchor of the doc that it leads to; unchanged if there is no such doc. */
function hrefOf({ target, file }: LinkSegment, finishing: Finishing, versionPath: string): string {
  if (file === undefined) return pathOf(target, finishing, versionPath);
  const [path = "", anchor] = target.split("#", 2);
  const decoded = decodePath(path.replace(/\?[^]*/, ""));
  const resolved = decoded === undefined ? undefined : resolveFrom(file, decoded);
  const route = resolved === undefined ? undefined : finishing.pathByFile.get(resolved);
  return `${route === undefined ? path : encodeURI(route)}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** Resolves a path in a doc to a page of the same version, if there is one. */
const pathOf = (target: string, { pageByPath }: Finishing, versionPath: string): string =>
  pathInVersion(target, versionPath, (path) => pageByPath.has(decodePath(path) ?? path));
