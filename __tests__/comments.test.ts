import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

/** Paths of all files that Git tracks or would add. */
const FILES = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
  .toString()
  .split("\0")
  .filter((file) => file !== "" && existsSync(file));

const CODE = FILES.filter(
  (file) =>
    /^(?:src|__tests__|plugins|bench|\.ci)\/|^[^/]+$/.test(file) &&
    /\.(?:[cm]?[jt]sx?|css)$/.test(file) &&
    !/^__tests__\/fixtures\/|gatsby-types/.test(file),
);

const STYLE_COMMENT = /\/\*[\s\S]*?\*\//g;

/** Lists the comments in a file. JavaScript needs a parser, since `/*` may be in a string or a regular expression. */
const listComments = (file: string, text: string): string[] =>
  file.endsWith(".css")
    ? (text.match(STYLE_COMMENT) ?? [])
    : parseSync(file, text).comments.map(({ start, end }) => text.slice(start, end));

const COMMENTS = CODE.flatMap((file) =>
  listComments(file, readFileSync(file, "utf8")).map((comment) => ({ file, comment })),
);

/** Matches the name of a code or content file in a comment, but not the end of a URL or of a longer name. */
const NAME =
  /(?<![\w:./*<>-])(?:[\w@-][\w.@-]*\/)*[\w@-][\w.-]*\.(?:[cm]?tsx?|mjs|cjs|css|mdx?|ya?ml)(?![\w-])/g;

/** Names that stand for any file, and files that only a build writes. */
const EXAMPLES = /^(?:x|a|b|c|index|skill|minipay\.d)\.\w+$|(?:^|\/)(?:x|y|a|page|index)\.mdx?$/;

const isThere = (name: string): boolean =>
  EXAMPLES.test(name) || FILES.some((file) => file === name || file.endsWith(`/${name}`));

test("comments are found, and file names in them", () => {
  expect(listComments("a.ts", 'const a = "/* b.ts */"; // c.ts\n/** d/e.ts */ f();')).toEqual([
    "// c.ts",
    "/** d/e.ts */",
  ]);
  expect("see d/e.ts, https://x.org/f.ts and *.ts".match(NAME)).toEqual(["d/e.ts"]);
  expect(COMMENTS.length).toBeGreaterThan(1000);
});

/** Folders whose doc comments begin with a verb or a noun. */
const CHECKED_FOLDERS = /^(?:src|bench|__tests__)\//;

/** Matches a block comment that begins with neither a verb nor a noun: "What a page shows.", "Whether it is open." */
const NOUN_CLAUSE = /^\/\*[\s*]*(?:What|Where|Whether|How|That)\b/;

test("doc comments begin with a verb or a noun", () => {
  expect("/** What a page shows. */").toMatch(NOUN_CLAUSE);
  expect("/**\n * Whether it is open.\n */").toMatch(NOUN_CLAUSE);
  expect("/** Shows what a page has. */").not.toMatch(NOUN_CLAUSE);
  const checked = COMMENTS.filter(({ file }) => CHECKED_FOLDERS.test(file));
  expect(checked.length).toBeGreaterThan(2000);
  expect(checked.filter(({ comment }) => NOUN_CLAUSE.test(comment))).toEqual([]);
});

/** A path below one of our folders, without an extension. */
const FOLDER =
  /(?<![\w:./*<>@-])(?:src|content|plugins|bench|__tests__)(?:\/[\w@-]+)+(?![\w./*<{$-])/g;

test("every folder named in a comment exists", () => {
  const missing = COMMENTS.flatMap(({ file, comment }) =>
    (comment.match(FOLDER) ?? [])
      .filter((name) => !existsSync(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every file named in a comment exists", () => {
  const missing = COMMENTS.flatMap(({ file, comment }) =>
    (comment.match(NAME) ?? []).filter((name) => !isThere(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

const DOCUMENTS = FILES.filter((file) => /^(?:docs\/|src\/|bench\/)?[^_]*\.md$/.test(file)).filter(
  (file) => !/^(?:content|__tests__|plugins)\//.test(file),
);

/** Files that exist only in a document's examples, and files that a build writes. */
const WORKED =
  /since|humans|heading-end|gatsby-types|^fragments\/ports\.md$|^src\/chat\.ts$|^(?:hosting\/)?mcp-(?:netlify|node)\.mjs$|^netlify\/functions\/mcp\.mjs$/;

test("every file named in a document exists", () => {
  expect(DOCUMENTS).toContain("ARCHITECTURE.md");
  const missing = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`([^`\n]+)`|\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .flatMap(([, code, link]) => code?.match(NAME) ?? link?.match(NAME) ?? [])
      .map((name) => name.replace(/^(?:\.\.?\/)+/, ""))
      .filter((name) => !isThere(name) && !WORKED.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Rows such as "| 3 | `compileDoc` | `src/markdown/compile-doc.ts` | … |". */
const STEP = /^\| \d+ \| (.+?) \| (.+?) \|/gm;
const inBackticks = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, inside = ""]) => inside);

test("every function of the flows in ARCHITECTURE.md is in the stated file", () => {
  const steps = [...readFileSync("ARCHITECTURE.md", "utf8").matchAll(STEP)];
  expect(steps.length).toBeGreaterThan(20);
  const missing = steps.flatMap(([, names = "", files = ""]) => {
    const texts = inBackticks(files).map((file) => readFileSync(file, "utf8"));
    return inBackticks(names).filter(
      (name) => !texts.some((text) => new RegExp(`(?:function|const) ${name}\\b`).test(text)),
    );
  });
  expect(missing).toEqual([]);
});

test("quotes are straight: no guillemets in code, content or documents", () => {
  const found = FILES.filter((file) => /\.(?:[cm]?[jt]sx?|css|mdx?|ya?ml|txt)$/.test(file)).filter(
    (file) => /[\u00ab\u00bb]/.test(readFileSync(file, "utf8")),
  );
  expect(found).toEqual([]);
});
