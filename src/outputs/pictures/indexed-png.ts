/** A color as red, green and blue. */
export type Color = readonly [red: number, green: number, blue: number];

/** A picture with four bytes per pixel: red, green, blue, and opacity, which is ignored. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Functions that the caller provides: compression, and the checksum of PNG's chunks. */
export interface PngTools {
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
  readonly crc32: (bytes: Uint8Array) => number;
}

/** Half a byte per pixel allows 16 colors. */
const MAX_COLORS = 16;

/** Returns colors in equal steps from one color to another, both included. They are used for soft edges. */
export function blend(from: Color, to: Color, steps: number): Color[] {
  const mix = (channel: 0 | 1 | 2, step: number): number =>
    Math.round(from[channel] + ((to[channel] - from[channel]) * step) / (steps - 1));
  return Array.from({ length: steps }, (_, step) => [mix(0, step), mix(1, step), mix(2, step)]);
}

/** A picture whose pixels are positions in a palette of at most 16 colors. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** In PNG's format: each row begins with its filter (0, none), and each pixel is half a byte, the left one first. */
  readonly rows: Uint8Array;
}

const rowLength = (width: number): number => 1 + Math.ceil(width / 2);

/** Returns the palette position of a pixel. */
export function indexAt({ width, rows }: IndexedPicture, x: number, y: number): number {
  const pair = rows[y * rowLength(width) + 1 + (x >> 1)] ?? 0;
  return x % 2 === 0 ? pair >> 4 : pair & 15;
}

/** Sets the palette position of a pixel. */
export function setIndex({ width, rows }: IndexedPicture, x: number, y: number, to: number): void {
  const at = y * rowLength(width) + 1 + (x >> 1);
  const pair = rows[at] ?? 0;
  rows[at] = x % 2 === 0 ? (to << 4) | (pair & 15) : (pair & 240) | to;
}

/** Replaces each pixel with the closest color of the palette. */
export function toIndexed(
  { width, height, pixels }: RawPicture,
  palette: readonly Color[],
): IndexedPicture {
  if (palette.length > MAX_COLORS)
    throw new Error(`${palette.length} colors, but at most 16 are allowed.`);
  const indexOf = createIndex(palette);
  const picture = { width, height, rows: new Uint8Array(rowLength(width) * height) };
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  for (let at = 0; at < width * height; at += 1)
    setIndex(picture, at % width, Math.floor(at / width), indexOf(view.getUint32(at * 4) >>> 8));
  return picture;
}

/**
 * Encodes a picture as PNG (RFC 2083) with a palette. A general encoder would spend three quarters of its time finding
 * the palette, but here the colors are known.
 */
export function formatIndexedPng(
  { width, height, rows }: IndexedPicture,
  palette: readonly Color[],
  tools: PngTools,
): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([4, 3, 0, 0, 0], 8); // Four bits per pixel, with a palette.
  return join([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    toChunk("IHDR", head, tools),
    toChunk("PLTE", Uint8Array.from(palette.flat()), tools),
    toChunk("IDAT", tools.deflate(rows), tools),
    toChunk("IEND", new Uint8Array(0), tools),
  ]);
}

/** Creates a function that finds the closest color of the palette. Each color is only looked up once. */
function createIndex(palette: readonly Color[]): (color: number) => number {
  const known = new Map<number, number>();
  let lastColor = -1;
  let lastIndex = 0;
  const distanceTo = (color: number, [red, green, blue]: Color): number =>
    ((color >> 16) - red) ** 2 + (((color >> 8) & 255) - green) ** 2 + ((color & 255) - blue) ** 2;
  return (color) => {
    if (color === lastColor) return lastIndex; // Most pixels are the same as the previous one.
    lastColor = color;
    const found = known.get(color);
    if (found !== undefined) return (lastIndex = found);
    const distances = palette.map((one) => distanceTo(color, one));
    lastIndex = distances.indexOf(Math.min(...distances));
    known.set(color, lastIndex);
    return lastIndex;
  };
}

function toChunk(name: string, data: Uint8Array, { crc32 }: PngTools): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(
    Array.from(name, (letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
