import { math } from "micromark-extension-math";
import type { Code, Construct, Extension, State, Tokenizer } from "micromark-util-types";

const DOLLAR = 36;
const BACKSLASH = 92;
/** Characters that TeX needs for everything except letters and digits: `\`, `^`, `_`. */
const TEX = new Set([BACKSLASH, 94, 95]);

const isSpace = (code: Code): boolean => code === null || code < 0 || code === 32;
const isDigit = (code: Code): boolean => code !== null && code >= 48 && code <= 57;
const isWord = (code: Code): boolean =>
  code !== null && /[\p{L}\p{N}]/u.test(String.fromCharCode(code));

/** Matches two words of a sentence. A formula without TeX doesn't contain them. */
const SENTENCE = /\p{L}{3}\s+\p{L}{2}/u;
/** Matches the characters after the first dollar sign in "5$, 10$". */
const BEHIND_PRICE = /^[\s,.;:)/–-]/u;

/**
 * Creates the syntax of formulas in a sentence. It follows Pandoc's rule (https://pandoc.org/MANUAL.html#math): no
 * space after the opening dollar sign or before the closing one, and no digit after the closing one, so "$5 a month,
 * and $10" are two prices. Text with TeX that breaks the rule is a formula with a mistake, which the renderer reports.
 * The exception is text in which both dollar signs start a price: `$5 for a_b or $10`.
 */
export function mathWithoutPrices(): Extension {
  const whole = math();
  const construct = [whole.text?.[DOLLAR] ?? []].flat()[0];
  if (!construct) throw new Error("micromark-extension-math no longer has a construct for $.");
  const formula: Construct = { tokenize: tokenizeFormula, partial: true };
  const tokenize: Tokenizer = function (effects, ok, nok) {
    return effects.check(formula, construct.tokenize.call(this, effects, ok, nok), nok);
  };
  return { ...whole, text: { [DOLLAR]: { ...construct, tokenize } } };
}

const tokenizeFormula: Tokenizer = function (effects, ok, nok) {
  const isBehindDigit = isDigit(this.previous);
  let dollars = 0;
  let closing = 0;
  let isTex = false;
  let text = "";
  let startsWithSpace = false;
  let before: Code = null;
  let beforeClosing: Code = null;

  const start: State = (code) => {
    effects.enter("data");
    return opening(code);
  };
  const opening: State = (code) => {
    if (code === DOLLAR) {
      dollars += 1;
      effects.consume(code);
      return opening;
    }
    startsWithSpace = isSpace(code);
    return inside(code);
  };
  const inside: State = (code) => {
    if (code === null) return nok(code);
    if (code === DOLLAR) {
      closing = 0;
      beforeClosing = before;
      return end(code);
    }
    isTex ||= TEX.has(code);
    text += code < 0 ? " " : String.fromCharCode(code);
    before = code;
    effects.consume(code);
    return inside;
  };
  const end: State = (code) => {
    if (code === DOLLAR) {
      closing += 1;
      effects.consume(code);
      return end;
    }
    if (closing !== dollars) {
      before = DOLLAR;
      text += "$".repeat(closing);
      return inside(code);
    }
    const endsWithSpace = isSpace(beforeClosing);
    const isSingle = dollars === 1;
    const isPrice =
      startsWithSpace !== endsWithSpace ||
      (isSingle && isDigit(code)) ||
      (isBehindDigit && BEHIND_PRICE.test(text)) ||
      (startsWithSpace && SENTENCE.test(text));
    const opensBoth = endsWithSpace ? isWord(code) : /^\d/.test(text) && isDigit(code);
    if (isTex ? isSingle && !startsWithSpace && opensBoth : isPrice) return nok(code);
    effects.exit("data");
    return ok(code);
  };
  return start;
};
