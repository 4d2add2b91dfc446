import { COMPONENTS } from "../../../src/markdown/components/component-registry";
import { compile, htmlOf } from "../../support/compile";

const TAB =
  '<Tabs groupId="os">\n<TabItem value="mac" label="macOS">\n\nOne.\n\n</TabItem>\n<TabItem value="linux" default>\n\nTwo.\n\n</TabItem>\n</Tabs>';

test("these are the components a doc may use", () => {
  expect(Object.keys(COMPONENTS).sort()).toEqual([
    "AddToWallet",
    "Address",
    "Card",
    "CardGrid",
    "Chart",
    "CliTopic",
    "CompatibilityTable",
    "ContractReference",
    "ErrorField",
    "ErrorList",
    "Fact",
    "Figure",
    "Glossary",
    "Include",
    "NetworkTable",
    "PageRef",
    "ParameterTable",
    "Steps",
    "TabItem",
    "Tabs",
    "Term",
    "YouTube",
  ]);
});

describe("Tabs", () => {
  test("are radio buttons with panels, so they switch without a script", () => {
    expect(htmlOf(TAB)).toMatchInlineSnapshot(
      `"<div class="tabs" role="group" aria-label="macOS, linux" data-group="os"><input type="radio" class="tab-input visually-hidden" name="tabs-1" id="tabs-1-1" value="mac"><input type="radio" class="tab-input visually-hidden" name="tabs-1" id="tabs-1-2" value="linux" checked><div class="tab-list"><label class="tab-label" for="tabs-1-1">macOS</label><label class="tab-label" for="tabs-1-2">linux</label></div><div class="tab-panel" data-label="macOS"><p>One.</p></div><div class="tab-panel" data-label="linux"><p>Two.</p></div></div>"`,
    );
  });

  test("the default one is open, or else the first", () => {
    expect(htmlOf(TAB)).toMatch(/value="linux" checked/);
    expect(htmlOf(TAB.replace(" default", ""))).toMatch(/value="mac" checked/);
  });

  test("a tab without a label shows its value", () => {
    expect(htmlOf(TAB)).toContain(">linux</label>");
  });

  test("two groups have their own ids", () => {
    const ids = htmlOf(`${TAB}\n\n${TAB}`).match(/ id="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("tabs may be on one line, with a comment between them", () => {
    expect(
      htmlOf(
        '<Tabs>\n{/* two */}\n<TabItem value="a">One.</TabItem><TabItem value="b">Two.</TabItem>\n</Tabs>',
      ).match(/tab-panel/g),
    ).toHaveLength(2);
  });

  test.each([
    { name: "words", inside: "Words between." },
    { name: "code", inside: "```ts\nx\n```" },
    { name: "a list", inside: "- One" },
  ])("$name between the tabs would be lost, so it is a fault", ({ inside }) => {
    expect(compile(TAB.replace("\n<TabItem", `\n\n${inside}\n\n<TabItem`)).faults).toContain(
      "[component/tabs]",
    );
  });

  test.each(['lable="x"', "selected", "default={1}"])(
    "the attribute %s of a tab is checked",
    (attribute) => {
      expect(compile(TAB.replace(" default", ` ${attribute}`)).faults).toMatch(/attribute\]/);
    },
  );
});

describe("Steps", () => {
  test("contain a numbered list", () => {
    expect(htmlOf("<Steps>\n\n1. One.\n2. Two.\n\n</Steps>")).toBe(
      '<div class="steps"><ol><li>One.</li><li>Two.</li></ol></div>',
    );
  });

  test.each(["- One.", "Words.", "1. One.\n\nWords."])('"%s" is a fault', (inside) => {
    expect(compile(`<Steps>\n\n${inside}\n\n</Steps>`).faults).toContain("[component/steps]");
  });
});

