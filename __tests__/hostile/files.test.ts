import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatFaults } from "../../src/faults/format-faults";
import { compileDoc } from "../../src/markdown/compile-doc";
import { formulaToMathml } from "../../src/markdown/render/html/formula";
import { checkContentFiles, openContent } from "../../src/pipeline/content/content-files";
import { loadShowcase } from "../../src/pipeline/content/load-showcase";
import { listDocs } from "../../src/pipeline/site/load-site";
import { MDX_DOCS } from "../../src/site/content";
import { drawDiagram, print } from "../support/compile";
import { doc } from "../support/doc";
import { temporaryFolders } from "../support/folder";
import { runInTime } from "../support/hostile/cpu-time";

const newFolder = temporaryFolders();
const SECRET = "SEARCH_ADMIN_KEY=hunter2";
const SVG = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>';
/** One byte more than a text may have. */
const HUGE = "a".repeat(200_001);

/** Creates a repository with secrets next to its content, and links to these secrets inside the content. */
function hostileSite(): string {
  const outside = newFolder({ "secret.md": SECRET, "secret.svg": SVG, "docs/stolen.md": doc() });
  const root = newFolder({
    ".git/config": SECRET,
    ".env": SECRET,
    "package.json": SECRET,
    "secret.md": SECRET,
    "secret.svg": SVG,
    "content-private/key.md": SECRET,
    "node_modules/.cache/cli/commands.json": SECRET,
    "static/logo.svg": SVG,
    "static/.hidden/logo.svg": SVG,
    "content/data/key.yaml": "a: b\n",
    "content/fragments/good.md": "Good.\n",
    "content/fragments/huge.md": HUGE,
    "content/.hidden/key.md": SECRET,
    "content/docs/huge.svg": HUGE,
    "content/docs/.env": SECRET,
    "content/docs/good.sol": "contract Good {}\n",
    "content/docs/good.svg": SVG,
    "content/docs/folder/inner.md": "Inner.\n",
    "content/docs/folder.png/inner.md": "Inner.\n",
  });
  const docs = join(root, "content/docs");
  writeFileSync(join(docs, "bytes.txt"), Buffer.from([0xff, 0xfe, 0x00, 0x41]));
  writeFileSync(join(docs, "zeros.txt"), Buffer.from("a\0b"));
  execFileSync("mkfifo", [join(docs, "pipe.txt")]);
  symlinkSync("/proc/self/environ", join(docs, "environ.txt"));
  symlinkSync("/proc/self", join(docs, "self"));
  symlinkSync("/dev/zero", join(docs, "zero.txt"));
  symlinkSync(join(root, ".git/config"), join(docs, "config.txt"));
  symlinkSync("../../.git", join(docs, "git"));
  symlinkSync("config.txt", join(docs, "twice.txt"));
  symlinkSync(join(outside, "secret.md"), join(docs, "secret.md"));
  symlinkSync(join(outside, "secret.svg"), join(docs, "secret.svg"));
  symlinkSync(join(outside, "secret.svg"), join(docs, "secret.png"));
  symlinkSync(join(outside, "docs"), join(docs, "more"));
  symlinkSync("loop.md", join(docs, "loop.md"));
  symlinkSync("nowhere.md", join(docs, "dangling.md"));
  symlinkSync("../.hidden/key.md", join(docs, "unhidden.md"));
  symlinkSync("good.sol", join(docs, "same.sol"));
  symlinkSync(join(outside, "secret.svg"), join(root, "static/leak.svg"));
  return root;
}

const PAGE = "content/docs/page.md";
let root: string;
beforeAll(() => {
  root = hostileSite();
});

function compileHere(text: string) {
  const environment = { ...openContent(root), formula: formulaToMathml, diagram: drawDiagram };
  const { doc: compiled, body } = compileDoc(PAGE, text, environment);
  const page = JSON.stringify([print(body.segments), body]);
  return { page, faults: formatFaults(compiled.faults) };
}

