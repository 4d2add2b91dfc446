import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { checkBitmaps } from "../../src/pipeline/content/check-bitmaps";
import { temporaryFolders } from "../support/folder";
import { expectInTime } from "../support/hostile/cpu-time";

const folder = temporaryFolders();

/** A chunk of a PNG file: length, name, data and checksum (https://www.w3.org/TR/png/#5Chunk-layout). */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Creates a gray PNG that claims to have this size, with these compressed pixels. */
function png(width: number, height: number, pixels: Uint8Array, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    ...extra,
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const as = (format: "png" | "jpeg" | "webp" | "avif" | "gif"): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#fcff52" } })
    .toFormat(format)
    .toBuffer();
const SMALL = as("png");
const JPEG = as("jpeg");
const WEBP = as("webp");
const AVIF = as("avif");
const GIF = as("gif");
const begin = async (bytes: Promise<Buffer>, end: number): Promise<Buffer> =>
  (await bytes).subarray(0, end);
const half = async (bytes: Promise<Buffer>): Promise<Buffer> =>
  begin(bytes, (await bytes).length >> 1);
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>',
);

/** 100 MB of zeros in 100 KB. */
const BOMB = deflateSync(Buffer.alloc(100_000_000));

test.each([
  { name: "a valid PNG", file: "a.png", bytes: SMALL },
  { name: "a valid JPEG", file: "a.jpg", bytes: JPEG },
  { name: "a valid JPEG with the long extension", file: "a.JPEG", bytes: JPEG },
  { name: "a valid WebP", file: "a.webp", bytes: WEBP },
  { name: "a valid AVIF", file: "a.avif", bytes: AVIF },
  { name: "a valid GIF", file: "a.gif", bytes: GIF },
])("$name has no fault", async ({ file, bytes }) => {
  expect(await check(file, await bytes)).toEqual([]);
});

test.each([
  { name: "an empty file", file: "a.png", bytes: Buffer.alloc(0) },
  { name: "text", file: "a.png", bytes: Buffer.from("not a picture") },
  { name: "a drawing named as a bitmap", file: "a.png", bytes: SVG },
  {
    name: "a page named as a bitmap",
    file: "a.gif",
    bytes: Buffer.from("<script>alert(1)</script>"),
  },
  {
    name: "a script that begins like a GIF",
    file: "a.gif",
    bytes: Buffer.from("GIF89a/*x*/=alert(1)//"),
  },
  { name: "a JPEG named as a PNG", file: "a.png", bytes: JPEG },
  { name: "a PNG named as a WebP", file: "a.webp", bytes: SMALL },
  { name: "the signature of a PNG and nothing else", file: "a.png", bytes: begin(SMALL, 8) },
  { name: "half a PNG", file: "a.png", bytes: half(SMALL) },
  { name: "half a JPEG", file: "a.jpg", bytes: half(JPEG) },
  { name: "half a WebP", file: "a.webp", bytes: half(WEBP) },
  { name: "half an AVIF", file: "a.avif", bytes: half(AVIF) },
  { name: "half a GIF", file: "a.gif", bytes: half(GIF) },
  { name: "a width of zero", file: "a.png", bytes: png(0, 9, deflateSync(Buffer.alloc(9))) },
  {
    name: "30,000 by 30,000 pixels",
    file: "a.png",
    bytes: png(30_000, 30_000, deflateSync(Buffer.alloc(9))),
  },
  {
    name: "more pixels than a number can express",
    file: "a.png",
    bytes: png(0xffffffff, 0xffffffff, Buffer.alloc(0)),
  },
  { name: "pixels that unpack to 100 MB", file: "a.png", bytes: png(10_000, 9_999, BOMB) },
  {
    name: "a checksum that is wrong",
    file: "a.png",
    bytes: SMALL.then((bytes) => flip(bytes, bytes.indexOf("IDAT") + 6)),
  },
])("$name is refused with its name, within 2 s of CPU time", async ({ file, bytes }) => {
  const before = process.cpuUsage();
  const faults = await check(file, await bytes);
  const { user, system } = process.cpuUsage(before);
  expect(faults).toEqual([
    expect.objectContaining({
      ...{ file: `content/docs/${file}`, line: 1, column: 1, rule: "image/bitmap" },
    }),
  ]);
  expectInTime((user + system) / 1e6);
});

test("a text of 5 MB in a small picture is read within the time limit and is harmless", async () => {
  const text = chunk(
    "zTXt",
    Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(5_000_000))]),
  );
  const pixels = deflateSync(Buffer.alloc(10 * 9));
  const faults = await check("a.png", png(9, 9, pixels, [text]));
  expect(faults.length).toBeLessThanOrEqual(1);
});

function flip(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

function check(name: string, bytes: Buffer) {
  const root = folder({});
  const file = join(root, "content/docs", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return checkBitmaps(root);
}
