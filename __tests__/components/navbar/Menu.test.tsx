import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { keepSidebar } from "../../../src/browser/navigation/sidebar-items";
import { find } from "../../browser/find";
import { footer, navbar } from "../../support/shell";
import { pageDoc } from "../page-doc";
import { inStage } from "../stages";

const VERSION = { name: "current", label: "Next", mainDocPath: "/", isLast: true };
jest.unstable_mockModule("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({
    allDocVersion: { nodes: [VERSION] },
    navbar: { items: navbar },
    footer,
  }),
}));
const { Menu } = await import("../../../src/components/navbar/Menu");

const FILE = "/static/sidebars/1.json";
keepSidebar(FILE, []);

const show = (sidebar?: string | null) =>
  render(
    <Menu
      currentPage={{ path: "/gas" }}
      {...(sidebar !== undefined && { doc: pageDoc({ sidebar, sidebarFile: sidebar && FILE }) })}
    />,
  );
const mainMenu = () => find<HTMLDetailsElement>("[data-main-menu]");
const parts = () => ({
  sidebar: document.querySelector<HTMLElement>("nav[data-sidebar]")?.dataset.sidebar,
  hides: document.querySelector("[data-switch=sidebar]") !== null,
  mainMenuIsOpen: mainMenu().open,
  leadsBack: !find("summary").hidden,
});

afterEach(() => {
  inStage({});
});

test("in the docs it opens at the sidebar, which can be hidden; the main menu is one step back", () => {
  show("l2");
  expect(parts()).toEqual({ sidebar: "l2", hides: true, mainMenuIsOpen: false, leadsBack: true });
});

test.each([undefined, null])("without a sidebar (%s) it is just the main menu", (sidebar) => {
  show(sidebar);
  expect(parts()).toEqual({
    sidebar: undefined,
    hides: false,
    mainMenuIsOpen: true,
    leadsBack: false,
  });
});

test("it says above the sidebar that a reference is long, so that its filter moves nothing when the page arrives in parts", () => {
  const toc = Array.from({ length: 20 }, (_, at) => ({ depth: 2, id: `s${at}`, title: "Section" }));
  const doc = pageDoc({ sidebar: "l2", sidebarFile: FILE, toc });
  const { rerender } = render(<Menu currentPage={{ path: "/gas" }} doc={doc} />);
  expect(document.querySelector("[data-long]")).toBeNull();
  rerender(<Menu currentPage={{ path: "/gas" }} doc={{ ...doc, layout: "reference" }} />);
  expect(document.querySelector("[data-long] nav[data-sidebar]")).not.toBeNull();
});

test("browsers don't download the code of the main menu: they keep the built page's menu", () => {
  const { unmount } = show();
  expect(screen.getAllByRole("link").length).toBeGreaterThan(5);
  unmount();
  inStage({ BUILD_STAGE: "build-javascript" });
  show();
  expect(screen.queryAllByRole("link")).toEqual([]);
});
