import { attackDoc, expectHarmless } from "../support/hostile/attack";

describe("bidirectional control characters", () => {
  const SIGNS = Array.from(
    "\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069",
  );

  test.each(
    SIGNS.map((sign) => [
      (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0"),
      sign,
    ]),
  )("U+%s is reported with its position", (name, sign) => {
    const attack = attackDoc(`Pay ${sign}001.`);
    expectHarmless(attack, {}, "7:5 text/bidirectional");
    expect(attack.faults[0]?.problem).toContain(`U+${name}`);
  });

  test.each([
    ["a reference", "Pay &#x202E;001.", "7:5"],
    ["a reference in decimal", "Pay &#8238;001.", "7:5"],
    ["a reference by name", "Pay &rlm;001.", "7:5"],
    ["code", "```ts\nconst a = 1; // \u202e\n```", "8:17"],
    ["a code span", "Run `a\u2066b`.", "7:7"],
    ["a link's target", "[a](/support?\u202e)", "7:14"],
    ["a comment", "Words. {/* \u202e */}", "7:12"],
  ])("%s is refused", (_, text, position) => {
    expectHarmless(attackDoc(text), {}, `${position} text/bidirectional`);
  });

  test("in fragments and code files, faults have the path of that file", () => {
    const files = {
      "content/docs/_a.md": "Pay\n\u202e001.",
      "content/samples/a.ts": "a\n\nb \u2066",
    };
    const text = '<Include src="./_a.md" />\n\n```ts file="samples/a.ts"\n```';
    const { positions } = attackDoc(text, files);
    expect(positions).toEqual([
      "content/docs/_a.md:2:1 text/bidirectional",
      "content/samples/a.ts:3:3 text/bidirectional",
    ]);
  });

  test("a page that allows them may contain them", () => {
    const text =
      "---\ntitle: A page\ndescription: One sentence that says what a reader finds on this page.\nfacts_checked: 2026-11-21\nbidirectional_text: true\n---\n\nIn Hebrew: \u2067שלום\u2069.\n";
    expect(attackDoc(text).positions).toEqual([]);
  });
});
