import type { DocBody } from "../../src/base/compiled-doc";
import { compileBatches } from "../../src/pipeline/compile/compile-batches";
import { bundleWorker } from "../../src/pipeline/jobs/bundle-worker";
import { startThreads } from "../../src/pipeline/jobs/threads";
import { compiledBodyFile, readCached } from "../../src/pipeline/store/cache-files";
import { print } from "../support/compile";
import { doc } from "../support/doc";
import { temporaryFolders } from "../support/folder";
import { findHarm } from "../support/harmless";
import { isNightly, isPicked } from "../support/nightly";

const folder = temporaryFolders();
const r = (text: string, times: number): string => text.repeat(times);
const each = (times: number, write: (at: number) => string, between = "\n"): string =>
  Array.from({ length: times }, (_, at) => write(at)).join(between);

/** Documents that take the parser or the renderer seconds or minutes, or more memory than a thread has. */
const SLOW: readonly (readonly [name: string, text: string, files?: Record<string, string>])[] = [
  ["lists in lists by indentation", each(280, (at) => `${r("  ", at)}- a`)],
  ["lists in lists on one line", `${r("- ", 3000)}a`],
  ["numbered lists in lists", `${r("1. ", 3000)}a`],
  ["loose lists in lists", each(150, (at) => `${r("   ", at)}1. a`, "\n\n")],
  ["quotes in quotes", `${r(">", 10_000)}a`],
  ["quotes in quotes, with spaces", `${r("> ", 10_000)}a`],
  ["quotes and lists in turn", `${r("> - ", 3000)}a`],
  ["emphasis in emphasis", r("*a _b ", 2000) + r("b_ a*", 2000)],
  ["strong in strong", `${r("*", 4000)}a${r("*", 4000)}`],
  ["emphasis without an end or a start", r("a**b", 2000) + r("c* ", 2000)],
  ["underscores next to at signs", r("_@", 9000)],
  ["many small emphases", r("*a* ", 9000)],
  ["pictures in pictures", `${r("![", 3000)}a${r("](x)", 3000)}`],
  ["references to nothing", r("[a][", 9000)],
  ["elements in a sentence", `${r("<kbd>", 3000)}a${r("</kbd>", 3000)}`],
  ["admonitions in admonitions", `${each(200, (at) => `${r(":", 203 - at)}note`)}\na`],
  ["admonitions without end", r(":::note\n", 4000)],
  [
    "footnotes",
    `${each(900, (at) => `a[^${at}]`, " ")}\n\n${each(900, (at) => `[^${at}]: x`, "\n\n")}`,
  ],
  ["tables of data", r("<NetworkTable />\n\n", 2000)],
  ["terms", r('<Term id="epoch">a</Term> ', 1400)],
  ["too many underlined headings", r("a\n=\n", 20_000)],
  ["underlines", r("a\n-\n", 20_000)],
  ["items, too many", r("- a\n", 30_000)],
  ["titles that never end", r('[a](/b "', 9000)],
  [
    "a table whose short rows get many cells",
    `|${r("a|", 150)}\n|${r("-|", 150)}\n${r("|b\n", 3000)}`,
  ],
  [
    "a fragment of quotes",
    '<Include src="./_a.md" />',
    { "content/docs/_a.md": `${r(">", 9000)}a` },
  ],
  [
    "fragments that double ten times",
    '<Include src="./_0.md" />',
    Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `content/docs/_${at}.md`,
        at === 19 ? "Words." : r(`<Include src="./_${at + 1}.md" />\n\n`, 2),
      ]),
    ),
  ],
  [
    "a small region of a large file, often",
    r('```js file="./large.js" region="a"\n```\n\n', 1300),
    {
      "content/docs/large.js": `// #region a\nx;\n// #endregion a\n${r("// Words.\n", 20_000)}`,
    },
  ],
  [
    "a drawing in each of many fragments",
    r('<Include src="./_a.md" />\n\n', 10),
    {
      "content/docs/_a.md": r("![A](./a.svg)\n\n", 90),
      "content/docs/a.svg": `<svg viewBox="0 0 9 9">${r('<path d="M0 0h9"/>', 1000)}</svg>`,
    },
  ],
  [
    "a diagram of many arrows",
    `\`\`\`mermaid\nflowchart TD\naccTitle: A\n${each(60, (at) => `a${at}`, " & ")} --> ${each(60, (at) => `b${at}`, " & ")}\n\`\`\``,
  ],
];

let pool: ReturnType<typeof startThreads>;
beforeAll(async () => {
  const { file } = await bundleWorker(process.cwd(), "src/pipeline/compile/compile-worker.ts");
  pool = startThreads(file, 1);
});
afterAll(() => pool.destroy());

/** All of them together take a minute, so only the nightly run compiles all, and other runs a tenth. */
test.each(
  SLOW.filter(([name], at) => isNightly || at === 0 || isPicked(name, 10)).map(
    ([name, text, more = {}]) => ({ name, text, more }),
  ),
)(
  "$name: ends in a fault or a result, and the next page compiles",
  async ({ text, more }) => {
    const files = ["content/docs/page.md", "content/docs/next.md"];
    const root = folder({ ...more, [files[0]!]: doc({}, text), [files[1]!]: doc({}, "Words.") });
    const cacheFolder = folder();
    const compiled = await compileBatches({ root, cacheFolder, files, pool, seconds: 2 });
    expect(compiled.map(({ doc: { file } }) => file)).toEqual(files);
    expect(compiled[1]?.doc.faults).toEqual([]);
    const { doc: page, body } = compiled[0]!;
    const { segments } = readCached<DocBody>(cacheFolder, compiledBodyFile(body));
    expect(page.faults.length > 0 || findHarm(print(segments)).length === 0).toBe(true);
  },
  240_000,
);
