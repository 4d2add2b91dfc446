import { compile, htmlOf } from "../../../support/compile";

/** Returns the HTML of the lines in the first code block. */
const codeOf = (html: string): string => /<code>([\s\S]*?)<\/code>/.exec(html)?.[1] ?? "";

test("a code block shows its language and can be copied", () => {
  expect(htmlOf("```ts\nconst a = 1 < 2;\n```")).toMatchInlineSnapshot(`
       "<figure class="code-block" data-language="ts"><figcaption class="visually-hidden">ts</figcaption><div class="code-tools"><button type="button" class="code-copy" data-copy aria-label="Copy code"></button></div><pre tabindex="0"><code>const a = 1 &lt; 2;
       </code></pre></figure>"
    `);
});

test.each([
  ["```bash\nls\n```", "visually-hidden"],
  ["```bash\nls\ncd a\n```", "visually-hidden"],
  ['```bash title="List"\nls\n```', "code-header"],
  ["```ts live\nrun();\n```", "code-header"],
])("%j has its language in %s, since the language alone is worth no header", (text, head) => {
  expect(htmlOf(text)).toContain(`<figcaption class="${head}">`);
});

test("its title is above it", () => {
  expect(htmlOf('```ts title="a<b>.ts"\nx\n```')).toContain(
    '<span class="code-title">a&lt;b>.ts</span>',
  );
});

test("more than 32 lines are collapsed, and their number is shown", () => {
  const fence = (count: number) => `\`\`\`ts\n${"a();\n".repeat(count)}\`\`\``;
  expect(htmlOf(fence(33))).toContain(
    '</pre><details class="code-fold"><summary>All 33 lines</summary></details>',
  );
  expect(htmlOf(fence(32))).not.toContain("code-fold");
});

test("marked lines get an element each, whether marked in the fence or by comments", () => {
  expect(codeOf(htmlOf("```ts {2}\na\nb\n// highlight-next-line\nc\n```"))).toMatchInlineSnapshot(`
       "<span class="line">a</span>
       <span class="line line-marked">b</span>
       <span class="line line-marked">c</span>
       "
    `);
});

test("the style sheet adds line numbers, so copied code has none", () => {
  const html = htmlOf("```ts showLineNumbers\na\nb\n```");
  expect(html).toContain('<pre tabindex="0" class="with-line-numbers">');
  expect(codeOf(html).replace(/<[^>]+>/g, "")).toBe("a\nb\n");
});

test("a diff marks added and removed lines", () => {
  expect(codeOf(htmlOf("```diff\n- a\n+ b\n  c\n```"))).toMatchInlineSnapshot(`
       "<span class="line line-deleted">- a</span>
       <span class="line line-inserted">+ b</span>
       <span class="line">  c</span>
       "
    `);
});

test("a fence without a language is text", () => {
  expect(htmlOf("```\nx\n```")).toContain('data-language="text"');
});

test("the case of the language doesn't matter", () => {
  expect(compile("```TypeScript\nx\n```").faults).toBe("");
});

