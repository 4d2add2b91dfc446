import { listHtml } from "../../src/base/segments";
import { finishSegments } from "../../src/markdown/finish-segments";
import { BROKEN_FILES, readBroken } from "../support/broken";
import { NO_SITE, compile } from "../support/compile";
import { doc } from "../support/doc";
import { createRandom, mutate } from "../support/mutate";

/** A doc that uses every feature available in docs. */
const RICH = doc(
  { tags: ["a"] },
  "## A *heading* {#a}\n\nWords with `code`, [a link](./b.md), $x^2$, <kbd>Enter</kbd> and a note[^1].\n\n" +
    ":::note Title\n\n- [x] One\n- Two\n\n:::\n\n| a | b |\n| - | -: |\n| c | d |\n\n" +
    '```ts title="a.ts" {1}\nconst a = 1; // (1)\n```\n\n1. A note.\n\n' +
    '<Tabs>\n<TabItem value="x">\n\nOne.\n\n</TabItem>\n<TabItem value="y">\n\nTwo.\n\n</TabItem>\n</Tabs>\n\n' +
    '<CardGrid>\n<Card title="C" href="/c">\n\nText.\n\n</Card>\n</CardGrid>\n\n<PageRef path="/d" />\n\n' +
    '<details id="more">\n<summary>More</summary>\n\n<YouTube id="dQw4w9WgXcQ" title="T" />\n\n</details>\n\n' +
    "<Steps>\n\n1. First.\n2. Then.\n\n</Steps>\n\n{/* a comment */}\n\n[^1]: The note.",
);

const VOID = new Set(["br", "wbr", "hr", "input", "img"]);

/** Lists the names of tags that aren't closed, or are closed in the wrong place. */
function findUnbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, end, name = ""] of html.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)(?:\s[^\s=>"]+(?:="[^"]*")?)*\s*>/g,
  )) {
    if (VOID.has(name)) continue;
    if (end === "") open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

function check(mutated: string): void {
  // `compile` adds frontmatter to a text without one, which would move all positions.
  const text = mutated.startsWith("---") ? mutated : `---\n${mutated}`;
  const { doc: compiled, body } = compile(text);
  const lines = text.split(/\r\n?|\n/);
  for (const { line, column, problem, fix } of compiled.faults) {
    expect(lines[line - 1]).toBeDefined();
    expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
    expect(`${problem} ${fix}`).not.toMatch(/undefined|\[object|NaN/);
  }
  for (const html of listHtml(finishSegments(body.segments, NO_SITE))) {
    expect(findUnbalanced(html.replace(/<(math|svg)[\s\S]*?<\/\1>/g, ""))).toEqual([]);
  }
}

test("the doc that uses everything has no fault", () => {
  expect(compile(RICH).faults).toBe("");
});

test.each([1, 2, 3, 4])(
  "any text is compiled: nothing throws, every fault has a position, all HTML is well-formed (seed %d)",
  (seed) => {
    const random = createRandom(seed);
    const texts = [
      RICH,
      RICH,
      RICH,
      ...BROKEN_FILES.filter((name) => name.endsWith(".md")).map(readBroken),
    ];
    for (let round = 0; round < 60; round += 1) {
      check(mutate(texts[Math.floor(random() * texts.length)] ?? RICH, random));
    }
  },
  60_000,
);
