import { render, screen, within } from "@testing-library/react";
import type { Doc } from "../../../src/components/base/types";
import { DocPage } from "../../../src/components/doc/DocPage";
import { pageDoc } from "../page-doc";
import { inStage } from "../stages";

const TOC = [{ depth: 2, id: "price", title: "Price" }];
const FAULT = { file: "a.md", line: 1, column: 1, rule: "r", problem: "Wrong.", fix: "Right." };
const show = (change: Partial<Doc> = {}) => render(<DocPage doc={pageDoc(change)} />);
const article = () => screen.getByRole("article");

afterEach(() => {
  inStage({});
});

test("a doc shows its title and its text", () => {
  inStage({ NODE_ENV: "development" });
  const { container } = show({ body: [{ kind: "html", html: "<p>Little.</p>" }] });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Gas fees");
  expect(container.querySelector(".prose")?.textContent).toBe("Little.");
  expect(article().dataset.docVersion).toBe("current");
});

test.each([
  ["<p>Little.</p>", 0],
  ["<aside><p>Ended.</p></aside>", 1],
])("the description is shown unless the text begins with a paragraph: %s", (html, count) => {
  const { description } = pageDoc();
  show({ body: [{ kind: "html", html }] });
  expect(screen.queryAllByText(description)).toHaveLength(count);
});

test.each([
  { toc: TOC, hideTableOfContents: false, count: 2 },
  { toc: TOC, hideTableOfContents: true, count: 0 },
  { toc: [], hideTableOfContents: false, count: 0 },
])("headings $toc, hidden $hideTableOfContents: $count tables of contents", (given) => {
  show(given);
  expect(screen.queryAllByRole("navigation", { name: "On this page" })).toHaveLength(given.count);
});

test("a doc without badge or other versions doesn't mention them", () => {
  show();
  expect(screen.queryByText(/^Version:/)).toBeNull();
  expect(article().hasAttribute("data-version-paths")).toBe(false);
});

test("a versioned doc says its version, and links to the others with safe URLs", () => {
  show({
    version: { ...pageDoc().version, badge: true, label: "1.0" },
    versionPaths: [{ name: "current", label: "Next", isLast: false, path: "/next/größe" }],
  });
  expect(screen.getByText(/^Version:/).textContent).toBe("Version: 1.0");
  expect(article().dataset.versionPaths).toBe('{"current":"/next/gr%C3%B6%C3%9Fe"}');
});

test("programs that read the page find its Markdown, and readers don't see the link", () => {
  show({ path: "/größe" });
  const line = screen.getByText(/^For agents:/);
  expect(line.textContent).toContain("/gr%C3%B6%C3%9Fe.md");
  expect(line.className).toBe("visually-hidden");
  expect(line.getAttribute("aria-hidden")).toBe("true");
});

test("a moved id is on a notice with a link to its replacement", () => {
  show({ movedAnchors: [{ id: "old", to: "/größe#neu" }] });
  const notice = document.getElementById("old");
  expect(notice?.dataset.moved).toBe("");
  expect(within(notice!).getByRole("link").getAttribute("href")).toBe("/gr%C3%B6%C3%9Fe#neu");
});

test("faults are shown on the page in development, and never to readers", () => {
  const { rerender } = show({ faults: [FAULT] });
  expect(screen.getByText(/Wrong\./)).toBeTruthy();
  inStage({ NODE_ENV: "production" });
  rerender(<DocPage doc={pageDoc({ faults: [FAULT] })} />);
  expect(screen.queryByText(/Wrong\./)).toBeNull();
});
