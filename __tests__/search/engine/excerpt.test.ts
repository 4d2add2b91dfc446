import {
  MARK_END,
  MARK_START,
  createFindWish,
  findExcerpt,
  markMatches,
} from "../../../src/search/engine/excerpt";

const findWish = createFindWish([["gas"], ["fee", "fees"]]);
const SENTENCE = "A block holds what its proposer took from the pool. ";

/** Marks as readers of this file can see them. */
const show = ({ marked, wishes }: { marked: string; wishes: number }) => ({
  marked: marked.replaceAll(MARK_START, "<").replaceAll(MARK_END, ">"),
  wishes,
});

test.each([
  { text: "Gas fees", marked: "<Gas> <fees>", wishes: 2 },
  { text: "maxFeePerGas and gas", marked: "<maxFeePerGas> and <gas>", wishes: 2 },
  { text: "Nothing of it", marked: "Nothing of it", wishes: 0 },
])('in "$text" every match is marked', ({ text, marked, wishes }) => {
  expect(show(markMatches(text, findWish))).toEqual({ marked, wishes });
});

describe("an excerpt", () => {
  test("is the stretch that answers most, not the first that answers anything", () => {
    const { marked, wishes } = show(
      findExcerpt(`Gas. ${SENTENCE.repeat(8)}The fee is paid for gas. ${SENTENCE}`, findWish),
    );
    expect(wishes).toBe(2);
    expect(marked).toMatch(/^….*The <fee> is paid for <gas>\. A block/);
  });

  test("shows more of what leads to a match that stands at the end", () => {
    const { marked } = show(findExcerpt(`${SENTENCE.repeat(8)}It has no funds for gas.`, findWish));
    expect(marked).toMatch(/^…/);
    expect(marked).toMatch(/It has no funds for <gas>\.$/);
    expect(marked.length).toBeGreaterThan(130);
  });

  test("is the beginning of a text without a match", () => {
    const { marked, wishes } = show(findExcerpt(SENTENCE.repeat(8), findWish));
    expect(wishes).toBe(0);
    expect(marked).toMatch(/^A block holds/);
    expect(marked).toMatch(/…$/);
  });

  test("of a short text is all of it", () => {
    expect(show(findExcerpt("Pay the fee.", findWish))).toEqual({
      marked: "Pay the <fee>.",
      wishes: 1,
    });
  });
});