describe("cards", () => {
  test("are a list; a card with a URL is a link", () => {
    expect(
      htmlOf(
        '<CardGrid>\n<Card title="A & B" href="/a">\n\nWords.\n\n</Card>\n<Card title="C">\n\nMore.\n\n</Card>\n</CardGrid>',
      ),
    ).toMatchInlineSnapshot(
      `"<ul class="card-grid" role="list"><li class="card"><a class="card-link" href="/a"><span class="card-title">A &amp; B</span></a><div class="card-body"><p>Words.</p></div></li><li class="card"><p class="card-title">C</p><div class="card-body"><p>More.</p></div></li></ul>"`,
    );
  });

  test.each([
    { href: "/b", link: ' href="/b"' },
    { href: "./b.md", link: ' href="./b.md"' },
    {
      href: "https://celo.org",
      link: ' href="https://celo.org"',
    },
  ])("the URL $href is treated like any link's URL", ({ href, link }) => {
    const { html, doc } = compile(
      `<CardGrid>\n<Card title="A" href="${href}">\n\nx\n\n</Card>\n</CardGrid>`,
    );
    expect(html).toContain(`<a class="card-link"${link}>`);
    expect(doc.links.map(({ target }) => target)).toEqual([href]);
  });

  test("a URL that runs code is a fault", () => {
    expect(
      compile('<CardGrid>\n<Card title="A" href="javascript:x()">\n\nx\n\n</Card>\n</CardGrid>')
        .faults,
    ).toContain("[link/scheme]");
  });

  test("only cards can be inside", () => {
    expect(compile("<CardGrid>\n\nWords.\n\n</CardGrid>").faults).toContain("[component/cards]");
  });
});

test("PageRef is a link whose title and description the site fills in", () => {
  expect(htmlOf('<PageRef path="/build" />')).toMatchInlineSnapshot(
    `"<a class="page-ref" href="/build"><span class="page-ref-title">/build</span><span class="page-ref-description">/build</span></a>"`,
  );
});

