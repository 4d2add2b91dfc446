import { GLOSSARY_PATH } from "../../../../src/data/glossary";
import { compile, htmlOf } from "../../../support/compile";
import { doc } from "../../../support/doc";
import { site } from "../../../support/site";

const GLOSSARY_FILE = `content/docs${GLOSSARY_PATH}.md`;

const files = {
  "content/data/glossary/epoch.yaml":
    "term: Epoch\ndefinition: The time after which rewards are paid & validators are elected anew.\n",
  "content/data/glossary/locked-celo.yaml":
    "term: Locked CELO\ndefinition: CELO its holder has locked in a contract, to vote with it.\naliases: [locked gold]\nsee: /build\n",
  "content/data/glossary/anvil.yaml":
    "term: Ánvil\ndefinition: A tool that runs a chain on your own computer, for tests.\n",
};

describe("<Term>", () => {
  test("a word links to the glossary and has its definition next to it", () => {
    expect(htmlOf('Paid each <Term id="epoch">**epoch**</Term>.', { files })).toMatchInlineSnapshot(
      `"<p>Paid each <span class="term"><a href="/what-is-celo/using-celo/glossary#epoch" aria-describedby="term.1"><strong>epoch</strong></a><span role="tooltip" id="term.1">The time after which rewards are paid &amp; validators are elected anew.</span></span>.</p>"`,
    );
  });

  test("its link is checked like any other, and its file is one of the page's sources", () => {
    const { doc: compiled } = compile('An <Term id="epoch">epoch</Term>.', { files });
    expect(compiled.links.map(({ target }) => target)).toEqual([`${GLOSSARY_PATH}#epoch`]);
    expect(compiled.dependencies).toEqual(["content/data/glossary/epoch.yaml"]);
  });

  test("search and the word count include only the word", () => {
    const { doc: compiled, body } = compile('An <Term id="epoch">epoch</Term> ends.', { files });
    expect(body.sections[0]?.text).toBe("An epoch ends.");
    expect(compiled.words).toBe(5);
  });

  test("a term used twice has two definitions, each with its own id", () => {
    const html = htmlOf('<Term id="epoch">a</Term> <Term id="epoch">b</Term>', { files });
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["term.1", "term.2"]);
  });

  test.each([
    ["alone on a line", '<Term id="epoch">epoch</Term>', /^<p><span class="term">/],
    [
      "alone in an entry of a list",
      '- <Term id="epoch">epoch</Term>',
      /^<ul><li><span class="term">/,
    ],
    ["in a cell", '| a |\n| - |\n| <Term id="epoch">e</Term> |', /<td><span class="term">/],
  ])("it may be %s", (_, text, expected) => {
    expect(htmlOf(text, { files })).toMatch(expected);
  });

  test("in the glossary itself it is only the word", () => {
    const html = htmlOf('An <Term id="epoch">epoch</Term>.', { files, file: GLOSSARY_FILE });
    expect(html).toBe("<p>An epoch.</p>");
  });

  test("a term whose file has a fault is only the word, since the fault is reported with the file", () => {
    const broken = { "content/data/glossary/epoch.yaml": "term: Epoch\n" };
    expect(htmlOf('An <Term id="epoch">epoch</Term>.', { files: broken })).toBe("<p>An epoch.</p>");
  });

  test("an id can't point outside the glossary", () => {
    const text = '<Term id="../parameters/x">x</Term>';
    const { doc: compiled } = compile(text, {
      files: { ...files, "content/data/parameters/x.yaml": "" },
    });
    expect(compiled.faults.map(({ rule }) => rule)).toEqual(["term/unknown"]);
  });
});

describe("<Glossary>", () => {
  const open = (text = "<Glossary />") => compile(text, { files, file: GLOSSARY_FILE });

  test("every term is below its letter, ignoring accents, with its id as anchor", () => {
    const { html, doc: compiled } = open();
    expect(html.replace(/<a class="heading-anchor"[^>]*><\/a>/g, "")).toMatchInlineSnapshot(
      `"<h2 id="letter-a">A</h2><h3 id="anvil">Ánvil</h3><p>A tool that runs a chain on your own computer, for tests.</p><h2 id="letter-e">E</h2><h3 id="epoch">Epoch</h3><p>The time after which rewards are paid &amp; validators are elected anew.</p><h2 id="letter-l">L</h2><h3 id="locked-celo">Locked CELO</h3><p>CELO its holder has locked in a contract, to vote with it. <a class="text-link" href="/build"><span class="page-ref-name">/build</span></a><br><small>Also: locked gold.</small></p>"`,
    );
    expect(compiled.toc.map(({ title }) => title)).toEqual(["A", "E", "L"]);
    // Every heading links to itself, including those that are single letters.
    const anchors = [
      ...html.matchAll(/<(h[23]) id="([^"]+)">[^<]+<a class="heading-anchor" href="#\2"/g),
    ];
    expect(anchors.map(([, tag, id]) => `${tag} ${id}`)).toEqual([
      ...["h2 letter-a", "h3 anvil", "h2 letter-e", "h3 epoch", "h2 letter-l", "h3 locked-celo"],
    ]);
    expect(compiled.anchors).toEqual(expect.arrayContaining(["anvil", "epoch", "locked-celo"]));
  });

  test("search finds each term at its anchor, by its other names too", () => {
    expect(open().body.sections.at(-1)).toEqual({
      id: "locked-celo",
      depth: 3,
      title: "Locked CELO",
      text: "CELO its holder has locked in a contract, to vote with it. Also: locked gold.",
    });
  });

  test("the page depends on the whole folder, so a new term is noticed", () => {
    expect(open().doc.dependencies).toEqual([
      "content/data/glossary",
      ...Object.keys(files).sort(),
    ]);
  });

  test("a heading with a term's id is a fault", () => {
    const { faults } = open("## Epoch\n\n<Glossary />");
    expect(faults).toContain('Duplicate id "epoch".');
  });

  test("the link to a term's page shows the page's title", () => {
    const built = site({
      files: {
        ...files,
        [GLOSSARY_FILE]: doc({ title: "Glossary" }, "<Glossary />"),
        "content/docs/build.md": doc({ title: "Build" }, 'An <Term id="epoch">epoch</Term>.'),
      },
    });
    expect(built.faultText).toBe("");
    expect(built.docs.find(({ path }) => path === GLOSSARY_PATH)?.placeholders).toContainEqual({
      kind: "card",
      path: "/build",
      part: "title",
    });
    expect(built.terms.map(({ id }) => id)).toEqual(["anvil", "epoch", "locked-celo"]);
  });
});
