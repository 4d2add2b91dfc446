import { readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { FEATURE_PICTURES, fileOfFeature } from "../../src/screenshots/feature-pictures";

const FOLDER = ".github/features";
const MAX_BYTES = 60_000;

const table = readFileSync(join(FOLDER, "README.md"), "utf8");

test.each(FEATURE_PICTURES.map((feature) => [feature.row, fileOfFeature(feature)] as const))(
  "%s has a small picture, and its row in the table links to it",
  async (row, file) => {
    expect(table).toContain(`| [${row}](${basename(file)}) |`);
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
    const { width, height, format } = await sharp(file).metadata();
    expect([format, width <= 1440, height <= 480]).toEqual(["webp", true, true]);
  },
);

test("no picture is unused", () => {
  const files = readdirSync(FOLDER)
    .filter((name) => name !== "README.md")
    .map((name) => join(FOLDER, name));
  expect(files.toSorted()).toEqual(FEATURE_PICTURES.map(fileOfFeature).toSorted());
});
