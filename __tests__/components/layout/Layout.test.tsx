import { jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { keepSidebar } from "../../../src/browser/navigation/sidebar-items";
import { find } from "../../browser/find";
import { footer, navbar } from "../../support/shell";
import { pageDoc } from "../page-doc";
import { inStage } from "../stages";

const versions = [
  { name: "current", label: "Next", mainDocPath: "/next", isLast: true },
  { name: "1.0", label: "1.0", mainDocPath: "/", isLast: false },
];
jest.unstable_mockModule("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({
    allDocVersion: { nodes: versions },
    navbar: { items: navbar },
    footer,
  }),
}));
const { Layout } = await import("../../../src/components/layout/Layout");

const FILE = "/static/sidebars/1.json";
keepSidebar(FILE, []);

const globals = globalThis as { SERVICES?: object };
const NONE = globals.SERVICES;
afterEach(() => {
  inStage({});
  globals.SERVICES = NONE;
});

/** The parts around a page's content. */
const parts = () => ({
  navbar: document.querySelector("[data-navbar]") !== null,
  footer: document.querySelector("footer") !== null,
  assistant: document.querySelector("[data-assistant]") !== null,
});

test("the first link leads to the content", () => {
  render(
    <Layout path="/gas">
      <p>words</p>
    </Layout>,
  );
  expect(document.querySelector("a")?.getAttribute("href")).toBe("#content");
  const main = screen.getByRole("main");
  expect([main.id, main.textContent]).toEqual(["content", "words"]);
  expect(main.tabIndex).toBe(-1);
  expect(parts()).toEqual({ navbar: true, footer: true, assistant: false });
});

test("navbar and footer are rendered once: the browser keeps those of the built page", () => {
  inStage({ BUILD_STAGE: "build-javascript" });
  render(<Layout path="/gas">words</Layout>);
  expect(parts()).toEqual({ navbar: false, footer: false, assistant: false });
});

test("the assistant is on every page of a build that has one", () => {
  globals.SERVICES = { assistant: {}, honorsDoNotTrack: true };
  render(<Layout path="/gas">words</Layout>);
  expect(parts().assistant).toBe(true);
});

test("the navbar marks the area of a doc's sidebar and shows its version", () => {
  const doc = pageDoc({
    sidebar: "celoL2Sidebar",
    sidebarFile: FILE,
    version: { ...pageDoc().version, name: "1.0" },
    versionPaths: versions.map((version) => ({ ...version, path: `/${version.name}/gas` })),
  });
  render(
    <Layout path="/gas" doc={doc}>
      words
    </Layout>,
  );
  const navbar = within(find("[data-navbar]"));
  expect(navbar.getByRole("link", { name: "L2" }).getAttribute("aria-current")).toBe("true");
  expect(navbar.getByText("Next").closest("a")?.getAttribute("href")).toBe("/current/gas");
  expect(find("nav[data-sidebar]").dataset.sidebar).toBe("celoL2Sidebar");
});
