import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { APP_PICTURES } from "../../src/commands/screenshots/pictures";

describe.each(APP_PICTURES.map((picture) => [picture.file, picture] as const))(
  "%s",
  (file, { doc, size, entry }) => {
    const text = readFileSync(doc, "utf8");

    test("is shown on the page whose code it shows, with words for who cannot see it", () => {
      const [figure = ""] = new RegExp(`<Figure src="\\./${file}"[^>]*/>`).exec(text) ?? [];
      expect(figure).toMatch(/ alt="[^"]{40,}"/);
      expect(figure).toMatch(/ caption="[^"]{40,}"/);
    });

    test("was taken at its size", async () => {
      const { width, height } = await sharp(join(dirname(doc), file)).metadata();
      expect([width, height]).toEqual([size.width * 2, size.height * 2]);
    });

    test("mounts a module of that page", () => {
      const [, module = ""] =
        /from "\.\/(\w+)"|import "\.\/(src\/\w+)"/.exec(entry)?.filter(Boolean) ?? [];
      expect(text).toContain(`title="${module}.tsx"`);
    });
  },
);
