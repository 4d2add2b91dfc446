import { readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawMissingCards, listCards } from "../../src/pipeline/cards/card-files";
import { createCompiler } from "../../src/pipeline/compile/compiler";
import { linkPages } from "../../src/pipeline/public/link-pages";
import { listDocs } from "../../src/pipeline/site/load-site";
import {
  cacheFolderOf,
  findCached,
  isCached,
  keepCached,
  readCached,
  writeCached,
} from "../../src/pipeline/store/cache-files";
import { listPublic } from "../../src/pipeline/store/list-public";
import { writePublicFiles } from "../../src/pipeline/store/public-files";
import { doc } from "../support/doc";
import { temporaryFolders } from "../support/folder";

const newFolder = temporaryFolders();

/** Kinds of damage that a full disk, a killed process, a power cut or another program can do to a file. */
const DAMAGES: readonly (readonly [name: string, damage: (whole: Buffer) => Buffer | string])[] = [
  ["empty", () => ""],
  ["one byte", (whole) => whole.subarray(0, 1)],
  ["its head", (whole) => whole.subarray(0, 35)],
  ["half", (whole) => whole.subarray(0, whole.length >> 1)],
  ["all but a byte", (whole) => whole.subarray(0, -1)],
  ["a byte more", (whole) => Buffer.concat([whole, Buffer.from("}")])],
  ["zeros at the end", (whole) => Buffer.concat([whole.subarray(0, -9), Buffer.alloc(9)])],
  ["one letter changed", (whole) => Buffer.concat([whole.subarray(0, -3), Buffer.from('x"}')])],
  ["null", () => "null"],
  ["an empty object", () => "{}"],
  ["another shape", () => '{"digest":"0123456789ab","content":[1]}'],
  ["the shape of an older version", () => '[["a",1]]'],
];

describe.each(DAMAGES)("a damaged cached file (%s)", (_, damage) => {
  const VALUE = { segments: ["<p>Words é</p>"] };
  const tear = (folder: string, name: string): void => {
    writeFileSync(join(folder, name), damage(readFileSync(join(folder, name))));
  };

  test("counts as missing, is reported, and is created again", () => {
    const folder = newFolder();
    keepCached(folder, "bodies/a.json", VALUE);
    expect(readCached(folder, "bodies/a.json")).toEqual(VALUE);
    tear(folder, "bodies/a.json");
    expect(isCached(folder, "bodies/a.json")).toBe(false);
    expect(findCached(folder, "bodies/a.json")).toBeUndefined();
    expect(() => readCached(folder, "bodies/a.json")).toThrow(join(folder, "bodies/a.json"));
    writeCached(folder, "bodies/a.json", () => VALUE);
    expect(readCached(folder, "bodies/a.json")).toEqual(VALUE);
  });

  test("isn't a list of second names or of written files", () => {
    const root = newFolder({ "public/a/index.html": "a".repeat(999) });
    const cache = cacheFolderOf(root);
    const folder = join(root, "public");
    const build = () => {
      linkPages(folder, listPublic(folder), cache);
      writePublicFiles(folder, join(cache, "written.json"), new Map([["/a.md", "twin"]]));
    };
    build();
    for (const name of ["page-files.json", "written.json"]) tear(cache, name);
    build();
    expect(readFileSync(join(folder, "a.md"), "utf8")).toBe("twin");
    expect(statSync(join(folder, "a.html")).ino).toBe(statSync(join(folder, "a/index.html")).ino);
  });
});

test("a folder at the path of a cached file counts as missing", () => {
  const folder = newFolder({ "a.json/b": "" });
  expect(isCached(folder, "a.json")).toBe(false);
  expect(() => readCached(folder, "a.json")).toThrow("a.json is missing or damaged");
});

test("torn bodies and a torn index are compiled again, with the same result", async () => {
  const root = newFolder({ "content/docs/a.md": doc(), "content/docs/b.md": doc({}, "More.") });
  for (const name of ["src", "node_modules", "package.json"])
    symlinkSync(join(process.cwd(), name), join(root, name));
  const compile = async () => (await createCompiler(root)).compile(listDocs(root));
  const first = await compile();
  expect((await compile()).compiled).toBe(0);
  const folder = cacheFolderOf(root);
  const [body = ""] = readdirSync(join(folder, "bodies"));
  writeFileSync(join(folder, "bodies", body), '{"segments":[');
  const again = await compile();
  expect([again.compiled, again.bodies]).toEqual([1, first.bodies]);
  expect(isCached(folder, `bodies/${body}`)).toBe(true);
  const index = readdirSync(folder).find((name) => name.startsWith("index-")) ?? "";
  writeFileSync(join(folder, index), readFileSync(join(folder, index)).subarray(0, 500));
  const third = await compile();
  expect([third.compiled, third.bodies]).toEqual([2, first.bodies]);
}, 120_000);

test("a torn card is drawn again, and its page gets the complete one", async () => {
  const root = newFolder();
  symlinkSync(resolve("node_modules"), join(root, "node_modules")); // The font is in a package.
  const damages: readonly ((whole: Buffer) => Buffer)[] = [
    (whole) => whole.subarray(0, 40),
    (whole) => whole.subarray(0, -1),
    (whole) => Buffer.from(whole).fill((whole[1000] ?? 0) ^ 255, 1000, 1001),
    () => Buffer.alloc(0),
  ];
  const pages = damages.map((_, at) => ({ path: `/${at}`, title: `Page ${at}`, area: "Build" }));
  const publish = () => {
    writePublicFiles(join(root, "public"), join(root, "list.json"), listCards(root, pages));
  };
  expect(await drawMissingCards(root, pages)).toBe(pages.length);
  publish();
  const files = pages.map(
    ({ path }) => listCards(root, pages).get(`/cards${path}.png`)?.cached ?? "",
  );
  const whole = files.map((file) => readFileSync(file));
  damages.forEach((damage, at) => {
    writeFileSync(files[at]!, damage(whole[at]!));
  });
  expect(await drawMissingCards(root, pages)).toBe(pages.length);
  publish();
  pages.forEach(({ path }, at) => {
    expect(readFileSync(join(root, `public/cards${path}.png`)).equals(whole[at]!)).toBe(true);
  });
  expect(await drawMissingCards(root, pages)).toBe(0);
}, 60_000);
