import { escapeAttribute, escapeText } from "../../../base/escape";
import { type Markup, isEmpty, markup } from "../../base/markup";
import { isDrawing } from "../../base/named-file";
import { type RenderContext, report } from "../../base/render-context";
import { type Drawing, drawingToHtml } from "../drawings/drawing";
import { LEAST_LABEL_PX, WIDEST_FRAME_PX } from "../drawings/drawing-labels";
import { type ImageRequest, readPicture, renderPicture } from "./images";
import { addText } from "./search-text";

/** Maximum height of a drawing on the page, unless readable labels need more (styles/content.css). */
const MAX_HEIGHT_PX = 280;

/** A picture to be rendered as a figure. */
export interface FigureRequest extends ImageRequest {
  readonly caption?: string | undefined;
  /** The picture for dark mode. */
  readonly dark?: string | undefined;
}

/** Renders a picture with its caption, and a button that enlarges it to the full window without a script. */
export function renderFigure(
  { caption, dark, ...request }: FigureRequest,
  context: RenderContext,
): Markup {
  const picture =
    dark === undefined ? readPicture(request, context) : renderPair({ ...request, dark }, context);
  return picture === undefined ? "" : frameFigure(picture, { ...request, caption }, context);
}

/** Renders a figure with a drawing or picture that has already been read. */
export function frameFigure(
  picture: { readonly drawing: Drawing } | { readonly markup: Markup },
  { caption, ...request }: Omit<FigureRequest, "dark">,
  context: RenderContext,
): Markup {
  if (caption !== undefined) addText(context, caption);
  const id = `picture-${context.numbering.count("figure")}`;
  const { small, large } =
    "drawing" in picture
      ? renderSizes(picture.drawing, id, request, context)
      : { small: picture.markup, large: picture.markup };
  context.gathered.anchors.add(`${id}-large`);
  const words = caption === undefined ? "" : `<figcaption>${escapeText(caption)}</figcaption>`;
  const label = escapeAttribute(`Enlarge: ${caption ?? request.alt}`);
  return [
    markup`<figure class="figure"><div class="figure-scroll" tabindex="0">${small}</div>`,
    // The caption is last, because HTML requires it at the start or the end of a figure. The styles put the button and
    // the caption on one line.
    `<button type="button" class="figure-open" popovertarget="${id}-large" aria-label="${label}">Enlarge</button>${words}</figure>`,
    `<dialog class="figure-large" id="${id}-large" popover aria-label="Large view">`,
    markup`<button type="button" class="figure-open" popovertarget="${id}-large">Close</button>${large}</dialog>`,
  ];
}

/** Renders the light and the dark version of a picture. A browser fetches only the version that it shows. */
function renderPair(
  { dark, ...request }: ImageRequest & { readonly dark: string },
  context: RenderContext,
): { readonly markup: Markup } | undefined {
  if ([request.src, dark].some(isDrawing)) {
    report(context, request.node, {
      rule: "image/dark-drawing",
      problem:
        "An SVG drawing follows the color mode by itself, so it can't have a second version for dark mode.",
      fix: 'Remove the attribute "dark", and use var(--figure-…) colors in the drawing.',
    });
    return undefined;
  }
  const [light = "", other = ""] = [request.src, dark].map((src) =>
    renderPicture({ ...request, src, isOfPair: true }, context),
  );
  if (isEmpty(light) || isEmpty(other)) return undefined;
  return {
    markup: markup`<div class="only-light">${light}</div><div class="only-dark">${other}</div>`,
  };
}

/** Renders a drawing twice: once for the page, wide enough for readable labels, and once for the large view. */
function renderSizes(
  drawing: Drawing,
  id: string,
  { src, node }: ImageRequest,
  context: RenderContext,
): { readonly small: string; readonly large: string } {
  context.gathered.anchors.add(id);
  const { width, height, leastWidth } = drawing.labels;
  if (leastWidth > WIDEST_FRAME_PX) {
    report(context, node, {
      rule: "image/small-labels",
      problem: `On a phone, where a drawing is at most ${WIDEST_FRAME_PX} px wide, the smallest label in ${src} would be less than ${LEAST_LABEL_PX} px high. It would be readable if the drawing were ${leastWidth} px wide.`,
      fix: "Make the labels larger, or put parts of the drawing below each other instead of side by side.",
    });
  }
  const least = leastWidth > 0 ? ` width="${leastWidth}"` : "";
  const tall = (leastWidth * height) / width > MAX_HEIGHT_PX ? ' class="tall"' : "";
  return {
    small: drawingToHtml(drawing, ` id="${id}"${least}${tall}`),
    large: `<svg role="img" aria-labelledby="${id}" viewBox="0 0 ${width} ${height}"><use href="#${id}" width="100%" height="100%"/></svg>`,
  };
}
