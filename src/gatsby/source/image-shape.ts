import sharp from "sharp";

/** Width and height in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** What decides how a bitmap of a doc is shown. */
export interface ImageShape {
  /** As pages show it: upright, in whole pixels, and never wider than the file. */
  readonly size: ImageSize;
  /** Whether the file's EXIF data says to turn or to mirror it. */
  readonly isTurned: boolean;
  /** Whether it has more than one frame. */
  readonly isMoving: boolean;
}

/** Specification, section 9. */
const WIDTHS = { min: 640, max: 1030 } as const;

/** The width of a figure in a wide window, 44rem, in CSS pixels: wider than the text. */
const FIGURE_WIDTH = 704;

/** EXIF orientations from 5 on swap width and height. https://exiftool.org/TagNames/EXIF.html */
const FIRST_SIDEWAYS = 5;

/** The shape of a bitmap. */
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

/** The widths in which a bitmap is published. */
export const listWidths = (width: number): number[] =>
  [...new Set([WIDTHS.min, width])].filter((one) => one <= width);

/** The `sizes` attribute of a bitmap: as wide as a figure or the file, or as a window that is smaller. */
export const sizesOf = (width: number): string =>
  width < FIGURE_WIDTH
    ? `(min-width: ${width}px) ${width}px, 100vw`
    : "(min-width: 760px) 44rem, 100vw";
