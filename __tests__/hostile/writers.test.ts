/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { parse as parseYaml } from "yaml";
import { splitFrontmatter } from "../../src/base/split-frontmatter";
import { TEMPLATE_KINDS, fillTemplate, templateFile } from "../../src/docs/edits/scaffold-page";
import { createSidebarHtml } from "../../src/docs/sidebars/sidebar-html";
import type { SidebarItem } from "../../src/docs/sidebars/types";
import { markChecked } from "../../src/markdown/samples/mark-checked";
import { formatHeaders, parseHeaders } from "../../src/outputs/hosting/header-rules";
import { formatNginxMaps } from "../../src/outputs/hosting/nginx";
import { formatRedirectPage, formatRedirects } from "../../src/outputs/hosting/redirects";
import { compile, print } from "../support/compile";
import { findHarm } from "../support/harmless";
import { HOSTILE_TEXTS } from "../support/hostile/texts";

/*
 * Checks the code that writes HTML, YAML and nginx's language with one table of texts (xml.test.ts does the same for
 * XML). A parser of that language reads each result and has to return the same text.
 */

/**
 * Returns the part of a text that HTML can contain: a parser drops zero bytes or replaces them with another character.
 */
const held = (text: string): string => text.replaceAll("\0", "");
const heldInAttribute = (text: string): string => text.replaceAll("\0", "\ufffd");

function read(html: string): HTMLElement {
  expect(findHarm(html)).toEqual([]);
  const box = document.createElement("div");
  box.innerHTML = html;
  return box;
}

const link = (label: string, href: string): SidebarItem => ({
  type: "link",
  label,
  href,
  unlisted: false,
});

const category = (label: string, items: readonly SidebarItem[], href?: string): SidebarItem => ({
  ...{ type: "category", label, items, collapsed: items.length > 50, linkUnlisted: false },
  ...(href !== undefined && { href }),
});

describe.each(HOSTILE_TEXTS)("%s", (_, text) => {
  test("is a label in a sidebar, and a URL in it", () => {
    const items: SidebarItem[] = [
      link(text, "/a"),
      link("page", `/${text.replace("\ud800", "")}`),
      category(text, [link("b", "/b")]),
      category(text, [link("d", "/d")], "/c"),
    ];
    const box = read(createSidebarHtml(items)("/b"));
    expect(box.querySelector('a[href="/a"]')!.textContent).toBe(held(text));
    expect(box.querySelectorAll("summary")[0]!.textContent).toBe(held(text));
    expect(box.querySelector('a[href="/c"]')!.textContent).toBe(held(text));
    expect(box.querySelectorAll("summary")[1]!.getAttribute("aria-label")).toBe(
      `Pages of ${heldInAttribute(text)}`,
    );
    expect(box.querySelectorAll("a")[1]!.getAttribute("href")).toBe(
      encodeURI(`/${text.replace("\ud800", "")}`),
    );
    expect(box.querySelectorAll("a")).toHaveLength(5);
  });

  test("is the text of a checked block's mark", () => {
    const { segments } = compile("```ts\na\n```").body;
    const checked = { language: "ts", code: "a", label: text, sentence: text };
    const box = read(print(markChecked(segments, [checked])));
    expect(box.querySelector(".code-checked")!.textContent).toBe(held(text));
    expect(box.querySelector("[popover]")!.textContent).toBe(held(text));
  });

  test("is the site's name on the page of a redirect", () => {
    const html = formatRedirectPage({ from: "/a", to: "/b" }, "https://x.example", text);
    const page = new DOMParser().parseFromString(html, "text/html");
    const title = `This page has moved | ${heldInAttribute(text)}`;
    expect(page.title).toBe(title.replace(/[\t\n\f\r ]+/g, " "));
    expect(page.querySelectorAll("script")).toHaveLength(1);
    expect(page.querySelectorAll("body *")).toHaveLength(4);
  });

  test.each(TEMPLATE_KINDS)("is the title of a new page from the template %s", (kind) => {
    const template = readFileSync(templateFile(kind), "utf8");
    const page = splitFrontmatter(fillTemplate(template, { title: text, today: "2026-11-22" }));
    expect((parseYaml(page.yaml ?? "") as { title: string }).title).toBe(text);
    const plain = splitFrontmatter(fillTemplate(template, { title: "x", today: "2026-11-22" }));
    expect(Object.keys(parseYaml(page.yaml ?? "") as object)).toEqual(
      Object.keys(parseYaml(plain.yaml ?? "") as object),
    );
  });

  test.each(["/x", "/*"])(
    "is the value of a header for %s in nginx and on hosts, or is refused",
    (pattern) => {
      const rules = [{ pattern, headers: { Refresh: text } }];
      const isPlain = /^[!-~](?:[ -~]*[!-~])?$/.test(text);
      const nginx = tryTo(() => formatNginxMaps(rules, []));
      if (nginx !== undefined) {
        const strings = nginx.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
        expect(strings.map(unquote)).toContain(text);
        expect(text).not.toContain("$");
        // Outside strings, nginx reads the same text as it does with a harmless value.
        const plain = formatNginxMaps([{ pattern, headers: { Refresh: "0" } }], []);
        expect(withoutStrings(nginx)).toBe(withoutStrings(plain));
      } else expect(isPlain && !text.includes("$")).toBe(false);
      const headers = tryTo(() => formatHeaders(rules));
      if (headers === undefined) expect(isPlain).toBe(false);
      else expect(parseHeaders(headers)[0]!.headers.Refresh).toBe(text);
    },
  );

  test("is an old address, or is refused by all hosts", () => {
    const redirect = { from: `/${text}`, to: "/b" };
    const [nginx, others] = [
      tryTo(() => formatNginxMaps([], [redirect])),
      tryTo(() => formatRedirects([redirect])),
    ];
    if (others !== undefined)
      expect(others.split(/\s+/)).toEqual([encodeURI(redirect.from), "/b", "301", ""]);
    if (nginx === undefined) return;
    expect((nginx.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map(unquote)).toContain(redirect.from);
    expect(withoutStrings(nginx)).toBe(
      withoutStrings(formatNginxMaps([], [{ from: "/a", to: "/b" }])),
    );
  });
});

const tryTo = (write: () => string): string | undefined => {
  try {
    return write();
  } catch {
    return undefined;
  }
};
const unquote = (quoted: string): string => quoted.slice(1, -1).replace(/\\(["\\])/g, "$1");
const withoutStrings = (text: string): string => text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
