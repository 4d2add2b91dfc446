import { pages } from "../support/built/built-site";
import { readAttributes } from "../support/built/html";

/* `npm run check:public` makes sure that every link leads to a page and a section. */

const linksOf = new Map(
  pages.map(({ path, html }) => [path, readAttributes(html, "href", "a")] as const),
);

test("every page can be found by following links, except those that are reached another way", () => {
  const found = new Set(["/"]);
  // A set also visits the paths that are added while it is read.
  for (const path of found) {
    for (const href of linksOf.get(path) ?? []) {
      const { host, pathname } = new URL(href, `http://site${path}`);
      if (host === "site") found.add(pathname);
    }
  }
  const lost = pages.map(({ path }) => path).filter((path) => !found.has(path));
  // Only old links lead to /home, the host shows /404 for unknown addresses, and the style guide is for writers.
  expect(lost).toEqual(["/404", "/home", "/markdown-page"]);
});

test("links are written as browsers send them: encoded, and without a trailing slash", () => {
  const odd = [...linksOf].flatMap(([path, links]) =>
    links
      .filter((href) => /\s/.test(href) || /^\/.*\/($|[?#])/.test(href) || href === "")
      .map((href) => `${path}: "${href}"`),
  );
  expect(odd).toEqual([]);
});
