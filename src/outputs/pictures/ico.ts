/** A PNG picture of an icon, with its size in pixels. */
export interface IcoPicture {
  readonly size: number;
  readonly png: Uint8Array;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Encodes `favicon.ico` with PNG pictures, which every browser since 2009 can read. */
export function toIco(pictures: readonly IcoPicture[]): Uint8Array {
  const start = HEADER_BYTES + pictures.length * ENTRY_BYTES;
  const ico = new Uint8Array(start + pictures.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(ico.buffer);
  view.setUint16(2, 1, true); // Type 1 is an icon, not a cursor.
  view.setUint16(4, pictures.length, true);
  let at = start;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    ico[entry] = size % 256; // A size of 0 means 256.
    ico[entry + 1] = size % 256;
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    ico.set(png, at);
    at += png.length;
  });
  return ico;
}
