import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import { listDocPages, readBuilt } from "../support/built/built-site";
import { expectOfEach } from "../support/built/expect-of-each";
import { SITE_DIR } from "../support/built/site-dir";

const ORIGIN = "https://docs.celo.org";

const read = (path: string): string => readBuilt(path).toString();

/** Checks whether a URL of this site leads to a file or a page. */
function isServed(address: string): boolean {
  const path = decodeURI(address.slice(ORIGIN.length).split(/[?#]/, 1)[0] ?? "");
  return [path, `${path}/index.html`].some((file) => {
    const full = join(SITE_DIR, file);
    return existsSync(full) && !full.endsWith("/") && !readsAsFolder(full);
  });
}

const readsAsFolder = (path: string): boolean => {
  try {
    readFileSync(path);
    return false;
  } catch {
    return true;
  }
};

const parse = (markdown: string): Nodes =>
  fromMarkdown(markdown, {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });

function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* walk(child);
}

const isHidden = (html: string): boolean => /<meta[^>]*name="robots"[^>]*noindex/.test(html);

const twins = listDocPages().map(({ path, html }) => {
  const file = `${path}.md`;
  const text = read(file);
  return { path, html, file, text, nodes: [...walk(parse(text))] };
});

test("there are docs", () => {
  expect(listDocPages().length).toBeGreaterThan(200);
});

describe("every Markdown copy", () => {
  const expectOfTwins = (check: (twin: (typeof twins)[number]) => void): void => {
    expectOfEach(twins, ({ file }) => file, check);
  };

  test("has its page's title, description and address", () => {
    expectOfTwins(({ path, html, text, nodes }) => {
      const title = /<h1[^>]*>([^<]*)</
        .exec(html)?.[1]
        ?.replaceAll("&amp;", "&")
        .replaceAll("&#x27;", "'")
        .replaceAll("&quot;", '"');
      const [first] = nodes.filter((node) => node.type === "heading");
      expect(first?.type === "heading" && first.depth).toBe(1);
      expect([...walk(first!)].map((node) => ("value" in node ? node.value : "")).join("")).toBe(
        title,
      );
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";
      expect(text).toContain(
        `- Page: <${canonical.replaceAll("(", "%28").replaceAll(")", "%29")}>`,
      );
      expect(text).toMatch(/^- Facts checked: \d{4}-\d\d-\d\d$/m);
      expect(html).toContain(`type="text/markdown" href="${path}.md"`);
    });
  });

  test("is plain Markdown: no component, no directive, nothing left unclosed", () => {
    expectOfTwins(({ nodes }) => {
      const words = nodes.flatMap((node) => (node.type === "text" ? [node.value] : []));
      expect(words.filter((value) => /^:::|[\uE000\uE001]|@(page|file):/m.test(value))).toEqual([]);
      const tags = nodes.flatMap((node) => (node.type === "html" ? [node.value] : []));
      expect(tags.filter((tag) => !/^<\/?su[bp]>$/.test(tag))).toEqual([]);
      const samples = nodes.flatMap((node) => (node.type === "code" ? [node.value] : []));
      expect(
        samples.filter((code) => /---cut|@continues$|highlight-next-line/m.test(code)),
      ).toEqual([]);
    });
  });

  test("has absolute links, and those to this site work", () => {
    expectOfTwins(({ html, text, nodes }) => {
      const urls = nodes.flatMap((node) =>
        node.type === "link" || node.type === "image" ? [node.url] : [],
      );
      expect(urls.filter((url) => !/^(https?:|mailto:|tel:)/.test(url))).toEqual([]);
      const bodyUrls = urls.filter(
        (url) => !sourcesOf(text).includes(url) && url.startsWith(ORIGIN),
      );
      // A dead link is allowed if the page's HTML has it too, because pages cite the old documentation, which was on
      // the same host, as their source.
      const dead = bodyUrls.filter((url) => !isServed(url) && !html.includes(`href="${url}"`));
      expect(dead).toEqual([]);
    });
  });

  test("contains every sample of the page in full", () => {
    expectOfTwins(({ html, nodes }) => {
      const shown = [
        ...withoutDerived(html).matchAll(
          /<figure class="code-block"[\s\S]*?<code>([\s\S]*?)<\/code>/g,
        ),
      ];
      const samples = nodes.filter((node) => node.type === "code");
      expect(samples.length).toBeGreaterThanOrEqual(shown.length);
      const plain = samples.map((node) => ("value" in node ? squeeze(node.value) : ""));
      for (const [, code = ""] of shown) {
        const words = squeeze(
          code
            .replace(/<button[^>]*><\/button>/g, "")
            .replace(/<[^>]+>/g, "")
            .replaceAll("&lt;", "<")
            .replaceAll("&gt;", ">")
            .replaceAll("&amp;", "&"),
        );
        expect(plain.some((one) => withoutNotes(one) === withoutNotes(words))).toBe(true);
      }
    });
  });
});

/**
 * Removes the commands for pnpm, Yarn and Bun from a page, since the page's Markdown copy has only the npm commands
 * that they are derived from.
 */
const withoutDerived = (html: string): string =>
  html.replace(
    /<div class="tab-panel" data-label="(?:pnpm|yarn|bun)"><figure[\s\S]*?<\/figure><\/div>/g,
    "",
  );

const squeeze = (code: string): string => code.replace(/\s+/g, " ").trim();
const withoutNotes = (code: string): string => code.replace(/ (?:\/\/|#) \(\d+\)/g, "");
const sourcesOf = (text: string): string => /^- Sources: .*$/m.exec(text)?.[0] ?? "";

test("no Markdown copy is left of a page that no longer exists", () => {
  const known = new Set(twins.map(({ file }) => decodeURI(file).slice(1)));
  const files = readdirSync(SITE_DIR, { recursive: true }).map(String);
  const found = files.filter((file) => file.endsWith(".md") && !/skill\.md$/i.test(file));
  expect(found.filter((file) => !known.has(file))).toEqual([]);
});

describe("llms.txt", () => {
  const text = read("/llms.txt");
  const linksOf = (markdown: string): string[] =>
    [...markdown.matchAll(/^- \[.*?\]\((https:[^)]*)\)/gm)].map(([, url = ""]) => url);

  /** Lists the links to Markdown copies, but not those to the lists of areas. */
  const twinsOf = (markdown: string): string[] =>
    linksOf(markdown).filter((url) => url.endsWith(".md"));

  test("is under 50,000 characters, and says what it is and how to use it", () => {
    expect(text.length).toBeLessThan(50_000);
    expect(text).toMatch(/^# Celo Documentation\n\n> .+\n\nHow to use this file:\n/);
    for (const [address] of text.matchAll(/https:\/\/docs\.celo\.org\/[\w./%-]+\w/g)) {
      expect([address, isServed(address)]).toEqual([address, true]);
    }
  });

  test("links once to the Markdown copy of every page that may be indexed", () => {
    const listed = twinsOf(text);
    const wanted = listDocPages()
      .filter(({ html }) => !isHidden(html))
      .map(({ path }) => `${ORIGIN}${path}.md`);
    expect(listed.map((url) => url.replaceAll("%28", "(").replaceAll("%29", ")")).sort()).toEqual(
      wanted.sort(),
    );
  });

  test("links to the lists of areas", () => {
    const areas = linksOf(text).filter((url) => url.endsWith("/llms.txt"));
    expect(areas).toContain(`${ORIGIN}/build/llms.txt`);
    expect(areas.filter((url) => !isServed(url))).toEqual([]);
  });

  test.each(["", "/.well-known", "/what-is-celo", "/build", "/developer", "/cel2"])(
    "it is also at %s/, next to the full text",
    (folder) => {
      const own = read(`${folder}/llms.txt`);
      const full = read(`${folder}/llms-full.txt`);
      const listed = twinsOf(own);
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.filter((url) => !isServed(url))).toEqual([]);
      for (const url of listed) expect(full).toContain(read(url.slice(ORIGIN.length)));
      if (folder === "/.well-known") expect(own).toBe(text);
    },
  );
});

test("docs.json has the tree, and for each page the digest of its Markdown copy", () => {
  const docs = JSON.parse(read("/docs.json")) as {
    tree: { name: string; items: unknown[] }[];
    pages: { path: string; title: string; description: string; markdown: string; digest: string }[];
  };
  expect(docs.tree.length).toBeGreaterThanOrEqual(4);
  expect(docs.tree.every(({ items }) => items.length > 0)).toBe(true);
  expect(docs.pages.length).toBe(listDocPages().filter(({ html }) => !isHidden(html)).length);
  for (const { markdown, digest, title, description } of docs.pages) {
    const twin = read(markdown.slice(ORIGIN.length));
    expect(createHash("sha256").update(twin).update("\0").digest("hex").slice(0, 12)).toBe(digest);
    expect(title.length * description.length).toBeGreaterThan(0);
  }
});

test("skill.md has a name and a description, and links to pages that exist", () => {
  const text = read("/skill.md");
  expect(text).toMatch(/^---\nname: celo\ndescription: ".{50,}"\n---\n\n# /);
  const urls = [...text.matchAll(/<(https:\/\/docs\.celo\.org[^>]*)>/g)].map(([, url = ""]) => url);
  expect(urls.length).toBeGreaterThan(8);
  expect(urls.filter((url) => !isServed(url))).toEqual([]);
});
