import { movePages, relativeTo } from "../../../src/docs/edits/move-page";
import { doc } from "../../support/doc";

const FROM = { file: "content/docs/build/setup.md", path: "/build/setup", id: "build/setup" };
const TO = {
  file: "content/docs/guides/start/set-up.md",
  path: "/guides/start/set-up",
  id: "guides/start/set-up",
};

/** Moves the page within these files. Returns the changed files, keyed by their new paths. */
const move = (files: Readonly<Record<string, string>>, to = TO): Record<string, string> =>
  Object.fromEntries(
    movePages({
      isPublished: () => true,
      prefix: "",
      pages: [{ from: FROM, to }],
      besides: new Map(),
      texts: new Map(Object.entries({ [FROM.file]: doc(), ...files })),
    }),
  );

/** Returns the text of a doc with this body after the move. */
const moved = (body: string, file = "content/docs/build/index.md"): string | undefined =>
  move({ [file]: doc({}, body) })
    [file]?.split("---\n\n")[1]
    ?.trim();

test.each([
  ["[a](/build/setup)", "[a](/guides/start/set-up)"],
  [
    "[a](/build/setup#ports) and ![x](./x.svg)",
    "[a](/guides/start/set-up#ports) and ![x](./x.svg)",
  ],
  ['[/build/setup](/build/setup "t")', '[/build/setup](/guides/start/set-up "t")'],
  ["[![b](./b.svg)](./setup.md)", "[![b](./b.svg)](../guides/start/set-up.md)"],
  ["[a](setup.md?x=1#y)", "[a](../guides/start/set-up.md?x=1#y)"],
  ["[a][b]\n\n[b]: /build/setup#x", "[a][b]\n\n[b]: /guides/start/set-up#x"],
  ['<PageRef path="/build/setup" />', '<PageRef path="/guides/start/set-up" />'],
  [
    '<CardGrid>\n<Card title="/build/setup" href="/build/setup">x</Card>\n</CardGrid>',
    '<CardGrid>\n<Card title="/build/setup" href="/guides/start/set-up">x</Card>\n</CardGrid>',
  ],
  [":::note See [a](/build/setup)\nx\n:::", ":::note See [a](/guides/start/set-up)\nx\n:::"],
  ["| a |\n| - |\n| [s](/build/setup) |", "| a |\n| - |\n| [s](/guides/start/set-up) |"],
])("%s is rewritten", (before, after) => {
  expect(moved(before)).toBe(after);
});

test.each([
  "`/build/setup`",
  "```bash\ncurl /build/setup\n```",
  "[a](/build/setup-two) [b](/build/setup/more) [c](https://x.org/build/setup) [d](#setup)",
])("%s doesn't change", (body) => {
  expect(moved(body)).toBeUndefined();
});

test("a link below admonitions with titles is rewritten", () => {
  const above = ":::note T\nx\n:::\n\n".repeat(9);
  expect(moved(`${above}[a](/build/setup)`)).toBe(`${above}[a](/guides/start/set-up)`);
});

test("relative paths to files are rewritten for the page's new folder", () => {
  const body =
    '[up](../index.md) [own](#a) [self](./setup.md#a) ![b](./images/b.svg)\n\n<Include src="./_x.md" />\n\n<Include src="fragments/y.md" />\n\n```ts file="./a.ts"\n```';
  const text = move({ [FROM.file]: doc({ slug: "/build/setup", image: "./card.png" }, body) })[
    TO.file
  ];
  expect(text?.split("---\n\n")[1]?.trim()).toBe(
    '[up](../../index.md) [own](#a) [self](./set-up.md#a) ![b](../../build/images/b.svg)\n\n<Include src="../../build/_x.md" />\n\n<Include src="fragments/y.md" />\n\n```ts file="../../build/a.ts"\n```',
  );
  expect(text).not.toContain("slug:");
  expect(text).toContain("image: ../../build/card.png");
});

test("frontmatter, sidebars, terms and redirects that refer to it are updated", () => {
  const files = move({
    "content/docs/old.md": doc({ replaced_by: "/build/setup", pagination_next: "/build/setup" }),
    "content/docs/copy.md": doc({ canonical: "/build/setup", title: "/build/setup" }),
    "content/sidebars.yaml":
      "docs:\n  # first\n  - doc: build/setup\n  - link: /build/setup#a\n    label: A\n",
    "content/data/glossary/rpc.yaml": "term: RPC\nsee: /build/setup\n",
    "content/redirects.yaml": "# moved\n- from: /older\n  to: /build/setup#a\n",
  });
  expect(files["content/docs/old.md"]).toContain(
    "replaced_by: /guides/start/set-up\npagination_next: /guides/start/set-up",
  );
  expect(files["content/docs/copy.md"]).toContain("canonical: /guides/start/set-up");
  expect(files["content/docs/copy.md"]).toContain("title: /build/setup");
  expect(files["content/sidebars.yaml"]).toBe(
    "docs:\n  # first\n  - doc: guides/start/set-up\n  - link: /guides/start/set-up#a\n    label: A\n",
  );
  expect(files["content/data/glossary/rpc.yaml"]).toBe("term: RPC\nsee: /guides/start/set-up\n");
  expect(files["content/redirects.yaml"]).toBe(
    "# moved\n- from: /older\n  to: /guides/start/set-up#a\n- from: /build/setup\n  to: /guides/start/set-up\n",
  );
});

