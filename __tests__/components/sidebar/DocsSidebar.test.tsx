import { render } from "@testing-library/react";
import { DocsSidebar } from "../../../src/components/sidebar/DocsSidebar";
import { find } from "../../browser/find";
import { pageDoc } from "../page-doc";
import { inStage } from "../stages";

const TREE = '<a href="/gas">Gas</a> <a href="/gr%C3%B6%C3%9Fe">Size</a>';
const MORE = '<a class="sidebar-more" href="/folded">More</a>';
const OTHER = "<a>Other</a>";
const sidebarAt = (path: string, html: string, sidebar = "l2") => (
  <DocsSidebar doc={pageDoc({ path, sidebar, developmentSidebar: html })} />
);
const link = () => find("a").textContent;

beforeAll(() => {
  inStage({ NODE_ENV: "development" });
});
afterAll(() => {
  inStage({});
});

test.each([
  { to: "/größe", sidebar: "l2", stays: true, why: "the page is in the tree" },
  { to: "/new", sidebar: "l2", stays: false, why: "the tree leaves the page out" },
  { to: "/folded", sidebar: "l2", stays: false, why: "only the link to a folded list leads there" },
  { to: "/größe", sidebar: "build", stays: false, why: "it is another sidebar" },
])("on the way to $to of $sidebar what the reader opened stays: $stays, since $why", (given) => {
  const { rerender } = render(sidebarAt("/gas", TREE + MORE));
  expect(find("nav").dataset.sidebar).toBe("l2");
  find("a").textContent = "opened";
  rerender(sidebarAt(given.to, OTHER, given.sidebar));
  expect(link()).toBe(given.stays ? "opened" : "Other");
});
