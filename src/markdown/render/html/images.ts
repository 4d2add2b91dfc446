import type { Image } from "mdast";
import type { CompileEnvironment, ImageUse } from "../../../base/compiled-doc";
import { escapeText, formatAttributes } from "../../../base/escape";
import type { FaultText } from "../../../faults/fault";
import { isBlank } from "../../../faults/odd-text";
import { type Markup, markup } from "../../base/markup";
import {
  type NamedFile,
  findNamedPicture,
  fixForMissing,
  isDrawing,
  namedPicture,
} from "../../base/named-file";
import { plainText } from "../../base/plain-text";
import { type RenderContext, positionOf, report } from "../../base/render-context";
import { type Drawing, drawingToHtml, readDrawing } from "../drawings/drawing";

/** A picture to be rendered, with its text alternative. */
export interface ImageRequest {
  readonly src: string;
  readonly alt: string;
  readonly node: Pick<Image, "position">;
  /** True if the page shows a different picture in the other color mode. */
  readonly isOfPair?: true;
}

/** Renders a Markdown image. */
export function renderImage(node: Image, context: RenderContext): Markup {
  const picture = renderPicture({ src: node.url, alt: plainText(node), node }, context);
  return node.title
    ? markup`<span class="image-with-title">${picture}<span class="image-title">${escapeText(node.title)}</span></span>`
    : picture;
}

/** Renders a picture, or nothing if it has a fault. */
export function renderPicture(request: ImageRequest, context: RenderContext): Markup {
  const picture = readPicture(request, context);
  if (picture === undefined) return "";
  return "drawing" in picture ? drawingToHtml(picture.drawing) : picture.markup;
}

/**
 * Reads a picture. If it has a fault, reports it and returns undefined. An SVG beside the doc is inlined, so that it
 * follows the color mode; any other file beside the doc is optimized later. A path that starts with a slash names a
 * file in `static/`, which is used unchanged.
 */
export function readPicture(
  { src, alt, node, ...pair }: ImageRequest,
  context: RenderContext,
): { readonly drawing: Drawing } | { readonly markup: Markup } | undefined {
  if (isBlank(alt)) {
    report(context, node, {
      rule: "image/alt",
      problem: "This picture has no text alternative.",
      fix: "Write alt text that tells readers who can't see the picture what it shows.",
    });
  }
  if (/^[a-z]+:/i.test(src)) {
    report(context, node, {
      rule: "image/foreign",
      problem: `This picture is on another server: ${src}.`,
      fix: "Put the file beside the doc and write its relative path.",
    });
    return undefined;
  }
  const named = namedPicture(context.file, src);
  const { found: asset, refused } = findNamedPicture(named, context.environment);
  if (asset === undefined) {
    report(context, node, refused ?? missingImage(named, context.environment));
    return undefined;
  }
  context.gathered.dependencies.add(asset); // If the picture changes or is deleted, the doc is compiled again.
  const note = (form: ImageUse["form"]): void => {
    context.gathered.images.push({ ...positionOf(node, context), asset, alt, form, ...pair });
  };
  if (src.startsWith("/")) {
    note("static");
    const attributes = formatAttributes({
      src: toAddress(src),
      alt,
      loading: "lazy",
      decoding: "async",
    });
    return { markup: `<img${attributes}>` };
  }
  if (isDrawing(asset)) {
    note("drawing");
    return readSvg(asset, { src, alt, node }, context);
  }
  note("bitmap");
  return { markup: { kind: "picture", asset, alt } };
}

/** Escapes a path for use in a URL, but leaves existing escapes unchanged. */
const toAddress = (src: string): string => encodeURI(src).replaceAll("%25", "%");

/** Creates the fault for a picture that doesn't exist. */
export const missingImage = (named: NamedFile, environment: CompileEnvironment): FaultText => ({
  rule: "image/missing",
  problem: `The picture ${named.written} doesn't exist.`,
  fix: fixForMissing(named, environment),
});

/** Reads an SVG to be inlined. If it can't be inlined, reports a fault at the position of the picture. */
function readSvg(
  asset: string,
  { src, alt, node }: ImageRequest,
  context: RenderContext,
): { readonly drawing: Drawing } | undefined {
  const source = context.environment.readText(asset) ?? "";
  const drawing = readDrawing(source, alt);
  if (!("problem" in drawing)) return { drawing };
  const { problem, line, column } = drawing;
  const where = line === undefined ? "" : ` (line ${line}, column ${column ?? 1})`;
  report(context, node, {
    rule: "image/svg",
    problem: `The drawing ${src} ${problem}${where}, so it can't be put into a page.`,
    fix: "Use only shapes, text and var(--figure-…) colors, in an <svg viewBox=…>.",
  });
  return undefined;
}
