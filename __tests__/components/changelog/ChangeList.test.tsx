import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { parse } from "yaml";
import { ChangeList } from "../../../src/components/changelog/ChangeList";
import { ACTORS, CHANGE_KINDS } from "../../../src/data/changelog";
import { changelog } from "../../../src/site/changelog";

const source = (title: string) => ({ title, url: `https://${title}.example/` });
const change = (changeId: string, date: string, more: object = {}) => ({
  ...{ changeId, date, where: ["docs"], networks: [], title: changeId, summary: "What it is." },
  ...{ details: null, page: `/${changeId}`, sources: [], kind: "docs", actionFor: [], ...more },
});
const CHANGES = [
  change("jello", "2026-01-02", {
    ...{ where: ["celo", "docs"], networks: ["Celo Mainnet", "Celo Sepolia"] },
    ...{ details: "And why.", sources: [source("a"), source("b")] },
    ...{ kind: "upgrade", actionFor: ["operators", "apps"] },
  }),
  change("isthmus", "2025-12-31"),
  change("docs", "2025-01-01", { sources: [source("a")] }),
];
const item = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

beforeEach(() => {
  render(<ChangeList changes={CHANGES} />);
});

test("changes of networks are listed before those of these docs, each in the given order", () => {
  const groups = screen.getAllByRole("region").map((group) => group.getAttribute("aria-label"));
  expect(groups).toEqual([changelog.theNetworks, changelog.theseDocs]);
  expect(screen.getAllByRole("listitem").map(({ id }) => id)).toEqual(["jello", "isthmus", "docs"]);
});

test("the filters begin with everything, and find a change by its network and kind", () => {
  const choicesOf = (name: string) =>
    within(screen.getByRole("group", { name }))
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ value, defaultChecked }) => [value, defaultChecked]);
  expect(choicesOf("Where")).toEqual([
    ["", true],
    ...changelog.filters.map(({ id }) => [id, false]),
  ]);
  expect(choicesOf("Kind")).toEqual([
    ["", true],
    ...CHANGE_KINDS.filter((kind) => kind !== "docs").map((kind) => [kind, false]),
  ]);
  expect(item("jello").dataset).toMatchObject({ where: "celo docs", kind: "upgrade" });
});

test("everyone who may have to act has a label", () => {
  expect(Object.keys(changelog.actors)).toEqual(ACTORS);
});

test("a change shows when, where and what it was, and its sources", () => {
  expect(item("jello").textContent).toBe(
    "2 January 2026Celo Mainnet, Celo Sepoliajello Upgrade Action needed: node operators, appsWhat it is. And why.Sources: a, b",
  );
  expect(item("docs").textContent).toMatch(/Sources: a$/);
  expect(item("isthmus").textContent).toBe("31 December 2025isthmus  What it is.");
});

test("each choice has a rule that hides the rest, and a network has its own name", () => {
  const styles = readFileSync("src/components/changelog/ChangeList.module.css", "utf8").replace(
    /\s+/g,
    " ",
  );
  const networks = parse(readFileSync("content/data/networks.yaml", "utf8")) as {
    readonly id: string;
    readonly name: string;
  }[];
  const names = new Map(networks.map(({ id, name }) => [id, name]));
  for (const { id, label } of changelog.filters) {
    expect(label).toBe(names.get(id));
    expect(styles).toContain(
      `.changes:has([name="where"][value="${id}"]:checked) .change:not([data-where~="${id}"])`,
    );
  }
  for (const { id } of changelog.kinds)
    expect(styles).toContain(
      `.changes:has([name="kind"][value="${id}"]:checked) .change:not([data-kind="${id}"])`,
    );
  // The message for no matches needs a rule for each combination, since a network may have no change of a certain
  // kind.
  const pairs = changelog.filters.flatMap((place) =>
    changelog.kinds.map((kind) => `:has([data-where~="${place.id}"][data-kind="${kind.id}"])`),
  );
  expect(pairs.filter((pair) => !styles.includes(pair))).toEqual([]);
});

test("if no change matches the choices, the filter can be reset", () => {
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Show all changes" });
  expect([button.type, button.form]).toEqual(["reset", document.querySelector("form")]);
});
