import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { home } from "../../src/site/home/home";
import { homePaths } from "../../src/site/home/paths";
import { homeSample } from "../../src/site/home/sample";
import { given } from "../components/given";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: IndexPage } = await import("../../src/pages/index");

const docs = homePaths
  .flatMap(({ steps }) => steps)
  .map(({ href }) => ({ path: href, readingMinutes: 5, tutorial: null }));
const change = {
  ...{ changeId: "jello", date: "2026-11-20", title: "Jello", summary: "What it is." },
  page: "/network/jello",
};
const data = {
  allDoc: { nodes: docs },
  allNetwork: { nodes: [] },
  allChange: { nodes: [change] },
};
test("the portal is its first words, code to run, what is new, and all ways on", () => {
  render(<IndexPage {...given({ path: "/home", data })} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(home.title);
  expect(screen.getByText(homeSample.title)).toBeTruthy();
  expect(screen.getByRole("heading", { name: home.newsTitle })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Jello" }).getAttribute("href")).toBe(change.page);
  expect(screen.getByRole("heading", { name: home.pathsTitle })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit and run" })).toBeTruthy();
});
