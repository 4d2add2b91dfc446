import { fireEvent, render } from "@testing-library/react";
import "../../../support/search/search-constants";
import { notifyPageShown } from "../../../../src/browser/base/page-events";
import type { Hit } from "../../../../src/search/engine/hits/hit";
import { ModalHit, NewestRows } from "../../../../src/search/ui/modal/ModalHit";
import { type Row, listRows, toDocSearch } from "../../../../src/search/ui/modal/row";
import { kindOfEntry, kindOfHit } from "../../../../src/search/ui/rows/HitIcon";
import { ENTRY_KINDS } from "../../../../src/search/words/search-format";
import { paintedWords } from "../../../support/search/painted-words";

/** Splits a text at its matches, which are in brackets. */
const pieces = (text: string) =>
  text
    .split(/[[\]]/)
    .map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 }))
    .filter(({ text: piece }) => piece !== "");
const hit = (more: Partial<Hit>): Hit => ({
  ...{ path: "/fees", titles: [pieces("Fees")], excerpt: [], area: "L2", hasEnded: false },
  ...more,
});

test.each([
  ["page", {}],
  ["section", { path: "/fees#pay" }],
  ["command", { path: "/cli#lock", titles: [pieces("celocli lockedcelo:lock")] }],
  ["command", { path: "/cli#lock", titles: [pieces("lockedcelo:lock")] }],
  ["site", { path: "/showcase#valora", titles: [pieces("Valora")] }],
] as const)("a %s is one: %j", (kind, more) => {
  expect(kindOfHit(hit(more))).toBe(kind);
});

test("every kind of entry has an icon", () => {
  expect(Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, kindOfEntry(kind)]))).toEqual({
    ...{ address: "address", feed: "address", chain: "address", rpc: "address" },
    ...{ faucet: "address", fact: "address", command: "command", flag: "command" },
    ...{ error: "section", term: "section", answer: "section" },
  });
});

type Props = Parameters<typeof ModalHit>[0];
/** Draws a record as DocSearch does: with its own content for a row, which only recent searches use. */
const show = (record: object, rows: readonly Row[] = []): HTMLElement =>
  render(
    <NewestRows.Provider value={rows}>
      <ul>
        <li>
          <ModalHit hit={record as Props["hit"]}>{<button>Remove</button>}</ModalHit>
        </li>
      </ul>
    </NewestRows.Provider>,
  ).container;
const showHit = (more: Partial<Hit>): HTMLElement =>
  show(toDocSearch(listRows([], [hit(more)])[0]!));

test("a result has its heading, the page it is on, where it matches, and its area", () => {
  const container = showHit({
    path: "/fees#pay",
    titles: [pieces("Fees"), pieces("[Pay] in tokens")],
    excerpt: pieces("…to [pay] <5>…"),
  });
  expect(container.querySelector(".search-row-title")?.innerHTML).toMatch(
    /^<mark>Pay<\/mark> in tokens<span class="search-row-trail">Fees<\/span>$/,
  );
  expect(container.querySelector(".search-excerpt")?.innerHTML).toBe(
    "…to <mark>pay</mark> &lt;5&gt;…",
  );
  expect(container.querySelector(".search-row-area")?.textContent).toBe("L2");
  expect(container.querySelector("svg")?.dataset.kind).toBe("section");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/fees#pay");
  expect(container.querySelector("button")).toBeNull();
});

test("a result about something that has ended says so", () => {
  expect(showHit({ hasEnded: true }).querySelector(".search-ended")?.textContent).toBe("Ended");
});

test("a row that DocSearch already draws gets the newest excerpt", () => {
  const [row] = listRows([], [hit({})]);
  const container = show(toDocSearch(row!), [{ ...row!, excerpt: pieces("all about [fees]") }]);
  expect(container.querySelector(".search-excerpt")?.textContent).toBe("all about fees");
});

test("a recent search has its title as text, its area, and DocSearch's buttons", () => {
  const { _snippetResult: _, ...stored } = toDocSearch(listRows([], [hit({})])[0]!);
  const container = show({ ...stored, title: "<b>Fees</b>" });
  expect(container.querySelector("a")?.textContent).toBe("<b>Fees</b>L2");
  expect(container.querySelector("button")?.textContent).toBe("Remove");
  expect(container.querySelector(".search-excerpt")).toBeNull();
});

test("an answer has its value with a button that copies it, and links to its page", () => {
  const value = "0xcebA9300f2b948710d2653dD7B07f33A8B32118C";
  const [row] = listRows(
    [{ kind: "address", title: "USDC", value, url: "/contracts", page: "Token contracts" }],
    [],
  );
  const container = show(toDocSearch(row!));
  expect(container.querySelector("code")?.textContent).toBe(value);
  // The last characters are a part of their own, which is never cut off.
  expect(container.querySelector("code > :last-child")?.textContent).toBe("118C");
  expect(container.querySelector("[data-copy]")?.getAttribute("aria-label")).toBe("Copy: USDC");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/contracts");
});

test("an answer without a value shows its text", () => {
  const [row] = listRows(
    [{ kind: "term", title: "Epoch", text: "A day of Celo.", url: "/glossary", page: "Glossary" }],
    [],
  );
  const container = show(toDocSearch(row!));
  expect(container.querySelector(".search-excerpt")?.textContent).toBe("A day of Celo.");
});

test("a click on a result highlights the matches on the next page", () => {
  const container = showHit({ titles: [pieces("[Fees]")], excerpt: pieces("in [gas]") });
  fireEvent.click(container.querySelector("a")!);
  document.body.innerHTML = "<main><h1>Fees</h1><p class='prose'>Gas for a node</p></main>";
  notifyPageShown();
  expect(paintedWords()).toEqual(["Fees", "Gas"]);
});
