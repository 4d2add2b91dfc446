import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { given } from "../components/given";
import { homeData as home } from "../support/home-data";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: IndexPage } = await import("../../src/pages/index");

const change = {
  ...{ changeId: "jello", date: "2026-11-20", title: "Jello", summary: "What it is." },
  page: "/network/jello",
};
const data = {
  home,
  allNetwork: { nodes: [] },
  allChange: { nodes: [change] },
};
test("the portal has an introduction, code to run, news, and all links to other pages", () => {
  render(<IndexPage {...given({ path: "/home", data })} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(home.title);
  expect(screen.getByRole("group", { name: home.titles.pay_in })).toBeTruthy();
  expect(screen.getByRole("heading", { name: home.titles.news })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Jello" }).getAttribute("href")).toBe(change.page);
  expect(screen.getByRole("region", { name: home.titles.networks })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit and run" })).toBeTruthy();
});

test("a site without content for the portal has none", () => {
  const { container } = render(
    <IndexPage {...given({ path: "/home", data: { ...data, home: null } })} />,
  );
  expect(container.innerHTML).toBe("");
});
