import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { APP_PICTURES } from "../../src/screenshots/apps/app-pictures";
import { sizeOfPhones } from "../../src/screenshots/phone-frame";
import { listFiles, nameInDark } from "../../src/screenshots/picture-files";

/** Returns the figure that shows a file on a page. */
function figureOf(doc: string, file: string): string {
  const [figure = ""] =
    new RegExp(`<Figure src="\\./${file}"[^>]*/>`).exec(readFileSync(doc, "utf8")) ?? [];
  return figure;
}

/**
 * Drawings of steps in third-party programs, with the pages that show them. The captions of these drawings begin with
 * "A drawing".
 */
const DRAWN_STEPS = readdirSync("content/docs", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => join("content/docs", file))
  .flatMap((doc) =>
    [
      ...readFileSync(doc, "utf8").matchAll(
        /<Figure src="\.\/([^"]+\.svg)"[^>]* caption="A drawing/g,
      ),
    ].map(([, file = ""]) => ({ doc, file })),
  );

/**
 * Lists the labels on a colored background and above fields, since readers look for these names. Numbers and addresses
 * are left out, because they are only examples.
 */
const listNames = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]* fill="var\(--figure-(?:accent-ink|muted)\)">([^<]+)</g)]
    .map(([, name = ""]) => name)
    .filter((name) => !/[\d…]/.test(name));

describe.each(APP_PICTURES.map((picture) => [`${picture.doc}: ${picture.file}`, picture] as const))(
  "%s",
  (_, picture) => {
    const { doc, file, modes, size, screens, entry, frame } = picture;

    test("is shown on the page whose code it shows, with a text alternative", () => {
      const figure = figureOf(doc, file);
      expect(figure).toMatch(/ alt="[^"]{40,}"/);
      expect(figure).toMatch(/ caption="[^"]{40,}"/);
    });

    test("is shown in its color modes", () => {
      const [dark] = / dark="[^"]*"/.exec(figureOf(doc, file)) ?? [];
      expect(dark).toBe(modes === "both" ? ` dark="./${nameInDark(file)}"` : undefined);
    });

    test("was taken at its size in every mode", async () => {
      const { width, height } = frame ? sizeOfPhones(screens.length, size) : size;
      for (const { file: taken } of listFiles(picture)) {
        const found = await sharp(taken).metadata();
        expect([found.width, found.height]).toEqual([width * 2, height * 2]);
      }
    });

    test("renders modules of that page", () => {
      const modules = [...entry.matchAll(/(?:from|import) "\.\/([\w/-]+)"/g)].map(
        ([, module = ""]) => module,
      );
      expect(modules).not.toEqual([]);
      for (const module of modules)
        expect(readFileSync(doc, "utf8")).toContain(`title="${module}.tsx"`);
    });
  },
);

describe.each(DRAWN_STEPS)("$doc: $file", ({ doc, file }) => {
  test("has a text alternative", () => {
    expect(figureOf(doc, file)).toMatch(/ alt="[^"]{40,}"/);
  });

  test("uses the names of fields and buttons that its page's text uses", () => {
    const text = readFileSync(doc, "utf8").toLowerCase();
    const names = listNames(readFileSync(join(dirname(doc), file), "utf8"));
    expect(names.filter((name) => !text.includes(name.toLowerCase()))).toEqual([]);
  });
});

test("the names of most drawings are found", () => {
  const drawings = DRAWN_STEPS.map(({ doc, file }) =>
    listNames(readFileSync(join(dirname(doc), file), "utf8")),
  );
  // A drawing that compares two addresses has no labels.
  expect(drawings.filter((names) => names.length > 0).length).toBeGreaterThanOrEqual(12);
});
