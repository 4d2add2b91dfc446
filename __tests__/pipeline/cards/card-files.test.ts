import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
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

test("a writer's own picture is cropped to the size of a card, and drawn again when it changes", async () => {
  const root = newSite();
  mkdirSync(join(root, "content"));
  const page: CardPage = { ...card("/a", "A"), image: "content/photo.png" };
  const write = (background: string) =>
    sharp({ create: { width: 640, height: 640, channels: 3, background } }).toFile(
      join(root, "content/photo.png"),
    );
  await write("#ff0000");
  expect(await drawMissingCards(root, [page])).toBe(1);
  await write("#00ff00");
  expect(await drawMissingCards(root, [page])).toBe(1);
  const file = listCards(root, [page]).get("/cards/a.png")?.cached;
  expect(await sharp(file).metadata()).toMatchObject(CARD_SIZE);
  const { dominant } = await sharp(file).stats();
  expect(dominant.g).toBeGreaterThan(200);
});
