import { render } from "@testing-library/react";
import { DocsSidebar } from "../../../src/components/sidebar/DocsSidebar";
import { find } from "../../browser/find";
import { pageDoc } from "../page-doc";
import { inStage } from "../stages";

const TREE = '<a href="/gas">Gas</a> <a href="/gr%C3%B6%C3%9Fe">Size</a>';
const MORE = '<a class="sidebar-more" href="/folded">More</a>';
const OTHER = "<a>Other</a>";
const sidebarAt = (path: string, html: string, sidebarFile = "l2.json") => (
  <DocsSidebar doc={pageDoc({ path, sidebar: "l2", sidebarFile, developmentSidebar: html })} />
);
const link = () => find("a").textContent;

beforeAll(() => {
  inStage({ NODE_ENV: "development" });
});
afterAll(() => {
  inStage({});
});

test.each([
  { to: "/größe", file: "l2.json", stays: true, why: "the page is in the tree" },
  { to: "/new", file: "l2.json", stays: false, why: "the tree leaves the page out" },
  { to: "/folded", file: "l2.json", stays: false, why: "only a link to a folded list leads there" },
  { to: "/größe", file: "build.json", stays: false, why: "it is another sidebar" },
  { to: "/gas", file: "edited.json", stays: false, why: "a writer has changed an entry" },
])("on the way to $to of $file what the reader opened stays: $stays, since $why", (given) => {
  const { rerender } = render(sidebarAt("/gas", TREE + MORE));
  expect(find("nav").dataset.sidebar).toBe("l2");
  find("a").textContent = "opened";
  rerender(sidebarAt(given.to, OTHER, given.file));
  expect(link()).toBe(given.stays ? "opened" : "Other");
});
