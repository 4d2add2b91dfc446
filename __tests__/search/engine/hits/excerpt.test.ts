import {
  MARK_END,
  MARK_START,
  createFindTerm,
  findMatches,
  markMatches,
  toExcerpt,
} from "../../../../src/search/engine/hits/excerpt";

const findTerm = createFindTerm([["gas"], ["fee", "fees"]]);
const findExcerpt = (text: string) => toExcerpt(text, findMatches(text, findTerm));
const SENTENCE = "A block holds what its proposer took from the pool. ";

/** Replaces the marks with characters that are readable in this file. */
const show = ({ marked, terms }: { marked: string; terms: number }) => ({
  marked: marked.replaceAll(MARK_START, "<").replaceAll(MARK_END, ">"),
  terms,
});

test.each([
  { text: "Gas fees", marked: "<Gas> <fees>", terms: 2 },
  { text: "maxFeePerGas and gas", marked: "<maxFeePerGas> and <gas>", terms: 2 },
  { text: "Nothing of it", marked: "Nothing of it", terms: 0 },
])('in "$text" every match is marked', ({ text, marked, terms }) => {
  expect(show(markMatches(text, findTerm))).toEqual({ marked, terms });
});

describe("an excerpt", () => {
  test("is the passage with the most matches, not the first with any", () => {
    const { marked, terms } = show(
      findExcerpt(`Gas. ${SENTENCE.repeat(8)}The fee is paid for gas. ${SENTENCE}`),
    );
    expect(terms).toBe(2);
    expect(marked).toMatch(/^….*The <fee> is paid for <gas>\. A block/);
  });

  test("shows more of the text before a match at the end", () => {
    const { marked } = show(findExcerpt(`${SENTENCE.repeat(8)}It has no funds for gas.`));
    expect(marked).toMatch(/^…/);
    expect(marked).toMatch(/It has no funds for <gas>\.$/);
    expect(marked.length).toBeGreaterThan(130);
  });

  test("is the beginning of the text if nothing matches", () => {
    const { marked, terms } = show(findExcerpt(SENTENCE.repeat(8)));
    expect(terms).toBe(0);
    expect(marked).toMatch(/^A block holds/);
    expect(marked).toMatch(/…$/);
  });

  test("of a short text is the whole text", () => {
    expect(show(findExcerpt("Pay the fee."))).toEqual({
      marked: "Pay the <fee>.",
      terms: 1,
    });
  });
});
