/*
 * Elements and attributes that a drawing inside a page may use (https://www.w3.org/TR/SVG2/): shapes and text, and how
 * they are placed and painted. None of the elements fetches, links, moves or runs anything. `id` and `class` aren't
 * allowed, because they would clash with ids and classes of the page. `style` isn't allowed, because the security
 * policy blocks it.
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

/** Attributes that set how shapes look. On the root, they apply to the whole drawing. */
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

/** Attributes of the root. `transform` isn't allowed, because it could move the drawing over the text around it. */
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
