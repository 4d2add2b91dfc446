import { findPage, listDocPages } from "../support/built/built-site";
import { type DocSource, docSources } from "../support/built/doc-sources";
import { cut, readAttributes } from "../support/built/html";

/* Tests, without a browser, that every built docs page contains what its source says. */

const published = docSources;

/** Expects that what `read` finds in each doc's <main> agrees with the doc's source. Lists the docs that differ. */
function expectEach<T>(
  read: (main: string, doc: DocSource) => T,
  expected: (doc: DocSource) => T,
): void {
  const pairs = published.map((doc) => ({
    path: doc.path,
    found: read(cut(findPage(doc.path).html, /<main/, "</main>"), doc),
    expected: expected(doc),
  }));
  const wrong = pairs.filter(
    (pair) => JSON.stringify(pair.found) !== JSON.stringify(pair.expected),
  );
  expect({ count: wrong.length, first: wrong.slice(0, 3) }).toEqual({ count: 0, first: [] });
}

const linksIn = (html: string): string[] => readAttributes(html, "href", "a");

test("every doc has a page", () => {
  expect(published.map(({ path }) => path).sort()).toEqual(
    listDocPages()
      .map(({ path }) => path)
      .sort(),
  );
  expect(published.length).toBeGreaterThan(50);
});

test("the edit link leads to the doc's own file", () => {
  expectEach(
    (main) => {
      const [link = "", ...others] = linksIn(main).filter((href) => href.includes("/edit/main/"));
      return [decodeURI(link.replace(/.*\/edit\/main\//, "")), ...others];
    },
    ({ file }) => [file],
  );
});

test("the page shows when its facts were checked, and against what", () => {
  expectEach(
    (main) => {
      const footer = cut(main, /<footer/, "</footer>");
      const sources = cut(footer, /<ul [^>]*aria-label="Sources"/, "</ul>");
      return [readAttributes(footer, "datetime", "time").at(-1), ...linksIn(sources)];
    },
    ({ frontmatter }) => [
      frontmatter.facts_checked,
      ...(frontmatter.sources ?? []).map(({ url }) => url),
    ],
  );
});

test("breadcrumbs lead from the home page to the page itself", () => {
  expectEach(
    (main, { path }) => {
      const breadcrumbs = cut(main, /<nav aria-label="Breadcrumbs"/, "</nav>");
      const links = linksIn(breadcrumbs);
      return [links[0], links.includes(path), readAttributes(breadcrumbs, "aria-current")];
    },
    () => ["/", false, ["page"]],
  );
});

test("a replaced page says so and links to its replacement", () => {
  expectEach(
    (main, { frontmatter }) => {
      // A note with data-moved belongs to a redirect from an older anchor of the page.
      const note = cut(main, /<p (?![^>]*data-moved)[^>]*role="note"/, "</p>");
      const own = cut(
        main,
        /<div data-segment[^>]*>(?:<p>(?:(?!<\/p>)[^])*<\/p>\s*)?<aside class="admonition/,
        "</aside>",
      );
      const paths = linksIn(note + own).map((href) => href.replace(/#.*/, ""));
      const isNamed = paths.includes(frontmatter.replaced_by ?? "");
      return frontmatter.replaced_by ? isNamed : linksIn(note).length === 0;
    },
    () => true,
  );
  expect(published.some(({ frontmatter }) => frontmatter.replaced_by)).toBe(true);
});

/** Returns the target of a page's pager (`prev` or `next`). */
function pagerLink(path: string, rel: "prev" | "next"): string | undefined {
  const pager = cut(findPage(path).html, /<nav [^>]*aria-label="Docs pages"/, "</nav>");
  return linksIn(`${cut(pager, new RegExp(`<a [^>]*rel="${rel}"`), ">")}>`)[0];
}

test("previous and next lead through each sidebar in its order", () => {
  const navOf = (html: string) => cut(html, /<nav [^>]*data-sidebar=/, "</nav>");
  const nameOf = (html: string) => readAttributes(html, "data-sidebar", "nav")[0];
  const sidebars = new Map<string, string[]>();
  for (const { path, html } of listDocPages()) {
    const name = nameOf(html);
    if (name !== undefined) sidebars.set(name, [...(sidebars.get(name) ?? []), path]);
  }
  for (const [name, members] of sidebars) {
    const firsts = members.filter((path) => pagerLink(path, "prev") === undefined);
    const order: string[] = [];
    for (let path = firsts[0]; path !== undefined; path = pagerLink(path, "next")) {
      if (order.length > 0) expect(pagerLink(path, "prev")).toBe(order.at(-1));
      order.push(path);
      if (order.length > members.length) break;
    }
    expect({ name, firsts: firsts.length, order: [...order].sort() }).toEqual({
      name,
      firsts: 1,
      order: [...members].sort(),
    });
    // A page's sidebar has the same order, but may leave out what is in collapsed categories.
    for (const path of members) {
      const shown = [...new Set(linksIn(navOf(findPage(path).html)))].filter((href) =>
        members.includes(href),
      );
      expect({ path, shown }).toEqual({
        path,
        shown: order.filter((href) => shown.includes(href)),
      });
      expect(shown).toContain(path);
    }
  }
  expect([...sidebars.keys()].sort()).toEqual([
    "buildOnCeloSidebar",
    "celoL2Sidebar",
    "recipesSidebar",
    "toolingSidebar",
    "whatisCeloSidebar",
  ]);
});
