import { readProse } from "../../../src/docs/prose/read-prose";
import { checkRepeats, findRepeats, listSentences } from "../../../src/docs/prose/repeats";
import { formatFaults } from "../../../src/faults/format-faults";

const LONG =
  "A validator that misses many blocks in a row loses a part of what it has locked for its place.";
const ALIKE =
  "A validator that misses many blocks in a row loses a part of what it has locked for the place.";

const find = (pages: Readonly<Record<string, string>>) =>
  findRepeats(
    Object.entries(pages).flatMap(([file, text]) =>
      listSentences({ file, blocks: readProse(file, text) }),
    ),
  );

test("a long sentence on two pages is found at both, with its position", () => {
  const found = find({ "a.md": `Short one. ${LONG}`, "b.md": `## X\n\nWords.\n\n- ${LONG}\n` });
  expect(found.sentences).toBe(2);
  expect(found.repeats.map(({ sentence: { file, line, column } }) => [file, line, column])).toEqual(
    [
      ["a.md", 1, 12],
      ["b.md", 5, 3],
    ],
  );
});

test("a different word or two, or other formatting and code, don't make a different sentence", () => {
  expect(find({ "a.md": LONG, "b.md": ALIKE }).repeats).toHaveLength(2);
  expect(
    find({ "a.md": LONG, "b.md": LONG.replace("validator", "**Validator**") }).repeats,
  ).toHaveLength(2);
});

test.each([
  { name: "twice on one page", pages: { "a.md": `${LONG}\n\n${LONG}` } },
  {
    name: "of twelve words",
    pages: {
      "a.md": "One two three four five six seven eight nine ten eleven twelve.",
      "b.md": "One two three four five six seven eight nine ten eleven twelve.",
    },
  },
  {
    name: "with the same subject only",
    pages: {
      "a.md": LONG,
      "b.md":
        "A validator that signs every block of a day is paid in full for the day, whatever it has locked.",
    },
  },
  { name: "in code", pages: { "a.md": `\`\`\`text\n${LONG}\n\`\`\``, "b.md": LONG } },
] satisfies { name: string; pages: Readonly<Record<string, string>> }[])(
  "sentences $name aren't a repeat",
  ({ pages }) => {
    expect(find(pages as Readonly<Record<string, string>>).repeats).toEqual([]);
  },
);

/** Creates this many sentences, each different from the others. */
const others = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `Sentence ${at} has its ${at} own ${at} words ${at} that no ${at} other one ${at} could ${at} ever have.`,
  ).join("\n\n");

test("at most three in a hundred may be on two pages", () => {
  const pages = (count: number) => find({ "a.md": LONG, "b.md": LONG, "c.md": others(count) });
  expect(checkRepeats(pages(65))).toEqual([]);
  expect(formatFaults(checkRepeats(pages(60)))).toMatchInlineSnapshot(`
    "a.md:1:1 This sentence is also in b.md:1: "A validator that misses many blocks in a row loses a part of what it h…"
        Keep one of the two and link to it, rewrite this one for this page's readers, or move the sentence to a fragment that both pages include. [prose/repeated]
    b.md:1:1 This sentence is also in a.md:1: "A validator that misses many blocks in a row loses a part of what it h…"
        Keep one of the two and link to it, rewrite this one for this page's readers, or move the sentence to a fragment that both pages include. [prose/repeated]
    2 faults in 2 files"
  `);
});
