import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { type CardPage, drawMissingCards, listCards } from "../../../src/pipeline/cards/card-files";
import { CARD_SIZE } from "../../../src/site/cards";
import { temporaryFolders, writeFiles } from "../../support/folder";

const newFolder = temporaryFolders();

function newSite(): string {
  const root = newFolder();
  symlinkSync(resolve("node_modules"), join(root, "node_modules")); // The font is in a package.
  return root;
}

const card = (path: string, title: string): CardPage => ({ path, title, area: "Build" });

test("a card is drawn once, however many pages share its text, and is kept for the next build", async () => {
  const root = newSite();
  const pages = [card("/", "Celo"), card("/home", "Celo"), card("/build", "Build on Celo")];
  expect(await drawMissingCards(root, pages)).toBe(2);
  expect(await drawMissingCards(root, pages)).toBe(0);
  expect(await drawMissingCards(root, [...pages, card("/new", "New")])).toBe(1);
  const cards = listCards(root, pages);
  expect([...cards.keys()]).toEqual(["/cards/index.png", "/cards/home.png", "/cards/build.png"]);
  const [home, same, other] = [...cards.values()].map(({ cached }) => readFileSync(cached));
  expect(home?.equals(same!)).toBe(true);
  expect(home?.equals(other!)).toBe(false);
  expect(await sharp(other).metadata()).toMatchObject({ format: "png", ...CARD_SIZE });
});

test("a card is drawn again when the code that draws cards changes", async () => {
  const root = newSite();
  const pages = [card("/", "Celo")];
  expect(await drawMissingCards(root, pages)).toBe(1);
  writeFiles(root, { "src/outputs/pictures/card.ts": "// changed" });
  expect(await drawMissingCards(root, pages)).toBe(1);
  expect(await drawMissingCards(root, pages)).toBe(0);
});