describe("notes", () => {
  const html = htmlOf("```ts\na(); // (1)\nb();\n```\n\n1. What **a** does.\n\nAfter.");

  test("a marker becomes a button that opens the note", () => {
    expect(codeOf(html)).toMatchInlineSnapshot(`
           "a(); <button type="button" class="code-note" popovertarget="note-1-1" data-note="1" aria-label="Note 1"></button>
           b();
           "
        `);
  });

  test("the list below the block becomes the notes' texts", () => {
    expect(html).toContain(
      '<div class="code-note-text" id="note-1-1" popover data-note="1"><p>What <strong>a</strong> does.</p></div>',
    );
    expect(html).not.toContain("<ol>");
  });

  test("a list below a block without markers stays a list", () => {
    expect(htmlOf("```ts\na();\n```\n\n1. One.")).toContain("<ol>");
  });

  test("notes of two blocks have their own ids", () => {
    const two = htmlOf("```ts\na // (1)\n```\n\n1. A.\n\n```ts\nb // (1)\n```\n\n1. B.");
    expect(two.match(/ id="[^"]+"/g)).toEqual([' id="note-1-1"', ' id="note-2-1"']);
  });
});

describe("code from a file", () => {
  const files = {
    "content/samples/a.ts": "// #region x\nconst a = 1;\n// #endregion\nconst b = 2;\n",
  };

  test("a path from content/ is included, completely or by region", () => {
    expect(codeOf(htmlOf('```ts file="samples/a.ts"\n```', { files }))).toBe(
      "const a = 1;\nconst b = 2;\n",
    );
    expect(codeOf(htmlOf('```ts file="samples/a.ts" region="x"\n```', { files }))).toBe(
      "const a = 1;\n",
    );
  });

  test("a path that starts with a dot is relative to the doc", () => {
    expect(codeOf(htmlOf('```ts file="../samples/a.ts" region="x"\n```', { files }))).toBe(
      "const a = 1;\n",
    );
  });

  test("the doc depends on the file", () => {
    expect(compile('```ts file="samples/a.ts"\n```', { files }).doc.dependencies).toEqual([
      "content/samples/a.ts",
    ]);
  });
});

describe("code tabs", () => {
  const html = htmlOf(
    '```bash tab="npm"\nnpm i\n```\n\n```bash tab="Yarn"\nyarn\n```\n\nAfter.\n\n```bash\nls\n```',
  );

  test("consecutive blocks with a tab become one group", () => {
    expect(html.replace(/<figure[\s\S]*?<\/figure>/g, "…")).toMatchInlineSnapshot(
      `"<div class="tabs" role="group" aria-label="npm, Yarn" data-group="package-manager"><input type="radio" class="tab-input visually-hidden" name="tabs-1" id="tabs-1-1" value="npm" checked><input type="radio" class="tab-input visually-hidden" name="tabs-1" id="tabs-1-2" value="yarn"><div class="tab-list"><label class="tab-label" for="tabs-1-1">npm</label><label class="tab-label" for="tabs-1-2">Yarn</label></div><div class="tab-panel" data-label="npm">…</div><div class="tab-panel" data-label="Yarn">…</div></div><p>After.</p>…"`,
    );
  });

  test("groups of the same tabs switch together", () => {
    const other = htmlOf('```bash tab="Remix"\n1\n```\n\n```bash tab="Hardhat"\n2\n```');
    expect(other).toContain('data-group="remix-hardhat"');
  });

  test("a sentence between two groups keeps them apart", () => {
    const two = htmlOf('```bash tab="a"\n1\n```\n\nThen.\n\n```bash tab="a"\n2\n```');
    expect(two.match(/class="tabs"/g)).toHaveLength(2);
    expect(new Set(two.match(/ id="[^"]+"/g)).size).toBe(2);
  });
});

test("words in code aren't part of the text for search", () => {
  expect(compile("Words.\n\n```ts\nsecret\n```").body.sections[0]?.text).toBe("Words.");
});

describe("the checked sample", () => {
  test("starts one line below its fence, in the same column", () => {
    const { doc } = compile('Words.\n\n- In a list:\n\n  ```ts title="a.ts"\n  x\n  ```');
    expect(doc.samples).toEqual([
      expect.objectContaining({
        file: "content/docs/page.md",
        line: 12,
        column: 3,
        code: "x",
        title: "a.ts",
      }),
    ]);
    expect(doc.samples[0]).not.toHaveProperty("shown");
  });

  test("from a file has the position in that file where its region starts", () => {
    const files = { "content/docs/a.ts": "one();\n// #region x\ntwo();\n// #endregion\n" };
    const { doc } = compile('- In a list:\n\n  ```ts file="./a.ts" region="x"\n  ```', { files });
    expect(doc.samples).toEqual([
      expect.objectContaining({ file: "content/docs/a.ts", line: 3, column: 1, code: "two();" }),
    ]);
  });
});
