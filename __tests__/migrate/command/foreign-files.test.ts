import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { formatFaults } from "../../../src/faults/format-faults";
import { openForeign } from "../../../src/migrate/command/foreign-files";
import { migrateOnDisk } from "../../../src/migrate/command/migrate-pages";
import { planPictures } from "../../../src/migrate/command/plan-pictures";
import { readForeignSite } from "../../../src/migrate/command/read-foreign-site";
import { siteFolders } from "../../commands/site-folder";
import { doc } from "../../support/doc";
import { temporaryFolders } from "../../support/folder";

const newSite = siteFolders();
const newFolder = temporaryFolders();
const SECRET = "-----BEGIN OPENSSH PRIVATE KEY-----\nhunter2\n";
const SVG = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
const PNG = Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1");

/** A machine with a key, and the site of a stranger whose page shows these pictures. */
function strangersSite(
  pictures: readonly string[] = [],
  files: Readonly<Record<string, string>> = {},
) {
  const shown = pictures.map((src) => `![A picture](${src})`).join("\n\n");
  const machine = newFolder({
    ".ssh/id_ed25519": SECRET,
    "passport.svg": SVG,
    "old/package.json": "{}",
    "old/secret.txt": SECRET,
    "old/fake.png": SECRET,
    "old/.git/drawing.svg": SVG,
    "old/docs/page.md": doc({ title: "Page" }, `Words.\n\n${shown}`),
    "old/docs/folder.png/inner.md": "Inner.",
    "old/static/img/good.svg": `\uFEFF<?xml version="1.0"?>\n<!-- A -->\n${SVG}`,
    "old/website/static/img/better.svg": SVG,
    ...files,
  });
  const at = (file: string): string => join(machine, file);
  writeFileSync(at("old/docs/good.png"), PNG);
  symlinkSync(at("passport.svg"), at("old/docs/link.svg"));
  symlinkSync(at("passport.svg"), at("old/docs/linked.md"));
  execFileSync("mkfifo", [at("old/docs/pipe.png"), at("old/docs/pipe.md")]);
  writeFileSync(at("old/docs/large.png"), PNG);
  truncateSync(at("old/docs/large.png"), 10_000_001);
  return { at, from: at("old/docs") };
}

const plan = (from: string, address: string) => {
  const pictures = [{ from: address, to: "./images/a.png" }];
  return planPictures({ file: "page.md", to: "content/docs/page.md", pictures }, openForeign(from));
};

describe("a picture", () => {
  let site: ReturnType<typeof strangersSite>;
  beforeAll(() => {
    site = strangersSite();
  });

  test.each([
    ["../../.ssh/id_ed25519", /^is outside \//],
    ["../../passport.svg", /^is outside \//],
    ["%2e%2e/%2e%2e/.ssh/id_ed25519", /^is outside \//],
    ["/../../passport.svg", /^is outside \//],
    ["../../../../../../../../../../etc/passwd", /^is outside \//],
    ["./link.svg", /^is outside \//],
    ["../secret.txt", /^isn't a picture$/],
    ["../fake.png", /^isn't a picture$/],
    ["./page.md", /^isn't a picture$/],
    ["../.git/drawing.svg", /^is hidden/],
    [".", /^isn't a regular file$/],
    ["./folder.png", /^isn't a regular file$/],
    ["./pipe.png", /^isn't a regular file$/],
    ["./large.png", /^has more than 10000000 bytes$/],
  ])("%s isn't copied, and there is a reason", (address, reason) => {
    const { copied, refused } = plan(site.from, address);
    expect(copied).toEqual([]);
    expect(refused.map(({ refusal }) => refusal)).toEqual([expect.stringMatching(reason)]);
  });

  test.each([
    "/etc/passwd",
    "..%2f..%2f.ssh/id_ed25519",
    "./%E0%A4%A.png",
    "./gone.png",
    "./\0.png",
  ])("%s counts as missing", (address) => {
    expect(plan(site.from, address)).toEqual({ copied: [], refused: [] });
  });

  test.each([
    "./good.png",
    "good.png?raw=true",
    "/img/good.svg",
    "/img/better.svg",
    "../static/img/good.svg",
  ])("%s is copied", (address) => {
    expect(plan(site.from, address).copied).toHaveLength(1);
  });
});

test("a folder that belongs to no larger site is read alone", () => {
  const { at } = strangersSite();
  const [lonely, other] = [
    newFolder({ "docs/page.md": "Words.", "a.svg": SVG }),
    at("passport.svg"),
  ];
  expect(plan(join(lonely, "docs"), "../a.svg").refused).toHaveLength(1);
  expect(openForeign(lonely).read(other, "picture").refusal).toMatch(/^is outside/);
});

test("a home folder that is kept in Git isn't the root of a site in it", () => {
  const home = newFolder({ ".git/config": "", "passport.svg": SVG, "a/docs/page.md": "Words." });
  const [from, picture] = [join(home, "a/docs"), join(home, "passport.svg")];
  expect(openForeign(from, undefined, home).read(picture, "picture").refusal).toMatch(
    /^is outside/,
  );
  expect(openForeign(from, undefined, newFolder()).read(picture, "picture").bytes).toBeDefined();
});

test("pages that are links or pipes aren't pages, and one that is too large is left out", () => {
  const { from } = strangersSite([], { "old/docs/huge.md": "a".repeat(200_001) });
  const { files, leftOut } = readForeignSite(from, openForeign(from));
  expect(files.map(({ file }) => file)).toEqual(["folder.png/inner.md", "page.md"]);
  expect(leftOut).toEqual([{ file: "huge.md", reason: "it has more than 200000 bytes" }]);
});

const newRepository = (): string =>
  newSite({
    "content/sidebars.yaml": "docs:\n  - doc: build\n",
    "content/docs/build.md": doc({ title: "Build" }, "Words."),
  });
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test("pictures that weren't copied are listed with their page", async () => {
  const root = newRepository();
  const { from } = strangersSite(["../../.ssh/id_ed25519", "./%E0%A4%A.png", "./good.png"]);
  const outcome = await migrateOnDisk(root, { from, to: "/bridge" });
  if (!("done" in outcome)) throw new Error(outcome.refused);
  expect(listFiles(join(root, "content/docs/bridge"))).toEqual(["good.png", "inner.md", "page.md"]);
  expect(formatFaults(outcome.open)).toMatch(
    /^content\/docs\/bridge\/page\.md:1:1 The picture \.\.\/\.\.\/\.ssh\/id_ed25519 was left out: it is outside /m,
  );
});

test("if a file can't be written, none is", async () => {
  const root = newRepository();
  const { from, at } = strangersSite(["./good.png"], {
    "old/docs/SUMMARY.md": "- [Page](page.md)\n",
  });
  const folder = join(root, "content/docs/bridge");
  mkdirSync(folder);
  symlinkSync(at(".ssh"), join(folder, "images"));
  await expect(migrateOnDisk(root, { from, to: "/bridge" })).rejects.toThrow("symbolic link");
  expect(listFiles(folder)).toEqual([]);
  expect(readdirSync(at(".ssh"))).toEqual(["id_ed25519"]);
  expect(readFileSync(join(root, "content/sidebars.yaml"), "utf8")).not.toContain("bridge");
});
