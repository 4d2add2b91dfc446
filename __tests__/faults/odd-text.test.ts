import {
  explainEscapedText,
  explainOddText,
  isBlank,
  normalizeName,
} from "../../src/faults/odd-text";

test.each([
  "",
  "Words, with a tab\tand a line end\r\n.",
  "Done ✔\uFE0F and ⚠\uFE0E, 1\uFE0F\u20E3",
  "👩\u200D👧",
  "می\u200Cخواهم",
  "ᠮ\u180B",
  "क्षत्रिय and ế",
])("%j is an ordinary text", (text) => {
  expect(explainOddText(text)).toBeUndefined();
});

test.each([
  ["\u0007", "text/control-character"],
  ["\u009B", "text/control-character"],
  ["\ud800", "text/control-character"],
  ["\uE000", "text/control-character"],
  ["\u{10FFFD}", "text/control-character"],
  ["\u00AD", "text/invisible"],
  ["\u034F", "text/invisible"],
  ["\u180E", "text/invisible"],
  ["\u200B", "text/invisible"],
  ["\u206A", "text/invisible"],
  ["\u3164", "text/invisible"],
  ["\uFE00", "text/invisible"],
  ["\uFE0F", "text/invisible"],
  ["\uFFF9", "text/invisible"],
  ["\u{E0041}", "text/invisible"],
  ["\u{E0FFF}", "text/invisible"],
  ["\u0335".repeat(9), "text/combining-marks"],
])("a text with %j is refused, even if it starts with a slash", (sign, rule) => {
  expect(explainOddText(`a${sign}b`)?.rule).toBe(rule);
  expect(explainOddText(`/a${sign}b`)?.rule).toBe(rule);
});

test.each([" ", "\u2800", "\u3164", "\u00AD\u200B", "\u00A0\u2003"])("%j is blank", (text) => {
  expect(isBlank(text)).toBe(true);
  expect(explainOddText(text)?.rule).toBe("text/blank");
});

test("a text from JSON can't change the direction of text, unless its page may", () => {
  expect(explainEscapedText("a\u202Eb")?.rule).toBe("text/bidirectional");
  expect(explainEscapedText("a\u202Eb", { allowsBidirectional: true })).toBeUndefined();
  expect(explainEscapedText("a\u0007", { allowsBidirectional: true })?.rule).toBe(
    "text/control-character",
  );
  expect(explainEscapedText(" ")).toBeUndefined();
});

test.each(["Epo\u00ADch", "Epoch\u200D", "Epoch\uFE0E", " Ｅpoch "])(
  "the name %j is normalised to Epoch",
  (name) => {
    expect(normalizeName(name)).toBe("Epoch");
  },
);