const code = (file: string): string => doc({}, `\`\`\`text file="${file}"\n\`\`\``);
const include = (file: string): string => doc({}, `<Include src="${file}" />`);
const picture = (file: string): string => doc({}, `![A picture](${file})`);
const figure = (file: string): string =>
  doc({}, `<Figure src="${file}" alt="A picture" caption="A caption." />`);
const card = (file: string): string => doc({ image: JSON.stringify(file) });

const OUT = /\[(?:file\/refused|code\/file|include\/missing|image\/missing|image\/foreign)\]/;

describe("a file referenced in content that is outside the allowed folders", () => {
  const texts = [
    "../../.git/config",
    "../../../.git/config",
    "fragments/../../../proc/self/environ",
    "fragments/../../.git/config",
    "fragments/../../package.json",
    "../content-private/key.md",
    "./../../package.json",
    "./.env",
    ".hidden/key.md",
    "docs/.env",
    "/etc/passwd",
    "file:///etc/passwd",
    "../../node_modules/.cache/cli/commands.json",
    "./environ.txt",
    "./self/environ",
    "./zero.txt",
    "./config.txt",
    "./git/config",
    "./twice.txt",
    "./secret.md",
    "./more/stolen.md",
    "./loop.md",
    "./dangling.md",
    "./unhidden.md",
    "./pipe.txt",
    "./folder",
    "./folder/",
    ".",
    "..",
    "./bytes.txt",
    "./zeros.txt",
    "fragments/huge.md",
    "..\\\\..\\\\.git\\\\config",
    "fragments/..%2f..%2f.git/config",
    "./\u202Egood.sol",
    `./${"a".repeat(5000)}`,
    `./${"x/../".repeat(2000)}../../.git/config`,
  ];
  const pictures = [
    "../../secret.svg",
    "../../../secret.svg",
    "./secret.svg",
    "./secret.png",
    "./huge.svg",
    "./folder.png",
    "../data/key.yaml",
    "/../secret.svg",
    "/../content/docs/good.svg",
    "/.hidden/logo.svg",
    "/leak.svg",
    "../../static/logo.svg",
    "//evil.example/a.svg",
    "file:///etc/passwd",
    "https://evil.example/a.png",
  ];
  const rows = [
    ...texts.flatMap((file) => [
      { name: `code ${file.slice(0, 60)}`, text: code(file) },
      { name: `Include ${file.slice(0, 60)}`, text: include(file) },
    ]),
    ...pictures.flatMap((file) => [
      { name: `image ${file}`, text: picture(file) },
      { name: `Figure ${file}`, text: figure(file) },
      ...(file.includes(":") ? [] : [{ name: `frontmatter ${file}`, text: card(file) }]),
    ]),
  ];

  test.each(rows)("$name is refused at its line", ({ text }) => {
    const result = runInTime(() => compileHere(text));
    expect(result.faults).toMatch(OUT);
    expect(result.faults).toMatch(/^content\/docs\/page\.md:\d+:\d+ /);
    expect(result.page).not.toContain("hunter2");
  });

  test("allowed files are still read, even through a symlink that stays inside", () => {
    const body = [
      '```solidity file="./good.sol"\n```',
      '```solidity file="docs/good.sol"\n```',
      '```solidity file="./same.sol"\n```',
      '<Include src="fragments/good.md" />',
      "![A picture](./good.svg)",
      "![A picture](/logo.svg)",
    ].join("\n\n");
    const { page, faults } = compileHere(doc({ image: "./good.svg" }, body));
    expect(faults).toBe("");
    expect(page).toContain("contract Good");
  });
});

