import { jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { toMenuGroup } from "../../../src/components/navbar/menu-groups";
import { POSITIONS } from "../../../src/docs/shell/navbar";
import { navbar } from "../../support/shell";

const versions = [
  { name: "current", label: "Next", mainDocPath: "/next", isLast: false },
  { name: "1.0", label: "1.0", mainDocPath: "/", isLast: true },
];

jest.unstable_mockModule("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({
    allDocVersion: { nodes: versions },
    navbar: { items: navbar },
    footer: null,
  }),
}));
const { Navbar } = await import("../../../src/components/navbar/Navbar");
const { MainMenu } = await import("../../../src/components/navbar/MainMenu");

describe("a group of a menu", () => {
  test("marks the area whose sidebar the page belongs to", () => {
    const item = {
      type: "link",
      position: "left",
      label: "L2",
      href: "/cel2",
      sidebar: "celoL2Sidebar",
    } as const;
    const isCurrentAt = (sidebar: string | null) =>
      toMenuGroup(item, { path: "/x", sidebar }, versions).entries[0]?.isCurrent;
    expect([
      isCurrentAt("celoL2Sidebar"),
      isCurrentAt("toolingSidebar"),
      isCurrentAt(null),
    ]).toEqual([true, false, false]);
  });

  test("of versions shows the current version or, outside the docs, the last one that was read", () => {
    const labelAt = (version?: string) =>
      toMenuGroup({ type: "versions", position: "right" }, { path: "/", version }, versions).label;
    expect([labelAt("current"), labelAt()]).toEqual(["Next", "1.0"]);
  });

  test("of versions keeps the reader on the page if there is only one version, and links to its notes", () => {
    const [version] = versions;
    const only = toMenuGroup({ type: "versions", position: "right" }, { path: "/x" }, [
      { ...version!, isLast: true },
    ]);
    expect(only.entries).toEqual([
      { label: "Next", href: "/x", isHere: true, onlyVersion: version!.name, isCurrent: true },
      { label: "What's new", href: "/changelog" },
    ]);
  });

  test("of languages links to the page itself, then to the remaining items", () => {
    const items_after = [{ label: "Help us translate", href: "https://celo.crowdin.com/" }];
    const group = toMenuGroup(
      { type: "locales", position: "right", items_after },
      { path: "/cel2" },
      versions,
    );
    expect(group.entries.map(({ label, href }) => `${label} ${href}`)).toEqual([
      "English /cel2",
      "Help us translate https://celo.crowdin.com/",
    ]);
  });
});

test("the navbar has the areas, the dropdowns, the repository, the search and the color switch", () => {
  render(<Navbar currentPage={{ path: "/cel2", sidebar: "celoL2Sidebar", version: "1.0" }} />);
  const nav = within(screen.getByRole("navigation", { name: "Main" }));
  expect(nav.getByRole("link", { name: "L2" }).getAttribute("aria-current")).toBe("true");
  expect(nav.getByRole("link", { name: "Build" }).getAttribute("aria-current")).toBeNull();
  expect(nav.getByRole("link", { name: "GitHub repository" })).toBeTruthy();
  expect(nav.getByRole("link", { name: "Discord" }).getAttribute("rel")).toBe("noopener");
  const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
  expect([search.name, search.maxLength, search.form?.getAttribute("action")]).toEqual([
    "q",
    64,
    "/search",
  ]);
  expect(screen.getByRole("button", { name: /Switch to light mode/ })).toBeTruthy();
});

test("an item is on the side of the bar given by its position", () => {
  const { container } = render(<Navbar currentPage={{ path: "/" }} />);
  const sides = [...container.querySelectorAll("nav > div")];
  expect(sides).toHaveLength(2);
  for (const [index, position] of POSITIONS.entries()) {
    const named = navbar.flatMap((item) =>
      item.position === position && "label" in item ? [item.label] : [],
    );
    expect(named.length).toBeGreaterThan(0);
    for (const name of named)
      expect(
        sides[index]?.innerHTML.includes(name) && !sides[1 - index]?.innerHTML.includes(name),
      ).toBe(true);
  }
});

test("the mobile menu has everything the navbar has, with languages and versions by name", () => {
  const { container } = render(<MainMenu currentPage={{ path: "/" }} />);
  const titles = [...container.querySelectorAll("p")].map((title) => title.textContent);
  expect(titles).toEqual(["More", "Versions", "Languages", "Support"]);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(
    expect.arrayContaining(["What is Celo", "Tooling", "Help us translate", "GitHub repository"]),
  );
});
