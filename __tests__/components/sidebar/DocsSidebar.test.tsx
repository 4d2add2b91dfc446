import { act, render } from "@testing-library/react";
import { keepSidebar } from "../../../src/browser/navigation/sidebar-items";
import { DocsSidebar } from "../../../src/components/sidebar/DocsSidebar";
import type { SidebarItem } from "../../../src/docs/sidebars/types";
import { find } from "../../browser/find";

const link = (label: string, href: string): SidebarItem => ({
  type: "link",
  label,
  href,
  unlisted: false,
});
keepSidebar("l2.json", [link("Gas", "/gas"), link("Size", "/größe")]);
keepSidebar("build.json", [link("Other", "/größe")]);
keepSidebar("edited.json", [link("Other", "/gas")]);

const sidebarAt = (path: string, file = "l2.json") => (
  <DocsSidebar name="l2" file={file} path={path} sections={[]} />
);
const first = () => find("nav a").textContent;

test("the tree marks the current page", () => {
  render(sidebarAt("/größe"));
  expect(find("nav").dataset.sidebar).toBe("l2");
  expect(find("[aria-current=page]").textContent).toBe("Size");
});

test.each([
  { to: "/größe", file: "l2.json", stays: true, why: "the page is in the tree" },
  { to: "/unlisted", file: "l2.json", stays: true, why: "it is the same sidebar" },
  { to: "/größe", file: "build.json", stays: false, why: "it is another sidebar" },
  { to: "/gas", file: "edited.json", stays: false, why: "a writer has changed an item" },
])("going to $to of $file keeps the categories the reader opened: $stays, since $why", (given) => {
  const { rerender } = render(sidebarAt("/gas"));
  find("nav a").textContent = "opened";
  rerender(sidebarAt(given.to, given.file));
  expect(first() === "opened").toBe(given.stays);
});

describe("if its items weren't loaded before", () => {
  const requests: string[] = [];
  beforeEach(() => {
    requests.length = 0;
    document.body.innerHTML = "";
    globalThis.fetch = (file) => {
      requests.push(file as string); // DocsSidebar passes a URL string.
      const items = [link("Fetched", "/fetched")];
      return Promise.resolve({ ok: true, json: () => Promise.resolve(items) } as Response);
    };
  });

  test("on the first page of a visit the tree stays as it was built, without a request", async () => {
    document.body.innerHTML = '<nav data-sidebar="l2"><a href="/gas">Built</a></nav>';
    await act(async () => {
      render(sidebarAt("/gas", "entry.json"));
      await Promise.resolve();
    });
    expect(requests).toEqual([]);
  });

  test("the tree is fetched when going back", async () => {
    await act(async () => {
      render(sidebarAt("/fetched", "back.json"));
      await Promise.resolve();
    });
    expect([requests, first()]).toEqual([["back.json"], "Fetched"]);
  });
});
