import type { Image } from "mdast";
import type { FaultText } from "../../../faults/fault";
import type { ImageUse } from "../compiled-doc";
import { type Markup, markup } from "../markup";
import { findNamedPicture, namedPicture } from "../named-file";
import { type Drawing, drawingToHtml, readDrawing } from "./drawing";
import { escapeText, formatAttributes } from "./escape";
import { plainText } from "./plain-text";
import { type RenderContext, positionOf, report } from "./render-context";

/** What a picture is shown with. */
export interface ImageRequest {
  readonly src: string;
  readonly alt: string;
  readonly node: Pick<Image, "position">;
  /** Another picture takes its place in the other colour mode. */
  readonly isOfPair?: true;
}

/** A Markdown image. */
export function renderImage(node: Image, context: RenderContext): Markup {
  const picture = renderPicture({ src: node.url, alt: plainText(node), node }, context);
  return node.title
    ? markup`<span class="image-with-title">${picture}<span class="image-title">${escapeText(node.title)}</span></span>`
    : picture;
}

/** A picture as it is shown; nothing when it has a fault. */
export function renderPicture(request: ImageRequest, context: RenderContext): Markup {
  const picture = readPicture(request, context);
  if (picture === undefined) return "";
  return "drawing" in picture ? drawingToHtml(picture.drawing) : picture.markup;
}

/**
 * A picture; undefined when it has a fault, which is reported. An SVG beside the doc is inlined, so that it follows the
 * colour mode; another file beside the doc is optimised later; a path starting with a slash is a file of `static/` and
 * taken as it is.
 */
export function readPicture(
  { src, alt, node, ...pair }: ImageRequest,
  context: RenderContext,
): { readonly drawing: Drawing } | { readonly markup: Markup } | undefined {
  if (alt.trim() === "") {
    report(context, node, {
      rule: "image/alt",
      problem: "This picture has no text alternative.",
      fix: "Say in its alt text what a reader who cannot see it needs to know.",
    });
  }
  if (/^[a-z]+:/i.test(src)) {
    report(context, node, {
      rule: "image/foreign",
      problem: `This picture would be fetched from another server: ${src}.`,
      fix: "Put the file beside the doc and write its relative path.",
    });
    return undefined;
  }
  const named = namedPicture(context.file, src);
  const { found: asset, refused } = findNamedPicture(named, context.environment);
  if (asset === undefined) {
    report(context, node, refused ?? missingImage(src, named.file));
    return undefined;
  }
  context.gathered.dependencies.add(asset); // So that a picture that is taken away later is missed.
  const note = (form: ImageUse["form"]): void => {
    context.gathered.images.push({ ...positionOf(node, context), asset, alt, form, ...pair });
  };
  if (src.startsWith("/")) {
    note("static");
    const attributes = formatAttributes({ src, alt, loading: "lazy", decoding: "async" });
    return { markup: `<img${attributes}>` };
  }
  if (asset.endsWith(".svg")) {
    note("drawing");
    return readSvg(asset, { src, alt, node }, context);
  }
  note("bitmap");
  return { markup: { kind: "picture", asset, alt } };
}

/** What is said of a picture that is not there; `asset` is where it was looked for. */
export function missingImage(src: string, asset: string | undefined): FaultText {
  return {
    rule: "image/missing",
    problem: `The picture ${src} does not exist.`,
    fix:
      asset === undefined
        ? "The path leaves the repository; put the file beside the doc."
        : `Looked for ${asset}; put it there or fix the path.`,
  };
}

/** An SVG as it stands inside the page; one that may not is a fault at the position that names it. */
function readSvg(
  asset: string,
  { src, alt, node }: ImageRequest,
  context: RenderContext,
): { readonly drawing: Drawing } | undefined {
  const drawing = readDrawing(context.environment.readText(asset) ?? "", alt);
  if (!("problem" in drawing)) return { drawing };
  const { problem, line, column } = drawing;
  const where = line === undefined ? "" : ` (its line ${line}, column ${column ?? 1})`;
  report(context, node, {
    rule: "image/svg",
    problem: `The drawing ${src} ${problem}${where}, so it cannot stand inside a page.`,
    fix: "Use shapes, text and var(--figure-…) colours only, on an <svg viewBox=…>.",
  });
  return undefined;
}