test("data that refers to it is updated, in lists too", () => {
  const files = move({
    "content/data/changelog.yaml": "- id: a\n  title: /build/setup\n  page: /build/setup\n",
    "content/data/contracts.yaml":
      "- name: A\n  page: /build/setup\n  see: [/cli, /build/setup#ports]\n  functions:\n    lock: { see: /build/setup }\n- name: B\n  see:\n    - /build/setup # first\n",
  });
  expect(files["content/data/changelog.yaml"]).toBe(
    "- id: a\n  title: /build/setup\n  page: /guides/start/set-up\n",
  );
  expect(files["content/data/contracts.yaml"]).toBe(
    "- name: A\n  page: /guides/start/set-up\n  see: [/cli, /guides/start/set-up#ports]\n  functions:\n    lock: { see: /guides/start/set-up }\n- name: B\n  see:\n    - /guides/start/set-up # first\n",
  );
});

describe("the pages of a set of packages are updated", () => {
  const MANIFEST = "content/packages/kit/package.json";
  const manifest = (...pages: readonly string[]): string =>
    `${JSON.stringify({ description: "content/docs", pages, dependencies: {} }, null, 2)}\n`;

  test("when one of them moves", () => {
    const before = manifest("content/docs/build/", "content/docs/build/setup.md");
    expect(move({ [MANIFEST]: before })[MANIFEST]).toBe(
      manifest("content/docs/build/", "content/docs/guides/start/set-up.md"),
    );
    expect(move({ [MANIFEST]: manifest("content/docs/build/") })[MANIFEST]).toBeUndefined();
  });

  test("but other entries keep their escape sequences", () => {
    const other = manifest("content/docs/cafe/").replace("cafe", "caf\\u00e9");
    expect(move({ [MANIFEST]: other })[MANIFEST]).toBeUndefined();
  });

  test("when a folder moves, or the index that is its only page", () => {
    const identity = (id: string) => ({ file: `content/docs/${id}/index.md`, path: `/${id}`, id });
    const pages = [{ from: identity("wallet"), to: identity("wallets/all") }];
    const moveAll = (text: string, folders?: { from: string; to: string }): string | undefined => {
      const texts = new Map([[MANIFEST, text]]);
      return movePages({
        pages,
        besides: new Map(),
        folders,
        texts,
        prefix: "",
        isPublished: () => true,
      }).get(MANIFEST);
    };
    expect(
      moveAll(
        manifest("content/docs/wallet/", "content/docs/wallet/more/", "content/docs/wallet-old/"),
        { from: "wallet", to: "wallets/all" },
      ),
    ).toBe(
      manifest(
        "content/docs/wallets/all/",
        "content/docs/wallets/all/more/",
        "content/docs/wallet-old/",
      ),
    );
    expect(moveAll(manifest("content/docs/wallet/"))).toBe(manifest("content/docs/wallets/all/"));
  });
});

test("a page that moves back removes its redirect, and the first redirect creates the file", () => {
  const back = move({
    "content/redirects.yaml":
      "- from: /guides/start/set-up\n  to: /build/setup\n- from: /a\n  to: /b\n",
  });
  expect(back["content/redirects.yaml"]).toBe(
    "- from: /a\n  to: /b\n- from: /build/setup\n  to: /guides/start/set-up\n",
  );
  expect(move({})["content/redirects.yaml"]).toMatch(/^# .*\n- from: \/build\/setup\n  to: .*\n$/);
});

test("links in typed data are rewritten in place", () => {
  const files = move({
    "src/site/announcement.ts":
      'export const a = [{ label: "/build/setup", href: "/build/setup#x" }];\n',
  });
  expect(files["src/site/announcement.ts"]).toBe(
    'export const a = [{ label: "/build/setup", href: "/guides/start/set-up#x" }];\n',
  );
});

test("links in the navbar are rewritten in place", () => {
  const files = move({
    "content/navbar.yaml": "- type: link\n  label: /build/setup\n  href: /build/setup#x\n",
  });
  expect(files["content/navbar.yaml"]).toBe(
    "- type: link\n  label: /build/setup\n  href: /guides/start/set-up#x\n",
  );
});

test("a path with a space is encoded where a link needs it", () => {
  const to = { file: "content/docs/one click.md", path: "/one click", id: "one click" };
  const files = move(
    { "content/docs/a.md": doc({}, "[a](/build/setup)"), "content/redirects.yaml": "" },
    to,
  );
  expect(files["content/docs/a.md"]).toContain("[a](/one%20click)");
  expect(files["content/redirects.yaml"]).toContain('to: "/one click"');
});

test("returns the path of a file relative to another one", () => {
  expect(relativeTo("content/docs/a.md", "content/docs/b.md")).toBe("./b.md");
  expect(relativeTo("content/docs/a/b.md", "content/fragments/c.md")).toBe("../../fragments/c.md");
});
