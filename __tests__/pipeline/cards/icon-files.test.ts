import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { APPLE_ICON, MANIFEST_ICONS } from "../../../src/outputs/feeds/web-manifest";
import { FAVICON_FILE } from "../../../src/outputs/file-names";
import { listIconFiles } from "../../../src/pipeline/cards/icon-files";
import { temporaryFolders, writeFiles } from "../../support/folder";

const newFolder = temporaryFolders();
const draw = (ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="16" fill="${ground}"/></svg>`;
const newSite = (ground: string): string => newFolder({ "static/favicon.svg": draw(ground) });

/** Reads the red, green, blue and opacity of the pixel in the top left corner. */
async function cornerOf(png: Uint8Array | undefined): Promise<number[]> {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 4)];
}

test("every icon of the manifest and of iOS is a PNG of its size", async () => {
  const icons = await listIconFiles(newSite("#102030"));
  for (const { file, size } of [APPLE_ICON, ...MANIFEST_ICONS]) {
    const { format, width, height } = await sharp(icons.get(file)).metadata();
    expect({ file, format, width, height }).toEqual({
      file,
      format: "png",
      width: size,
      height: size,
    });
  }
});

test("a maskable icon fills its corners with the drawing's background; others don't", async () => {
  const icons = await listIconFiles(newSite("#102030"));
  for (const { file, isMaskable } of MANIFEST_ICONS)
    expect(await cornerOf(icons.get(file))).toEqual(
      isMaskable ? [0x10, 0x20, 0x30, 255] : [0, 0, 0, 0],
    );
});

test("the favicon contains pictures of 16, 32 and 48 pixels", async () => {
  const ico = Buffer.from((await listIconFiles(newSite("#102030"))).get(FAVICON_FILE)!);
  expect([6, 22, 38].map((entry) => ico[entry])).toEqual([16, 32, 48]);
  const start = ico.readUInt32LE(6 + 12);
  const { width } = await sharp(ico.subarray(start, start + ico.readUInt32LE(6 + 8))).metadata();
  expect(width).toBe(16);
});

test("icons are drawn again when the drawing changes", async () => {
  const root = newSite("#102030");
  const file = join(root, "static/favicon.svg");
  const [first, second] = [await listIconFiles(root), await listIconFiles(root)];
  expect(second).toEqual(new Map([...first].map(([name, bytes]) => [name, Buffer.from(bytes)])));
  writeFileSync(file, readFileSync(file, "utf8").replace("#102030", "#f0f0f0"));
  const maskable = MANIFEST_ICONS.find(({ isMaskable }) => isMaskable)!.file;
  expect(await cornerOf((await listIconFiles(root)).get(maskable))).toEqual([240, 240, 240, 255]);
});

test("icons are drawn again when the code that draws them changes", async () => {
  const root = newSite("#102030");
  await listIconFiles(root);
  writeFiles(root, { "src/pipeline/cards/icon-files.ts": "// changed" });
  await listIconFiles(root);
  expect(readdirSync(join(root, ".cache/docs/icons"))).toHaveLength(2);
});
