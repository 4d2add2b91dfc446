import sharp from "sharp";
import { listWidths, readShape, sizesOf } from "../../../src/gatsby/source/image-shape";

const bitmap = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#35d07f" } });

const shapeOf = async (width: number, height: number) =>
  readShape(await bitmap(width, height).png().toBuffer());

test.each([
  { file: [24, 24], shown: [24, 24] },
  { file: [300, 201], shown: [300, 201] },
  { file: [1031, 700], shown: [1030, 699] },
  { file: [2060, 1], shown: [1030, 1] },
] as const)("a bitmap of $file is shown at $shown, and never enlarged", async ({ file, shown }) => {
  const [width, height] = shown;
  expect((await shapeOf(file[0], file[1])).size).toEqual({ width, height });
});

test.each([
  { orientation: 1, isTurned: false, shown: [600, 400] },
  { orientation: 3, isTurned: true, shown: [600, 400] },
  { orientation: 6, isTurned: true, shown: [400, 600] },
])("a photo of 600 x 400 with EXIF orientation $orientation is upright", async (photo) => {
  const { orientation, isTurned, shown } = photo;
  const bytes = await bitmap(600, 400).jpeg().withMetadata({ orientation }).toBuffer();
  const [width, height] = shown;
  expect(await readShape(bytes)).toEqual({ size: { width, height }, isTurned, isMoving: false });
});

test("a GIF with two frames is animated, and its height is the height of one frame", async () => {
  // A GIF89a of 1 x 1 pixels that contains its frame twice.
  const header = "474946383961010001008000000000000000ff";
  const frame = (color: string) => `2c00000000010001000002024${color}0100`;
  const gif = (frames: readonly string[]) => Buffer.from(`${header}${frames.join("")}3b`, "hex");
  const moving = await readShape(gif([frame("4"), frame("c")]));
  expect(moving).toEqual({ size: { width: 1, height: 1 }, isTurned: false, isMoving: true });
  expect((await readShape(gif([frame("4")]))).isMoving).toBe(false);
});

test("a bitmap is published only in widths up to its file's width", () => {
  expect([24, 640, 800, 1030].map(listWidths)).toEqual([[24], [640], [640, 800], [640, 1030]]);
  expect(sizesOf(24)).toBe("(min-width: 24px) 24px, 100vw");
  expect(sizesOf(1030)).toBe("(min-width: 760px) 44rem, 100vw");
});
