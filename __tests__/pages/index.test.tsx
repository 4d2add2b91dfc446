import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { home } from "../../src/site/home/home";
import { homePaths } from "../../src/site/home/paths";
import { homeSample } from "../../src/site/home/sample";
import { given } from "../components/given";
import { inStage } from "../components/stages";

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
/** Shows the portal; gives the number and the first words of each of its parts. */
const show = (): (readonly [number: string | undefined, isFilled: boolean])[] => {
  const { container } = render(<IndexPage {...given({ path: "/home", data })} />);
  return [...container.querySelectorAll<HTMLElement>("[data-segment]")].map(
    ({ dataset, textContent }) => [dataset.segment, textContent !== ""],
  );
};

afterEach(() => {
  inStage({});
});

test("the portal is its first words, code to run, what is new, and all ways on", () => {
  expect(show()).toEqual(["0", "1", "2", "3"].map((number) => [number, true]));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(home.title);
  expect(screen.getByText(homeSample.title)).toBeTruthy();
  expect(screen.getByRole("heading", { name: home.newsTitle })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Jello" }).getAttribute("href")).toBe(change.page);
  expect(screen.getByRole("heading", { name: home.pathsTitle })).toBeTruthy();
});

test("a browser keeps all of them as they were built; only the code is alive", () => {
  inStage({ BUILD_STAGE: "build-javascript" });
  expect(show()).toEqual(["0", "1", "2", "3"].map((number) => [number, false]));
  expect(screen.getByRole("button", { name: "Edit and run" })).toBeTruthy();
});
