import { listSentences } from "../../../src/docs/prose/repeats";

const LONG =
  "A validator that signs every block keeps its score high, so its group and its voters get their whole reward each day.";
const positionOf = (offset: number) => ({ file: "a.md", line: 1, column: offset + 1 });
type Blocks = Parameters<typeof listSentences>[0]["blocks"];

test("long sentences are split, without the space between them, each with its position", () => {
  const blocks = [
    { kind: "paragraph", text: `${LONG} ${LONG} Short.`, positionOf },
    { kind: "heading", text: LONG, positionOf },
  ] as unknown as Blocks;
  const found = listSentences({ blocks } as Parameters<typeof listSentences>[0]);
  expect(found.map(({ text, column }) => [text, column])).toEqual([
    [LONG, 1],
    [LONG, LONG.length + 2],
  ]);
});
