import { crc32, deflateSync, inflateSync } from "node:zlib";
import {
  CARD_PALETTE,
  CARD_TONES,
  type LetterMask,
  drawGround,
  layOutCard,
  layOutTitle,
  paintCard,
} from "../../../src/outputs/pictures/card";
import {
  type IndexedPicture,
  blend,
  formatIndexedPng,
  indexAt,
  toIndexed,
} from "../../../src/outputs/pictures/indexed-png";

/** A font in which every character is half an em wide. */
const font = {
  widthOf: (text: string) => text.length / 2,
  outlineOf: (text: string, size: number) => `M0 0[${text} ${size}]`,
};
const WIDTH = 1040;

/** Lists the palette index of each pixel, row by row. */
const pixelsOf = (picture: IndexedPicture): number[] =>
  Array.from({ length: picture.width * picture.height }, (_, at) =>
    indexAt(picture, at % picture.width, Math.floor(at / picture.width)),
  );

test.each([
  { title: "CELO", size: 84, lines: ["CELO"] },
  { title: "Quickstart with Celo Composer", size: 84, lines: ["Quickstart with Celo", "Composer"] },
  {
    title: "Using keystores library for the local management of keys",
    size: 72,
    lines: ["Using keystores library for", "the local management of keys"],
  },
  { title: "getTheVersionNumberOfContracts", size: 58, lines: ["getTheVersionNumberOfContracts"] },
])('"$title" is as large as fits', ({ title, size, lines }) => {
  expect(layOutTitle(title, font)).toEqual({ size, lines });
});

test("text that doesn't fit ends with an ellipsis, and a word wider than a line is broken", () => {
  for (const title of ["word ".repeat(60).trim(), "x".repeat(400)]) {
    const { size, lines } = layOutTitle(title, font);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(Math.max(...lines.map((line) => font.widthOf(line) * size))).toBeLessThanOrEqual(WIDTH);
  }
});

test("the background of all cards has the site's name as outlines", () => {
  const svg = drawGround("Documentation", font);
  expect(svg.match(/\[[^\]]*\]/g)).toEqual(["[Documentation 32]"]);
  expect(svg).not.toContain("<text");
});

test("a card shows area and title, one above the other; without an area it has no line for it", () => {
  const lines = layOutCard({ title: "Quickstart with Celo Composer", area: "Learn" }, font);
  expect(lines).toEqual([
    { text: "Learn", x: 80, y: 273, size: 32, tone: "muted" },
    { text: "Quickstart with Celo", x: 80, y: 381, size: 84, tone: "text" },
    { text: "Composer", x: 80, y: 480, size: 84, tone: "text" },
  ]);
  expect(layOutCard({ title: "CELO", area: "" }, font).map(({ text }) => text)).toEqual(["CELO"]);
});

test("letters are painted one after another; the stronger one wins an overlap, and none is outside the card", () => {
  const masks: Record<string, LetterMask> = {
    a: { left: 0, top: -1, width: 3, height: 1, coverage: Uint8Array.of(255, 255, 128) },
    b: { left: -1, top: -1, width: 3, height: 2, coverage: Uint8Array.of(64, 255, 255, 0, 0, 64) },
  };
  const ground = { width: 5, height: 2, rows: Uint8Array.of(0, 0, 0, 0, 0, 0x99, 0x99, 0x90) };
  const line = { x: 0, y: 1, size: 4, tone: "text" } as const;
  const letters = (letter: string) => masks[letter];
  const paint = (text: string, y = 1) =>
    pixelsOf(paintCard(ground, [{ ...line, text, y }], font, letters));
  expect(paint("ab")).toEqual([11, 11, 11, 11, 0, 9, 9, 9, 9, 9]);
  expect(paint("a?b")).toEqual([11, 11, 6, 3, 11, 9, 9, 9, 9, 9]);
  expect(paint("b", 3)).toEqual([0, 0, 0, 0, 0, 9, 9, 9, 9, 9]);
  expect(pixelsOf(ground)).toEqual([0, 0, 0, 0, 0, 9, 9, 9, 9, 9]);
});

test("colors are mixed in equal steps", () => {
  expect(blend([0, 0, 0], [9, 6, 3], 4)).toEqual([
    [0, 0, 0],
    [3, 2, 1],
    [6, 4, 2],
    [9, 6, 3],
  ]);
});

test("a PNG keeps each pixel's closest color, odd widths too", () => {
  const palette = [
    [0, 0, 0],
    [255, 255, 255],
  ] as const;
  const pixels = Uint8Array.from(
    [0, 250, 3, 255, 0, 255].flatMap((gray) => [gray, gray, gray, 255]),
  );
  const picture = toIndexed({ width: 3, height: 2, pixels }, palette);
  expect(pixelsOf(picture)).toEqual([0, 1, 0, 1, 0, 1]);
  const tools = { deflate: (bytes: Uint8Array) => deflateSync(bytes), crc32 };
  const png = formatIndexedPng(picture, palette, tools);
  const buffer = Buffer.from(png);
  expect(buffer.subarray(1, 4).toString()).toBe("PNG");
  const at = buffer.indexOf("IDAT");
  const length = buffer.readUInt32BE(at - 4);
  const data = buffer.subarray(at + 4, at + 4 + length);
  expect([...inflateSync(data)]).toEqual([0, 0x01, 0x00, 0, 0x10, 0x10]);
  expect(buffer.readUInt32BE(at + 4 + length)).toBe(crc32(buffer.subarray(at, at + 4 + length)));
  const many = blend([0, 0, 0], [1, 1, 1], 17);
  expect(() => toIndexed({ width: 3, height: 2, pixels }, many)).toThrow("17 colors");
});

test("the palette goes from page to text and from page to mark, without duplicate colors", () => {
  const { text, muted } = CARD_TONES;
  expect(CARD_PALETTE).toHaveLength(15);
  expect(CARD_PALETTE[0]).toEqual([0x14, 0x15, 0x12]);
  expect(CARD_PALETTE[text]).toEqual([0xe9, 0xe9, 0xe0]);
  expect(CARD_PALETTE.at(-1)).toEqual([0xfc, 0xff, 0x52]);
  expect(new Set(CARD_PALETTE.map(String)).size).toBe(15);
  // Of all steps between the page's color and the text's, `muted` is closest to the muted text color of the pages.
  const far = ([red]: readonly number[]): number => Math.abs((red ?? 0) - 0xa5);
  const steps = CARD_PALETTE.slice(0, text + 1);
  expect(steps.findIndex((one) => far(one) === Math.min(...steps.map(far)))).toBe(muted);
});
