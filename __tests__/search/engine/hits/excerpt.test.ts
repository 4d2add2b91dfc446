import {
  createFindTerm,
  findMatches,
  markMatches,
  toExcerpt,
} from "../../../../src/search/engine/hits/excerpt";
import type { TextPiece } from "../../../../src/search/engine/hits/hit";

const findTerm = createFindTerm([["gas"], ["fee", "fees"]]);
const findExcerpt = (text: string) => toExcerpt(text, findMatches(text, findTerm));
const SENTENCE = "A block holds what its proposer took from the pool. ";

/** Encloses matches in characters that are readable in this file. */
const toMarked = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `<${text}>` : text)).join("");
const show = ({ pieces, terms }: { pieces: readonly TextPiece[]; terms: number }) => ({
  marked: toMarked(pieces),
  terms,
});

test.each([
  { text: "Gas fees", marked: "<Gas> <fees>" },
  { text: "maxFeePerGas and gas", marked: "<maxFeePerGas> and <gas>" },
  { text: "Nothing of it", marked: "Nothing of it" },
])('in "$text" every match is marked', ({ text, marked }) => {
  expect(toMarked(markMatches(text, findTerm))).toBe(marked);
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
