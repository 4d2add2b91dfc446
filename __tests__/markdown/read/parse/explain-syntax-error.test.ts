import { explainSyntaxError } from "../../../../src/markdown/read/parse/explain-syntax-error";

const explain = (
  line: string,
  at: number,
  reason = "Unexpected character",
): { rule: string; problem: string; fix: string } =>
  explainSyntaxError({ reason, before: line.slice(0, at + 1), after: line.slice(at + 1) });

test.each([
  { line: "<!-- x -->", rule: "markdown/html-comment" },
  { line: "<10s", rule: "markdown/less-than" },
  { line: "<= 5", rule: "markdown/less-than" },
  { line: "<$5", rule: "markdown/less-than" },
  { line: "<-> x", rule: "markdown/less-than" },
  { line: "<~3", rule: "markdown/less-than" },
])('"$line" is explained by $rule', ({ line, rule }) => {
  expect(explain(line, 0).rule).toBe(rule);
});

test("the character is shown without the sentence's punctuation", () => {
  expect(explain("takes <10s.", 6)).toEqual({
    rule: "markdown/less-than",
    problem: '"<10s" looks like the start of a tag.',
    fix: "For a literal <, write \\< or &lt;, or put the text in backticks: `<10s`.",
  });
});

test("a placeholder has to be in backticks", () => {
  expect(explain("<your-key>", 0, "Expected a closing tag for `<your-key>` (1:1-1:11)").fix).toBe(
    "If it's a placeholder, put it in backticks: `<your-key>`.",
  );
});

test("a known tag has to be closed", () => {
  expect(explain("<kbd>", 0, "Expected a closing tag for `<kbd>` (1:1-1:6)").fix).toMatch(
    /^Write <kbd> and <\/kbd> in the same paragraph/,
  );
});

test("unknown parser messages are reported unchanged, with general advice", () => {
  expect(explain("x", 0, "Something\nnew")).toEqual({
    rule: "markdown/malformed",
    problem: "This text can't be parsed: Something new.",
    fix: "Put characters like < { } in backticks, or write a backslash before them.",
  });
});
