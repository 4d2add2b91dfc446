import { createSidebarHtml } from "../../../src/docs/sidebars/sidebar-html";
import { category, link } from "../../support/sidebars";

const sidebar = [
  link("/build", { label: "Build & run" }),
  category("Deploy", [link("/deploy/remix"), category("More", [link("/deploy/more/a")])], {
    href: "/deploy",
  }),
  category("Open", [link("/open/a")], { collapsed: false }),
  link("https://celo.org", { docId: undefined }),
];

test("a sidebar is nested lists, whose categories open without a script", () => {
  expect(createSidebarHtml(sidebar)("/elsewhere")).toMatchInlineSnapshot(
    `"<ul class="sidebar-list"><li><a href="/build">Build &amp; run</a></li><li class="sidebar-parent"><a href="/deploy">Deploy</a><details class="sidebar-category"><summary class="sidebar-summary" aria-label="Pages of Deploy"></summary><ul class="sidebar-list"><li><a href="/deploy/remix">/deploy/remix</a></li><li><details class="sidebar-category"><summary class="sidebar-summary">More</summary><ul class="sidebar-list"><li><a href="/deploy/more/a">/deploy/more/a</a></li></ul></details></li></ul></details></li><li><details class="sidebar-category" open><summary class="sidebar-summary">Open</summary><ul class="sidebar-list"><li><a href="/open/a">/open/a</a></li></ul></details></li><li><a href="https://celo.org">https://celo.org</a></li></ul>"`,
  );
});

test.each([
  { path: "/elsewhere", open: ["Open"] },
  { path: "/build", open: ["Open"] },
  { path: "/deploy", open: ["Deploy", "Open"] },
  { path: "/deploy/remix", open: ["Deploy", "Open"] },
  { path: "/deploy/more/a", open: ["Deploy", "More", "Open"] },
])("on $path the categories $open are open", ({ path, open }) => {
  const html = createSidebarHtml(sidebar)(path);
  const labels = [
    ...html.matchAll(
      /<details[^>]* open><summary[^>]*?(?: aria-label="Pages of ([^"]+)")?>([^<]*)/g,
    ),
  ].map(([, ofPage, label]) => ofPage ?? label);
  expect(labels).toEqual(open);
});

test("HTML for one page doesn't affect another page", () => {
  const large = [
    category(
      "Many",
      Array.from({ length: 100 }, (_, n) => link(`/${n}`)),
    ),
  ];
  for (const items of [sidebar, [...sidebar, ...large]]) {
    const write = createSidebarHtml(items);
    for (const path of [
      "/deploy/more/a",
      "/0",
      "/deploy",
      "/elsewhere",
      "/open/a",
      "/deploy/more/a",
    ])
      expect(write(path)).toBe(createSidebarHtml(items)(path));
  }
});

test("the page itself is marked, wherever it is", () => {
  const html = createSidebarHtml([...sidebar, link("/build")])("/build");
  expect(html.match(/ aria-current="page"/g)).toHaveLength(2);
});

test("unlisted pages aren't shown", () => {
  const html = createSidebarHtml([
    link("/a", { unlisted: true }),
    category("B", [], { href: "/b", linkUnlisted: true }),
  ])("/a");
  expect(html).not.toContain("<li>");
});

test("a category with only unlisted pages isn't shown; if it has its own page it's a link", () => {
  const hidden = link("/b/c", { unlisted: true });
  expect(createSidebarHtml([category("B", [hidden])])("/b/c")).not.toContain("<li>");
  const html = createSidebarHtml([category("B", [hidden], { href: "/b" })])("/");
  expect(html).toContain('href="/b"');
  expect(html).not.toContain("<details");
});

test("paths are percent-encoded, URLs of other sites are unchanged", () => {
  const html = createSidebarHtml([link("/a b/ü"), link("https://celo.org/?a=1&b=2%20")])("/");
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/a%20b/%C3%BC",
    "https://celo.org/?a=1&amp;b=2%20",
  ]);
});

test("closed categories have their pages in the tree, however many there are", () => {
  const pages = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => link(`/${folder}/${index}`));
  const html = createSidebarHtml([category("A", pages("a", 100)), category("B", pages("b", 2))])(
    "/b/1",
  );
  expect(html.match(/<details class="sidebar-category"(?: open)?>/g)).toHaveLength(2);
  expect(html.match(/<li><a /g)).toHaveLength(100 + 2);
});

test("labels and URLs are text, whatever they contain", () => {
  const label = `"><b>&'`;
  const html = createSidebarHtml([
    link('https://celo.org/?a="><b>&', { label }),
    category(label, [link("/x", { label })]),
    category(label, [link("/y")], { href: "/p" }),
  ])("/x");
  expect(html).not.toContain("<b>");
  expect(html).toContain('href="https://celo.org/?a=&quot;>&lt;b>&amp;"');
  expect(html).toContain(`aria-label="Pages of &quot;>&lt;b>&amp;'"`);
  expect(html.split(`>">&lt;b>&amp;'<`)).toHaveLength(1 + 4);
});

test("a category whose own page is the current one is open and marked once", () => {
  const html = createSidebarHtml([category("A", [link("/b")], { href: "/a" })])("/a");
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('<details class="sidebar-category" open>');
});

test("sections of the page are listed below its link, in a category too", () => {
  const items = [link("/gas"), category("Build", [link("/build/size")], { href: "/build" })];
  const write = createSidebarHtml(items);
  const sections = [{ id: "größe", title: "Size & more" }];
  const list =
    '<ul class="sidebar-list" data-toc data-sections><li><a href="#gr%C3%B6%C3%9Fe">Size &amp; more</a></li></ul>';
  for (const path of ["/gas", "/build"]) {
    const html = write(path, sections);
    expect(html.split(list)).toHaveLength(2);
    expect(html).toMatch(/aria-current="page">[^<]*<\/a><ul [^>]*data-sections/);
  }
  expect(write("/gas")).not.toContain("data-sections");
});