describe("Figure", () => {
  const files = {
    "content/docs/a.svg": '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  };

  test("is a picture with a caption, which is indexed for search", () => {
    const { html, body } = compile('<Figure src="./a.svg" alt="A box" caption="A <b> box" />', {
      files,
    });
    expect(html).toContain(
      '<figure class="figure"><div class="figure-scroll" tabindex="0"><svg id="picture-1" role="img" aria-label="A box" viewBox="0 0 1 1"><path d="M0 0"/></svg></div><button type="button" class="figure-open"',
    );
    // In HTML, a caption has to be the first or last element of its figure.
    expect(html).toContain("Enlarge</button><figcaption>A &lt;b> box</figcaption></figure>");
    expect(body.sections[0]?.text).toBe("A <b> box");
  });

  test("opens in a large view without a script, named after its content", () => {
    const html = htmlOf('<Figure src="./a.svg" alt="A box" />', { files });
    expect(html.slice(html.indexOf("<button"))).toMatchInlineSnapshot(
      `"<button type="button" class="figure-open" popovertarget="picture-1-large" aria-label="Enlarge: A box">Enlarge</button></figure><dialog class="figure-large" id="picture-1-large" popover aria-label="Large view"><button type="button" class="figure-open" popovertarget="picture-1-large">Close</button><svg role="img" aria-labelledby="picture-1" viewBox="0 0 1 1"><use href="#picture-1" width="100%" height="100%"/></svg></dialog>"`,
    );
  });

  test.each([
    { name: "their own size", labels: '<text font-size="10">a</text>', width: 440 },
    {
      name: "its group's",
      labels: '<g font-size="22"><path d="M0 0"/><text>a</text></g>',
      width: 200,
    },
    { name: "the page's", labels: "<text>a</text>", width: 275 },
    {
      name: "a scale",
      labels: '<g transform="scale(0.5)"><text font-size="20">a</text></g>',
      width: 440,
    },
    {
      name: "the smallest of several",
      labels: '<text font-size="20">a<tspan font-size="11">b</tspan></text>',
      width: 400,
    },
  ])("is wide enough for labels with $name to be 11 px high", ({ labels, width }) => {
    const drawing = `<svg viewBox="0 0 400 100">${labels}</svg>`;
    const html = htmlOf('<Figure src="./a.svg" alt="A ]]> box" />', {
      files: { "content/docs/a.svg": drawing },
    });
    expect(html).toContain(`<svg id="picture-1" width="${width}" `);
  });

  test("needs no caption", () => {
    expect(htmlOf('<Figure src="./a.svg" alt="A box" />', { files })).not.toContain("figcaption");
  });
});

describe("YouTube", () => {
  const VIDEO = '<YouTube id="dQw4w9WgXcQ" title="A talk" />';

  test("is interactive, so it is a separate segment between the HTML around it", () => {
    expect(compile(`Before.\n\n${VIDEO}\n\nAfter.`).body.segments).toEqual([
      { kind: "html", html: "<p>Before.</p>" },
      {
        kind: "component",
        name: "YouTube",
        props: { id: "dQw4w9WgXcQ", title: "A talk" },
        children: [],
      },
      { kind: "html", html: "<p>After.</p>" },
    ]);
  });

  test("inside something static, only the elements around it become components", () => {
    const { body } = compile(`:::note\n\nWords.\n\n${VIDEO}\n\n:::\n\nAfter.`);
    expect(body.segments).toEqual([
      {
        kind: "component",
        name: "Element",
        props: {
          tag: "aside",
          attributes: {
            class: "admonition admonition-note",
            "aria-label": "Note",
          },
        },
        children: [
          {
            kind: "html",
            html: '<p class="admonition-title">Note</p><p>Words.</p>',
          },
          {
            kind: "component",
            name: "YouTube",
            props: { id: "dQw4w9WgXcQ", title: "A talk" },
            children: [],
          },
        ],
      },
      { kind: "html", html: "<p>After.</p>" },
    ]);
  });

  test("an id of an element around it is still an anchor", () => {
    const { doc } = compile(
      `<details id="talk">\n<summary>Watch</summary>\n\n## Inside\n\n${VIDEO}\n\n</details>`,
    );
    expect([...doc.anchors].sort()).toEqual(["inside", "talk"]);
  });
});

describe("attributes", () => {
  test.each([
    {
      name: "one that doesn't exist",
      text: '<PageRef path="/a" pth="/b" />',
      rule: "component/unknown-attribute",
    },
    {
      name: "one that is required",
      text: "<PageRef />",
      rule: "component/missing-attribute",
    },
    {
      name: "an expression",
      text: "<PageRef path={x} />",
      rule: "component/wrong-attribute",
    },
    {
      name: "a number for a string",
      text: "<PageRef path={3} />",
      rule: "component/wrong-attribute",
    },
    {
      name: "a bare name for a string",
      text: "<PageRef path />",
      rule: "component/wrong-attribute",
    },
    {
      name: "a spread",
      text: '<PageRef path="/a" {...x} />',
      rule: "component/spread",
    },
  ])("$name is a single fault", ({ text, rule }) => {
    expect(compile(text).doc.faults.map((fault) => fault.rule)).toEqual([rule]);
  });

  test("JSON between braces is its value", () => {
    expect(compile('<PageRef path={"/a"} />').faults).toBe("");
  });
});

test("components may be on one line, also side by side", () => {
  expect(
    htmlOf('<PageRef path="/a" /> <PageRef path="/b" />').match(/class="page-ref"/g),
  ).toHaveLength(2);
});

test("a component in a list item is a block, with or without space around it", () => {
  expect(htmlOf('- <PageRef path="/a" />')).toMatch(/^<ul><li><a class="page-ref"/);
});

test("names of JavaScript's object methods aren't components", () => {
  expect(compile("<constructor />").faults).toContain("[html/tag]");
  expect(compile("<ToString />").faults).toContain("[component/unknown]");
});
