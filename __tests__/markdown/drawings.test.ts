import { readFileSync, readdirSync } from "node:fs";
import { readDrawing } from "../../src/markdown/render/drawings/drawing";
import { LEAST_LABEL_PX } from "../../src/markdown/render/drawings/drawing-labels";

/** Maximum size of a drawing on a page at 1440 px: as wide as the text, and up to this height. */
const PAGE = { width: 720, height: 280 };

test("at 1440 px the labels of every drawing of the docs are at least 14 px high", () => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg") && !file.startsWith("showcase"))
    .map((file) => `content/${file}`);
  expect(files.length).toBeGreaterThan(80);
  const low = files.flatMap((file) => {
    const drawing = readDrawing(readFileSync(file, "utf8"), "Label");
    if (!("labels" in drawing) || drawing.labels.leastWidth === 0) return [];
    const { width, height, leastWidth } = drawing.labels;
    const label = (LEAST_LABEL_PX * width) / leastWidth;
    const shown = label * Math.min(PAGE.width / width, PAGE.height / height);
    // Slightly less than 14, because the width was rounded up.
    return shown < 13.9 ? `${file}: ${shown.toFixed(1)} px` : [];
  });
  expect(low).toEqual([]);
});
