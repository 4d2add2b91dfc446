import { fireEvent, render } from "@testing-library/react";
import "../../../support/search/search-constants";
import { notifyPageShown } from "../../../../src/browser/base/page-events";
import type { SearchHit } from "../../../../src/search/engine/hits/hit";
import { toAnswerHits } from "../../../../src/search/ui/modal/answer-hits";
import { kindOfEntry, kindOfHit } from "../../../../src/search/ui/modal/HitIcon";
import { ModalHit } from "../../../../src/search/ui/modal/ModalHit";
import { ENTRY_KINDS } from "../../../../src/search/words/search-format";
import { paintedWords } from "../../../support/search/painted-words";

const hierarchy = (lvl2: string | null) => ({ lvl0: "L2", lvl1: "Fees", lvl2, lvl3: null });
const hit = (more: object): SearchHit =>
  ({ url: "/fees", anchor: null, hierarchy: hierarchy(null), ...more }) as SearchHit;

test.each([
  ["page", {}],
  ["section", { anchor: "pay", hierarchy: hierarchy("Pay") }],
  ["command", { anchor: "lock", hierarchy: hierarchy("celocli lockedcelo:lock") }],
  ["command", { anchor: "lock", hierarchy: hierarchy("lockedcelo:lock") }],
  ["site", { url: "/showcase#valora", anchor: "valora", hierarchy: hierarchy("Valora") }],
] as const)("a %s is one: %j", (kind, more) => {
  expect(kindOfHit(hit(more))).toBe(kind);
});

test("every kind of entry has an icon", () => {
  expect(Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, kindOfEntry(kind)]))).toEqual({
    ...{ address: "address", chain: "address", rpc: "address", faucet: "address" },
    ...{ fact: "address", command: "command", flag: "command", error: "section", term: "section" },
  });
});

type Props = Parameters<typeof ModalHit>[0];
const show = (shown: object): HTMLElement =>
  render(<ModalHit hit={shown as Props["hit"]}>what DocSearch draws</ModalHit>).container;

test("a result has its heading, the page it is on, and where it matches", () => {
  const found = hit({
    anchor: "pay",
    hierarchy: hierarchy("Pay in tokens"),
    _highlightResult: { hierarchy: { lvl2: { value: "<mark>Pay</mark> in tokens" } } },
    _snippetResult: { content: { value: "…to <mark>pay</mark> &lt;5&gt;…" } },
  });
  const container = show(found);
  const words = [...container.querySelectorAll("span:not(:has(span))")].map(
    ({ innerHTML }) => innerHTML,
  );
  expect(words).toEqual(["<mark>Pay</mark> in tokens", "Fees", "…to <mark>pay</mark> &lt;5&gt;…"]);
  expect(container.querySelector("svg")?.dataset.kind).toBe("section");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/fees");
});

test("a result about something that has ended says so", () => {
  const ended = hit({ hasEnded: true, _snippetResult: {} });
  expect(show(ended).querySelector(".search-ended")?.textContent).toBe("Ended");
});

test("a recent search looks as in DocSearch, with its buttons", () => {
  expect(show(hit({})).textContent).toBe("what DocSearch draws");
});

test("an answer has its value with a button that copies it, and links to its page", () => {
  const [found] = toAnswerHits([
    { kind: "address", title: "USDC", value: "0xceb", url: "/contracts", page: "Token contracts" },
  ]);
  const container = show({ ...found, _snippetResult: {} });
  expect(container.querySelector("code")?.textContent).toBe("0xceb");
  expect(container.querySelector("[data-copy]")?.getAttribute("aria-label")).toBe("Copy: USDC");
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/contracts");
});

test("an answer without a value shows its text, or else its page", () => {
  const excerptOf = (text: string | undefined): string | null | undefined => {
    const [found] = toAnswerHits([
      { kind: "term", title: "Epoch", text, url: "/glossary", page: "Glossary" },
    ]);
    return show({ ...found, _snippetResult: {} }).querySelector(".search-excerpt")?.textContent;
  };
  expect([excerptOf("A day of Celo."), excerptOf(undefined)]).toEqual([
    "A day of Celo.",
    "Glossary",
  ]);
});

test("a click on a result highlights the matches on the next page", () => {
  const found = hit({
    _highlightResult: { hierarchy: { lvl1: { value: "<mark>Fees</mark>" } } },
    _snippetResult: { content: { value: "in <mark>gas</mark>" } },
  });
  fireEvent.click(show(found).querySelector("a")!);
  document.body.innerHTML = "<main><h1>Fees</h1><p class='prose'>Gas for a node</p></main>";
  notifyPageShown();
  expect(paintedWords()).toEqual(["Fees", "Gas"]);
});
