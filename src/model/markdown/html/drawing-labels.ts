/** No label may be lower than this on any screen, in CSS pixels. */
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

/** A tag or a stretch of words, as formatDrawing writes them. */
const PART = /<(\/?)\w+((?: [\w:-]+="[^"]*")*)(\/?)>|[^<]+/g;
const FONT_SIZE = / font-size="([\d.]+)/;
const VIEW_BOX = / viewBox="([^"]*)"/;

/** What the labels of a drawing ask of its frame; `svg` is as formatDrawing has written it. */
export function measureLabels(svg: string): DrawingLabels {
  const [, , width = 0, height = 0] = (VIEW_BOX.exec(svg)?.[1] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  /** Font size and scale of the elements that are open, the innermost last. */
  const open = [{ size: PAGE_TEXT_PX, scale: 1 }];
  let lowest = Infinity;
  for (const [part, end, attributes, isEmpty] of svg.matchAll(PART)) {
    const { size, scale } = open.at(-1) ?? { size: PAGE_TEXT_PX, scale: 1 };
    if (attributes === undefined)
      lowest = part.trim() === "" ? lowest : Math.min(lowest, size * scale);
    else if (end !== "") open.pop();
    else if (isEmpty === "") {
      open.push({
        size: Number(FONT_SIZE.exec(attributes)?.[1] ?? size),
        scale: scale * Number(SCALE.exec(attributes)?.[1] ?? 1),
      });
    }
  }
  return { width, height, leastWidth: Math.ceil((LEAST_LABEL_PX * width) / lowest) };
}