describe("files that a build finds below content/", () => {
  test("each symlink that leads out, each device and each huge file is a fault; hidden files are ignored", () => {
    const faults = checkContentFiles(root);
    expect(new Set(faults.map(({ rule, line, column }) => `${rule} ${line}:${column}`))).toEqual(
      new Set(["file/refused 1:1"]),
    );
    const names = [
      ...["config.txt", "dangling.md", "environ.txt", "git", "huge.svg", "loop.md", "more"],
      ...["pipe.txt", "secret.md", "secret.png", "secret.svg", "self", "twice.txt", "unhidden.md"],
      "zero.txt",
    ];
    expect(faults.map(({ file }) => file).sort()).toEqual([
      ...names.map((name) => `content/docs/${name}`),
      "content/fragments/huge.md",
      "static/leak.svg", // Gatsby would publish its target.
    ]);
  });

  test("a doc behind a symlink that leads out isn't a page, and neither is one in a hidden folder", () => {
    expect(listDocs(root).map(({ file }) => file)).toEqual([
      "content/docs/folder.png/inner.md",
      "content/docs/folder/inner.md",
    ]);
  });

  const DATA = [
    "content/sidebars.yaml",
    "content/redirects.yaml",
    "content/tags.yaml",
    "content/cli-packages.yaml",
    "content/data/networks.yaml",
    "content/data/glossary/epoch.yaml",
    "content/showcase/tags.yaml",
    "content/showcase/sites/a.yaml",
    "content/showcase/images/a.svg",
    "content/versions/1.0/docs/a.md",
  ];

  test.each(DATA)("%s isn't read if it is a symlink, which is reported", (file) => {
    const site = newFolder({ "secret.yaml": `- ${SECRET}\n`, [`${file}.other`]: "" });
    symlinkSync(join(site, "secret.yaml"), join(site, file));
    const content = openContent(site);
    expect(content.readText(file)).toBeUndefined();
    expect(content.listFiles("content")).toEqual([`${file}.other`]);
    expect(formatFaults(checkContentFiles(site))).toContain(
      `${file}:1:1 The file ${file} is a symbolic link`,
    );
    expect(JSON.stringify(loadShowcase(site))).not.toContain("hunter2");
  });

  test.each(["content", "content/data", "content/docs", "static"])(
    "%s that is itself a symlink",
    (folder) => {
      const site = newFolder({
        "elsewhere/a.md": doc(),
        "elsewhere/docs/a.md": doc(),
        "content/b": "",
      });
      rmSync(join(site, folder), { recursive: true, force: true });
      mkdirSync(join(site, folder, ".."), { recursive: true });
      symlinkSync(join(site, "elsewhere"), join(site, folder));
      expect(listDocs(site)).toEqual([]);
      expect(openContent(site).readText(`${folder}/a.md`)).toBeUndefined();
      expect(checkContentFiles(site).map(({ file }) => file)).toEqual([folder]);
    },
  );

  test("code is refused unless a maintainer has listed it, and never becomes a page", () => {
    const text = "---\ntitle: A\n---\n\n<A b={process.version} />\n";
    const unlisted = [
      "content/docs/a.mdx",
      "content/docs/folder/index.mdx",
      "content/versions/1.0/docs/a.mdx",
      "content/fragments/_a.mdx",
    ];
    const scripts = ["static/_worker.js", "static/.hidden/a.mjs", "static/page.html"];
    const site = newFolder(
      Object.fromEntries([...MDX_DOCS, ...unlisted, ...scripts].map((file) => [file, text])),
    );
    expect(listDocs(site).map(({ file }) => file)).toEqual(MDX_DOCS);
    const faults = checkContentFiles(site);
    expect(faults.map(({ file }) => file).sort()).toEqual([...unlisted, ...scripts].sort());
    expect(formatFaults(faults)).toContain(
      "content/docs/a.mdx:1:1 The file content/docs/a.mdx could run code in the build, and isn't in MDX_DOCS (src/site/content.ts).",
    );
  });

  test("every listed .mdx doc exists, so none of the names is free for another file", () => {
    expect(MDX_DOCS.filter((file) => !existsSync(file))).toEqual([]);
  });

  test("a folder listed in the settings is allowed, its neighbors aren't", () => {
    const content = openContent(newFolder({ "samples/a.sol": "a", "samples-private/a.sol": "b" }), [
      "samples",
    ]);
    expect(content.readText("samples/a.sol")).toBe("a");
    expect(content.readText("samples-private/a.sol")).toBeUndefined();
    expect(content.whyRefused("samples-private/a.sol", "text")).toBe("outside");
  });
});
