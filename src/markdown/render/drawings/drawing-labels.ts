import { XmlElement, XmlText } from "@rgrove/parse-xml";

/** Minimum height of a label on any screen, in CSS pixels. */
export const LEAST_LABEL_PX = 11;
/**
 * Maximum width of a drawing on a phone. A screen of 390 px shows 358 px of the drawing, and readers scroll to the
 * rest.
 */
export const WIDEST_FRAME_PX = 560;

/** Font size of labels in a drawing that doesn't set its own. */
const PAGE_TEXT_PX = 16;
const SCALE = /\bscale\(\s*([\d.]+)/;

export interface DrawingLabels {
  readonly width: number;
  readonly height: number;
  /** Minimum width of the drawing at which every label is tall enough; 0 if it has no labels. */
  readonly leastWidth: number;
}

/** Measures how wide a drawing must be to have readable labels. */
export function measureLabels(root: XmlElement): DrawingLabels {
  const { viewBox = "" } = root.attributes;
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const lowest = findLowest(root, { size: PAGE_TEXT_PX, scale: 1 });
  return { width, height, leastWidth: Math.ceil((LEAST_LABEL_PX * width) / lowest) };
}

/** Returns the height of the smallest label in an element, in the drawing's units; Infinity if it has no labels. */
function findLowest(
  { attributes, children }: XmlElement,
  around: { readonly size: number; readonly scale: number },
): number {
  const ownSize = parseFloat(attributes["font-size"] ?? "");
  const size = Number.isNaN(ownSize) ? around.size : ownSize;
  const scale = around.scale * Number(SCALE.exec(attributes.transform ?? "")?.[1] ?? 1);
  const heights = children.map((child) => {
    if (child instanceof XmlElement) return findLowest(child, { size, scale });
    return child instanceof XmlText && child.text.trim() !== "" ? size * scale : Infinity;
  });
  return Math.min(...heights);
}
