import type { Image } from "mdast";
import type { FaultText } from "../../faults/fault";
import { escapeAttribute, escapeText } from "./escape";
import { IMAGE_MARK } from "./open-marks";
import { findNamedPicture, namedPicture } from "./named-file";
import { type RenderContext, placeOf, report } from "./render-context";

/** What a picture is shown with. */
export interface ImageRequest {
  readonly src: string;
  readonly alt: string;
  readonly node: Pick<Image, "position">;
}

/** A Markdown image. */
export function renderImage(node: Image, context: RenderContext): string {
  const html = imageToHtml({ src: node.url, alt: node.alt ?? "", node }, context);
  return node.title
    ? `<span class="image-with-title">${html}<span class="image-title">${escapeText(node.title)}</span></span>`
    : html;
}

/**
 * A picture as HTML: an SVG beside the doc is inlined, so that it follows the colour mode; another file beside the doc
 * gets the mark above; a path starting with a slash is a file of `static/` and taken as it is.
 */
export function imageToHtml({ src, alt, node }: ImageRequest, context: RenderContext): string {
  if (alt.trim() === "") {
    report(context, node, {
      rule: "image/alt",
      problem: "This picture has no text alternative.",
      mend: "Say in its alt text what a reader who cannot see it needs to know.",
    });
  }
  if (/^[a-z]+:/i.test(src)) {
    report(context, node, {
      rule: "image/foreign",
      problem: `This picture would be fetched from another server: ${src}.`,
      mend: "Put the file beside the doc and write its relative path.",
    });
    return "";
  }
  const named = namedPicture(context.file, src);
  const { found: asset, refused } = findNamedPicture(named, context.environment);
  if (asset === undefined) {
    report(context, node, refused ?? missingImage(src, named.file));
    return "";
  }
  context.gathered.dependencies.add(asset); // So that a picture that is taken away later is missed.
  if (src.startsWith("/")) {
    return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}" loading="lazy" decoding="async">`;
  }
  if (asset.endsWith(".svg")) return inlineSvg(asset, { src, alt, node }, context);
  context.gathered.images.push({ ...placeOf(node, context), asset });
  return `<img ${IMAGE_MARK}="${escapeAttribute(asset)}" alt="${escapeAttribute(alt)}">`;
}

/** What is said of a picture that is not there; `asset` is where it was looked for. */
export function missingImage(src: string, asset: string | undefined): FaultText {
  return {
    rule: "image/missing",
    problem: `The picture ${src} does not exist.`,
    mend:
      asset === undefined
        ? "The path leaves the repository; put the file beside the doc."
        : `Looked for ${asset}; put it there or mend the path.`,
  };
}

/** Parts of an SVG that would reach out of the picture or clash with the page. */
const UNSAFE_SVG =
  /<(script|style|foreignObject|image|iframe|a)\b|\son\w+=|\s(?:id|href|xlink:href)=|javascript:/i;

function inlineSvg(
  asset: string,
  { src, alt, node }: ImageRequest,
  context: RenderContext,
): string {
  const source = context.environment.readText(asset) ?? "";
  const svg = source
    .replace(/<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, "")
    .trim()
    .replace(/>\s+</g, "><");
  const unsafe = UNSAFE_SVG.exec(svg);
  const viewBox = /<svg\b[^>]*\sviewBox="[\d.\s-]+"/.test(svg);
  if (unsafe || !viewBox) {
    report(context, node, {
      rule: "image/svg",
      problem: unsafe
        ? `The drawing ${src} holds «${unsafe[0].trim()}», which cannot stand inside a page.`
        : `The drawing ${src} has no viewBox.`,
      mend: "Use shapes, text and var(--figure-…) colours only, on an <svg viewBox=…>.",
    });
    return "";
  }
  return svg.replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const rest = attributes.replace(/\s(?:width|height|role|aria-label|xmlns)="[^"]*"/g, "");
    return `<svg role="img" aria-label="${escapeAttribute(alt)}"${rest}>`;
  });
}
