import { render, screen } from "@testing-library/react";
import type { Doc } from "../../../src/components/base/types";
import { Breadcrumbs } from "../../../src/components/doc/Breadcrumbs";
import { FaultPanel } from "../../../src/components/doc/FaultPanel";
import { DocFooter } from "../../../src/components/doc/footer/DocFooter";
import { Pager } from "../../../src/components/doc/footer/Pager";
import { Notices } from "../../../src/components/doc/Notices";
import { TableOfContents } from "../../../src/components/doc/TableOfContents";
import { AnnouncementBar } from "../../../src/components/layout/AnnouncementBar";

const doc = {
  factsChecked: "2026-11-21",
  sources: [{ title: "Celo L2 specification", url: "https://specs.celo.org/" }],
  editUrl: "https://github.com/celo-org/docs/edit/main/x.md",
  lastUpdatedAt: "2026-11-20T23:30:00Z",
  lastUpdatedBy: "Ada",
  version: { name: "current", label: "Next", banner: "none", badge: false, isLast: true },
  versionPaths: [],
  path: "/x",
  body: [],
  replacedBy: null,
  replacement: null,
  movedAnchors: [],
  unlisted: false,
  draft: false,
} as unknown as Doc;

const text = (container: HTMLElement) => container.textContent.replace(/\s+/g, " ").trim();

test("breadcrumbs: URLs are fully percent-encoded", () => {
  render(
    <Breadcrumbs
      items={[
        { label: "A", path: "/größe b" },
        { label: "B", path: "/b" },
      ]}
    />,
  );
  expect(screen.getByText("A").getAttribute("href")).toBe("/gr%C3%B6%C3%9Fe%20b");
});

test("breadcrumbs: categories without a page are text, the page itself is current and not a link", () => {
  render(
    <Breadcrumbs
      items={[
        { label: "L2", path: "/cel2" },
        { label: "Operators", path: null },
        { label: "Run a node", path: "/cel2/operators/run-node" },
      ]}
    />,
  );
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/", "/cel2"]);
  expect(screen.getByText("Run a node").getAttribute("aria-current")).toBe("page");
});

test("the end of a doc says when and against what its facts were checked, and who changed it last", () => {
  const { container } = render(<DocFooter doc={doc} />);
  expect(text(container)).toMatch(
    /Edit this pageHistoryWatch this pageUpdated 20 November 2026 by AdaFacts checked 21 November 2026, 1 sourceCelo L2 specification$/,
  );
});

test("a page that is still being written may have no date, and shows none", () => {
  const { container } = render(<DocFooter doc={{ ...doc, factsChecked: "", sources: [] }} />);
  expect(text(container)).toMatch(
    /Edit this pageHistoryWatch this pageUpdated 20 November 2026 by Ada$/,
  );
});

test("watching a page is a feed of its file's commits", () => {
  render(<DocFooter doc={doc} />);
  expect(screen.getByText("Watch this page").getAttribute("href")).toBe(
    "https://github.com/celo-org/docs/commits/main/x.md.atom",
  );
});

test("the history link leads to the commits of the file", () => {
  render(<DocFooter doc={doc} />);
  expect(screen.getByText("History").getAttribute("href")).toBe(
    "https://github.com/celo-org/docs/commits/main/x.md",
  );
});

test("it leaves out what isn't known", () => {
  const { container } = render(
    <DocFooter
      doc={{ ...doc, sources: [], editUrl: null, lastUpdatedAt: null, lastUpdatedBy: null }}
    />,
  );
  expect(text(container)).toMatch(/BrokenFacts checked 21 November 2026$/);
});

test.each<[Partial<Doc>, string]>([
  [{}, ""],
  [{ unlisted: true }, "This page is unlisted."],
  [{ draft: true }, "This page is a draft."],
  [
    { replacedBy: "/cel2", replacement: { title: "Celo L2" } },
    "The subject of this page has ended. Read instead: Celo L2",
  ],
  [
    { version: { ...doc.version, label: "0.9", banner: "unmaintained" } },
    "This is the documentation of 0.9, which is no longer maintained.",
  ],
])("a doc with %j begins with a notice", (change, expected) => {
  const { container } = render(<Notices doc={{ ...doc, ...change }} />);
  expect(text(container).slice(0, expected.length || undefined)).toBe(expected);
});

test.each([
  ["first", "", "/cel2"],
  ["after its first paragraph", "<p>What it <em>was</em>.</p>", "/cel2"],
  ["first, for a section", "", "/cel2#fees"],
])("a page whose own notice about its end is %s has no second one", (_, before, href) => {
  const html = `${before}<aside class="admonition"><p>Read <a href="${href}">Celo L2</a>.</p></aside>`;
  const body = [{ kind: "html", html }] as const;
  expect(
    render(<Notices doc={{ ...doc, replacedBy: "/cel2", body }} />).container.textContent,
  ).toBe("");
  const { container } = render(<Notices doc={{ ...doc, replacedBy: "/build", body }} />);
  expect(text(container)).toBe("The subject of this page has ended. Read instead: /build");
});

test("a page without neighbors has no pager", () => {
  expect(render(<Pager previous={null} next={null} />).container.innerHTML).toBe("");
});

test("the table of contents links to headings whose ids need encoding", () => {
  render(<TableOfContents entries={[{ depth: 2, id: "l1-→-l2", title: "L1 → L2" }]} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("#l1-%E2%86%92-l2");
});

test("faults are listed with their position and fix", () => {
  const fault = {
    file: "a.md",
    line: 3,
    column: 1,
    rule: "link/unknown-page",
    problem: "No such page.",
    fix: "Try /b.",
  };
  const { container } = render(<FaultPanel faults={[fault]} />);
  expect(text(container)).toBe("a.md:3:1No such page.Try /b. [link/unknown-page]");
});

test("the configured announcement can't be closed; a closeable one has a button", () => {
  const { rerender } = render(<AnnouncementBar />);
  expect(screen.queryByRole("button")).toBeNull();
  rerender(<AnnouncementBar isCloseable />);
  expect(screen.getByRole("button", { name: "Close announcement" })).toBeTruthy();
});
