import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { parse } from "yaml";
import { ChangeList } from "../../../src/components/changelog/ChangeList";
import { changelog } from "../../../src/site/changelog";

const source = (title: string) => ({ title, url: `https://${title}.example/` });
const change = (changeId: string, date: string, more: object = {}) => ({
  ...{ changeId, date, where: ["docs"], networks: [], title: changeId, summary: "What it is." },
  ...{ details: null, page: `/${changeId}`, sources: [], ...more },
});
const CHANGES = [
  change("jello", "2026-01-02", {
    ...{ where: ["celo", "docs"], networks: ["Celo Mainnet", "Celo Sepolia"] },
    ...{ details: "And why.", sources: [source("a"), source("b")] },
  }),
  change("isthmus", "2025-12-31"),
  change("docs", "2025-01-01", { sources: [source("a")] }),
];
const item = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

beforeEach(() => {
  render(<ChangeList changes={CHANGES} />);
});

test("changes are listed below their year, once, in their given order", () => {
  const years = ["2026", "2025"].map((year) =>
    within(screen.getByRole("region", { name: year }))
      .getAllByRole("listitem")
      .map(({ id }) => id),
  );
  expect(years).toEqual([["jello"], ["isthmus", "docs"]]);
  expect(screen.getAllByRole("region")).toHaveLength(2);
});

test("the filter begins with everything, and knows a change by where it was", () => {
  const choices = screen.getAllByRole<HTMLInputElement>("radio");
  expect(choices.map(({ value, defaultChecked }) => [value, defaultChecked])).toEqual([
    ["", true],
    ...changelog.filters.map(({ id }) => [id, false]),
  ]);
  expect(item("jello").dataset.where).toBe("celo docs");
});

test("a change says when, where and what it was, and where to check it", () => {
  expect(item("jello").textContent).toBe(
    "2 January 2026Celo Mainnet, Celo SepoliajelloWhat it is. And why.Sources: a, b",
  );
  expect(item("docs").textContent).toMatch(/Sources: a$/);
  expect(item("isthmus").textContent).toBe("31 December 2025These docsisthmusWhat it is.");
});

test("each choice has a rule that hides the rest, and a network has its own name", () => {
  const styles = readFileSync("src/components/changelog/ChangeList.module.css", "utf8");
  const networks = parse(readFileSync("content/data/networks.yaml", "utf8")) as {
    readonly id: string;
    readonly name: string;
  }[];
  const names = new Map(networks.map(({ id, name }) => [id, name]));
  for (const { id, label } of changelog.filters) {
    expect(label).toBe(id === "docs" ? changelog.theseDocs : names.get(id));
    for (const what of [
      `.change:not([data-where~="${id}"])`,
      `.year:not(:has([data-where~="${id}"]))`,
    ])
      expect(styles).toContain(`.changes:has([value="${id}"]:checked) ${what}`);
  }
});
