/*
 * What a drawing that stands inside a page may be made of (https://www.w3.org/TR/SVG2/): shapes and text, and what says
 * where they are and how they look. No element here fetches, links, moves or runs anything. `id` and `class` are left
 * out because they would meet those of the page, `style` because the security policy stops it.
 */

export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set([
  "circle",
  "desc",
  "ellipse",
  "g",
  "line",
  "path",
  "polygon",
  "polyline",
  "rect",
  "text",
  "title",
  "tspan",
]);

/** How things look: on the root they hold for all of the drawing. */
const LOOKS = [
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "fill-rule",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "opacity",
  "paint-order",
  "shape-rendering",
  "stroke",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
  "text-decoration",
  "vector-effect",
  "word-spacing",
] as const;

/** No `transform` on the root: it would move the drawing over what stands around it. */
export const ROOT_ATTRIBUTES: ReadonlySet<string> = new Set([
  "viewBox",
  "preserveAspectRatio",
  ...LOOKS,
]);

export const DRAWING_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...LOOKS,
  "cx",
  "cy",
  "d",
  "dx",
  "dy",
  "height",
  "lengthAdjust",
  "pathLength",
  "points",
  "r",
  "rotate",
  "rx",
  "ry",
  "textLength",
  "transform",
  "width",
  "x",
  "x1",
  "x2",
  "y",
  "y1",
  "y2",
]);
