import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { APP_PICTURES } from "../../src/commands/screenshots/app-pictures";
import { type CardLine, drawCards } from "../../src/commands/screenshots/cards/draw-cards";
import { DRAWN_STEPS } from "../../src/commands/screenshots/cards/step-cards";
import { sizeOfPhones } from "../../src/commands/screenshots/phone-frame";
import { listFiles, nameInDark } from "../../src/commands/screenshots/picture-files";

/** The figure of a page that shows a file. */
function figureOf(doc: string, file: string): string {
  const [figure = ""] =
    new RegExp(`<Figure src="\\./${file}"[^>]*/>`).exec(readFileSync(doc, "utf8")) ?? [];
  return figure;
}

/** What a reader has to find by its name; numbers and addresses are examples. */
function nameOf(line: CardLine): string[] {
  if (typeof line === "string") return [];
  if ("enter" in line) return [line.in];
  return Object.values(line).filter((name) => !/[\d…]/.test(name));
}

describe.each(APP_PICTURES.map((picture) => [`${picture.doc}: ${picture.file}`, picture] as const))(
  "%s",
  (_, picture) => {
    const { doc, file, modes, size, screens, entry, frame } = picture;

    test("is shown on the page whose code it shows, with words for who cannot see it", () => {
      const figure = figureOf(doc, file);
      expect(figure).toMatch(/ alt="[^"]{40,}"/);
      expect(figure).toMatch(/ caption="[^"]{40,}"/);
    });

    test("is shown in its colour modes", () => {
      const [dark] = / dark="[^"]*"/.exec(figureOf(doc, file)) ?? [];
      expect(dark).toBe(modes === "both" ? ` dark="./${nameInDark(file)}"` : undefined);
    });

    test("was taken at its size, in every mode", async () => {
      const { width, height } = frame ? sizeOfPhones(screens.length, size) : size;
      for (const { file: taken } of listFiles(picture)) {
        const found = await sharp(taken).metadata();
        expect([found.width, found.height]).toEqual([width * 2, height * 2]);
      }
    });

    test("mounts modules of that page", () => {
      const modules = [...entry.matchAll(/(?:from|import) "\.\/([\w/-]+)"/g)].map(
        ([, module = ""]) => module,
      );
      expect(modules).not.toEqual([]);
      for (const module of modules)
        expect(readFileSync(doc, "utf8")).toContain(`title="${module}.tsx"`);
    });
  },
);

describe.each(DRAWN_STEPS.map((steps) => [`${steps.doc}: ${steps.file}`, steps] as const))(
  "%s",
  (_, { doc, file, cards }) => {
    test("is what its list draws", () => {
      expect(readFileSync(join(dirname(doc), file), "utf8")).toBe(drawCards(cards));
    });

    test("is shown on its page as a drawing", () => {
      const figure = figureOf(doc, file);
      expect(figure).toMatch(/ alt="[^"]{40,}"/);
      expect(figure).toMatch(/ caption="A drawing[ .][^"]{20,}"/);
    });

    test("has the names of fields, switches and buttons from the text of its page", () => {
      const text = readFileSync(doc, "utf8").toLowerCase();
      const names = cards.flatMap(({ lines }) => lines.flatMap(nameOf));
      expect(names.filter((name) => !text.includes(name.toLowerCase()))).toEqual([]);
    });
  },
);

test("words too long for a card are refused", () => {
  const card = { title: "Wide", on: "window", lines: ["x".repeat(26)] } as const;
  expect(() => drawCards([card])).toThrow("too long for a card");
});
