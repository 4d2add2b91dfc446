import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { writeRedirects } from "../../src/pipeline/public/write-redirects";
import {
  linkOutput,
  removeOutput,
  removeUnfinished,
  writeOutput,
} from "../../src/pipeline/store/output-files";
import { temporaryFolders } from "../support/folder";

const newFolder = temporaryFolders();

/** Creates a public folder next to files that no build may touch, with links to those files inside it. */
function hostileFolder() {
  const outer = newFolder({ "site/kept/a.txt": "kept", "site/public/page/index.html": "page" });
  const root = join(outer, "site");
  const folder = join(root, "public");
  symlinkSync(join(root, "kept"), join(folder, "out"));
  symlinkSync("../kept", join(folder, "page/up"));
  symlinkSync("/", join(folder, "all"));
  symlinkSync(join(root, "nowhere"), join(folder, "dangling"));
  symlinkSync(join(root, "kept/a.txt"), join(folder, "a.txt"));
  const before = (): unknown => [
    readdirSync(outer),
    readdirSync(root),
    readdirSync(join(root, "kept")),
  ];
  return { root, folder, before };
}

const OUTSIDE = [
  "../x.html",
  "/../../x.html",
  "a/../../x.html",
  "a/..",
  "..",
  "",
  "/",
  ".",
  "./",
  "..\\x.html",
  "a\0.html",
  "out/x.html",
  "out/a.txt",
  "out/deep/er/x.html",
  "page/up/x.html",
  "all/tmp/x.html",
  "dangling/x.html",
];

describe.each(OUTSIDE)("a target %j", (name) => {
  test("isn't written", () => {
    const { root, folder, before } = hostileFolder();
    const there = before();
    expect(() => {
      writeOutput(folder, name, "x");
    }).toThrow(
      /isn't the name of a file below|could not be written: (?:a symbolic link leads out|E\w+)/,
    );
    expect(before()).toEqual(there);
    expect(readFileSync(join(root, "kept/a.txt"), "utf8")).toBe("kept");
  });

  test("isn't linked, and isn't removed", () => {
    const { root, folder, before } = hostileFolder();
    const there = before();
    expect(() => {
      linkOutput(folder, name, join(folder, "page/index.html"));
    }).toThrow();
    try {
      removeOutput(folder, name);
    } catch (error) {
      expect(String(error)).toMatch(/isn't the name of a file below|could not be removed/);
    }
    expect(before()).toEqual(there);
    expect(readFileSync(join(root, "kept/a.txt"), "utf8")).toBe("kept");
  });
});

test("a name that is itself a symlink becomes a file; its target doesn't change", () => {
  const { root, folder } = hostileFolder();
  writeOutput(folder, "a.txt", "new");
  expect(readFileSync(join(folder, "a.txt"), "utf8")).toBe("new");
  expect(readFileSync(join(root, "kept/a.txt"), "utf8")).toBe("kept");
  removeOutput(folder, "out");
  expect(readFileSync(join(root, "kept/a.txt"), "utf8")).toBe("kept");
});

test("the folder may be a symlink: its real path counts", () => {
  const root = newFolder({ "disk/a": "" });
  symlinkSync(join(root, "disk"), join(root, "public"));
  writeOutput(join(root, "public"), "b/c.html", "c");
  expect(readFileSync(join(root, "disk/b/c.html"), "utf8")).toBe("c");
});

test("if a file can't be written, the old one stays, nothing is half-written, and the error names the file", () => {
  const folder = newFolder({ "a/b": "file", "c/d": "" });
  for (const name of ["a/b/c.html", "c"])
    expect(() => {
      writeOutput(folder, name, "x");
    }).toThrow(`${join(folder, name)} could not be written: `);
  expect(() => {
    writeOutput(folder, `${"n".repeat(300)}.html`, "x");
  }).toThrow(/could not be written: .*ENAMETOOLONG/);
  expect(readFileSync(join(folder, "a/b"), "utf8")).toBe("file");
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["a", "a/b", "c", "c/d"]);
});

test("another name of a file keeps the old content", () => {
  const folder = newFolder({ "a.html": "old" });
  linkOutput(folder, "b.html", join(folder, "a.html"));
  expect(statSync(join(folder, "b.html")).ino).toBe(statSync(join(folder, "a.html")).ino);
  linkOutput(folder, "b.html", join(folder, "a.html"));
  writeOutput(folder, "a.html", "new");
  expect(readFileSync(join(folder, "b.html"), "utf8")).toBe("old");
  expect(readdirSync(folder).sort()).toEqual(["a.html", "b.html"]);
});

test("half-written files of a killed build are removed; a running build's files and all others stay", () => {
  const folder = newFolder({
    "a/.unfinished-999999999-0a": "dead",
    [`.unfinished-${process.pid}-0b`]: "ours, of before",
    [`.unfinished-${process.ppid}-0c`]: "another's",
    ".unfinished-note": "a writer's",
  });
  removeUnfinished(folder);
  removeUnfinished(join(folder, "nowhere"));
  const running = [`.unfinished-${process.ppid}-0c`, ".unfinished-note", "a"];
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(running.sort());
});

const OLD_PATHS = ["/../../x", "/out/x", "/all/tmp/x", "/page/up/x", "/a\\..\\..\\x", "/a\0b"];

test.each(OLD_PATHS)("a redirect from %j writes nothing outside", (from) => {
  const { folder, before } = hostileFolder();
  const there = before();
  expect(() => {
    writeRedirects(folder, [{ from, to: "/page" }]);
  }).toThrow();
  expect(before()).toEqual(there);
});

test.each(["/../kept /x 301", "/out /x 301", "%E0%A4 /x 301", "/all/../../kept /x 301", "\0"])(
  "a list of old redirects with %j removes nothing",
  (rule) => {
    const { root, folder } = hostileFolder();
    mkdirSync(join(root, "kept/sub"));
    writeFileSync(join(root, "kept/index.html"), "data-to=location.replace");
    writeFileSync(join(folder, "_redirects"), `${rule}\n`);
    try {
      writeRedirects(folder, []);
    } catch (error) {
      expect(String(error)).toContain("a symbolic link leads out");
    }
    expect(existsSync(join(root, "kept/index.html"))).toBe(true);
  },
);
