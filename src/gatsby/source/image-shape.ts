import sharp from "sharp";

/** Width and height in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Properties of a bitmap that determine how it is shown in a doc. */
export interface ImageShape {
  /** Size on the page: upright, in whole pixels, and never wider than the file. */
  readonly size: ImageSize;
  /** True if the file's EXIF data says that it must be rotated or mirrored. */
  readonly isTurned: boolean;
  /** True if it has more than one frame. */
  readonly isMoving: boolean;
}

/** Widths of published bitmaps in pixels, from section 9 of the specification. */
const WIDTHS = { min: 640, max: 1030 } as const;

/** Width in CSS pixels of a figure in a wide window (44rem). Figures are wider than the text. */
const FIGURE_WIDTH = 704;

/** EXIF orientations of 5 and above swap width and height: https://exiftool.org/TagNames/EXIF.html */
const FIRST_SIDEWAYS = 5;

/** Reads the shape of a bitmap. */
export async function readShape(bytes: Buffer): Promise<ImageShape> {
  const { width, height, orientation = 1, pages = 1 } = await sharp(bytes).metadata();
  const isSideways = orientation >= FIRST_SIDEWAYS;
  const upright = isSideways ? { width: height, height: width } : { width, height };
  const shown = Math.min(upright.width, WIDTHS.max);
  return {
    size: {
      width: shown,
      height: Math.max(1, Math.round((upright.height * shown) / upright.width)),
    },
    isTurned: orientation > 1,
    isMoving: pages > 1,
  };
}

/** Lists the widths at which a bitmap is published. */
export const listWidths = (width: number): number[] =>
  [...new Set([WIDTHS.min, width])].filter((one) => one <= width);

/**
 * Formats the `sizes` attribute of a bitmap: the width of a figure, or of the file if that is smaller, but never more
 * than the window's width.
 */
export const sizesOf = (width: number): string =>
  width < FIGURE_WIDTH
    ? `(min-width: ${width}px) ${width}px, 100vw`
    : "(min-width: 760px) 44rem, 100vw";
