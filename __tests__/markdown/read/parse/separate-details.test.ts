import { compile } from "../../../support/compile";

const ANSWER = "<details><summary>What is it?</summary><p>An answer.</p></details>";

test.each([
  {
    form: "as on GitHub",
    text: "<details><summary>What is it?</summary>\n\nAn answer.\n\n</details>",
  },
  {
    form: "with text right below",
    text: "<details>\n<summary>What is it?</summary>\nAn answer.\n</details>",
  },
  {
    form: "with text on its line",
    text: "<details><summary>What is it?</summary>An answer.\n\n</details>",
  },
  {
    form: "with the end on the last line",
    text: "<details><summary>What is it?</summary>\n\nAn answer.</details>",
  },
  {
    form: "on lines of their own",
    text: "<details>\n\n<summary>What is it?</summary>\n\nAn answer.\n\n</details>",
  },
])("details $form", ({ text }) => {
  expect(compile(text)).toMatchObject({ faults: "", html: ANSWER });
  expect(compile(`- Item\n\n${text.replace(/^(?=.)/gm, "  ")}`).html).toContain(ANSWER);
  expect(compile(text.replace(/^/gm, "> ")).html).toBe(`<blockquote>${ANSWER}</blockquote>`);
});

test("details on one line stay there", () => {
  const { html, faults } = compile("<details><summary>Q</summary>A</details>");
  expect(faults).toBe("");
  expect(html).toBe("<details><summary>Q</summary>A</details>");
});

test("the end tag may be in the last item of a list", () => {
  const { html, faults } = compile(
    "<details><summary>Q `a`</summary>\nWords.\n\n- a</details>\n\nx",
  );
  expect(faults).toBe("");
  expect(html).toBe(
    "<details><summary>Q <code>a</code></summary><p>Words.</p><ul><li>a</li></ul></details><p>x</p>",
  );
});

test("faults have positions in the original text", () => {
  const { doc } = compile(
    "<details><summary>Q</summary>Words [a](b c).\n\n**x** ** y\n\n</details>\n\nAfter ** it.",
  );
  expect(doc.faults.map(({ line, column, rule }) => [line, column, rule])).toEqual([
    [7, 36, "link/space-in-address"],
    [9, 7, "markdown/stray-sign"],
    [13, 7, "markdown/stray-sign"],
  ]);
});

test("code doesn't change", () => {
  const code = "<details><summary>a</summary>b";
  const { doc } = compile(`\`\`\`html\n${code}\n\`\`\``);
  expect(doc.samples[0]?.code).toBe(code);
});

test("a fence with a language doesn't close the block above it", () => {
  const { doc } = compile(
    "```bash\na\n\n```ts\nb\n```\n\n<details><summary>Q</summary>\n\nA\n\n</details>",
  );
  expect(doc.faults.map(({ rule }) => rule)).toEqual(["code/swallowed-fence"]);
});
