import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { FEATURE_PICTURES, fileOfFeature } from "../../src/screenshots/feature-pictures";

const FOLDER = ".github/features";
const MAX_BYTES = 60_000;

const readme = readFileSync("README.md", "utf8");

test.each(FEATURE_PICTURES.map((feature) => [feature.row, fileOfFeature(feature)] as const))(
  "%s has a small picture, and its row in README links to it",
  async (row, file) => {
    expect(readme).toContain(`| [${row}](${file}) |`);
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
    const { width, height, format } = await sharp(file).metadata();
    expect([format, width <= 1440, height <= 480]).toEqual(["webp", true, true]);
  },
);

test("no picture is unused", () => {
  const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));
  expect(files.toSorted()).toEqual(FEATURE_PICTURES.map(fileOfFeature).toSorted());
});
