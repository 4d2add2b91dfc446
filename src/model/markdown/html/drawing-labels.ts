import { XmlElement, XmlText } from "@rgrove/parse-xml";

/** Minimum label height on any screen, in CSS pixels. */
export const LEAST_LABEL_PX = 11;
/** A phone of 390 px shows 358 of a drawing at once; the reader moves the rest into view. */
export const WIDEST_FRAME_PX = 560;

/** What text without a font size of its own has inside a page. */
const PAGE_TEXT_PX = 16;
const SCALE = /\bscale\(\s*([\d.]+)/;

export interface DrawingLabels {
  readonly width: number;
  readonly height: number;
  /** The width from which on no label is too low; 0 when there is none. */
  readonly leastWidth: number;
}

/** What the labels of a drawing ask of its frame. */
export function measureLabels(root: XmlElement): DrawingLabels {
  const { viewBox = "" } = root.attributes;
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const lowest = findLowest(root, { size: PAGE_TEXT_PX, scale: 1 });
  return { width, height, leastWidth: Math.ceil((LEAST_LABEL_PX * width) / lowest) };
}

/** The height of the lowest label below an element, in the drawing's own units; Infinity without any. */
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
