import { jest } from "@jest/globals";
import { showListings, startListings } from "../../../src/browser/listing/listing";
import { moveOrderedCards } from "../../../src/browser/listing/order";

const HTML = `
  <div data-listing="site">
    <form id="filter">
      <input type="search" name="q" />
      <details data-filters></details>
      <fieldset><input type="checkbox" name="tags" value="defi" /></fieldset>
      <details id="more">
        <fieldset><input type="checkbox" name="tags" value="wallets" /></fieldset>
      </details>
      <button type="reset">Clear</button>
    </form>
    <select name="sort" form="filter">
      <option value="">Name</option>
      <option value="duration">Shortest first</option>
    </select>
    <p data-count>3 sites</p>
    <ul><li data-entry="Mento" data-tags="defi">Popular</li></ul>
    <ul data-entries>
      <li data-entry="Mento" data-tags="defi" data-duration="30"></li>
      <li data-entry="Valora" data-tags="defi wallets" data-duration="5"></li>
      <li data-entry="Opera" data-tags="wallets" data-duration="5"></li>
    </ul>
  </div>`;

const find = <E extends HTMLElement = HTMLInputElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return element;
};
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-entries] > li")].flatMap((card) =>
    card.hidden ? [] : (card.dataset.entry ?? ""),
  );
const search = (): HTMLInputElement => find("[type=search]");
const box = (tag: string): HTMLInputElement => find(`[value=${tag}]`);
const type = (text: string): void => {
  search().value = text;
  search().dispatchEvent(new Event("input", { bubbles: true }));
};

/** Opens a page at this URL and runs the scripts for its list. */
function start(address = "/showcase"): void {
  history.replaceState(null, "", address);
  document.body.innerHTML = HTML;
  startListings();
}

beforeEach(() => {
  jest.useFakeTimers();
});

test("it starts with the filter in the URL", () => {
  start("/showcase?tags=defi&tags=wallets");
  expect(shown()).toEqual(["Valora"]);
  expect([box("defi").checked, box("wallets").checked]).toEqual([true, true]);
  expect(find("[data-count]").textContent).toBe("1 site");
});

test("an unknown tag is ignored", () => {
  start("/showcase?tags=gone");
  expect(shown()).toHaveLength(3);
  expect(find("[data-listing]").hasAttribute("data-filtered")).toBe(false);
});

test("typing filters at once, and changes the URL after a pause, without a history entry", () => {
  start();
  const steps = history.length;
  type("val");
  expect(shown()).toEqual(["Valora"]);
  expect(location.search).toBe("");
  jest.advanceTimersByTime(250);
  expect([location.search, history.length]).toEqual(["?q=val", steps]);
});

test("a tag adds a history entry", () => {
  start();
  const steps = history.length;
  box("wallets").click();
  expect(shown()).toEqual(["Valora", "Opera"]);
  expect([location.search, history.length]).toEqual(["?tags=wallets", steps + 1]);
});

test("Enter changes the URL at once without navigating", () => {
  start();
  type("op");
  const submit = new Event("submit", { cancelable: true, bubbles: true });
  find<HTMLFormElement>("form").dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(location.search).toBe("?q=op");
});

test("clearing shows everything, including what the URL had filtered out, and the reader can type again", () => {
  start("/showcase?q=zzz");
  expect(find("[data-listing]").hasAttribute("data-empty")).toBe(true);
  find<HTMLButtonElement>("button").click();
  expect(shown()).toHaveLength(3);
  expect([location.search, search().value]).toEqual(["", ""]);
  expect(document.activeElement).toBe(search());
  expect(find("[data-listing]").hasAttribute("data-empty")).toBe(false);
});

test("going back restores the earlier filter; a removed list no longer listens", () => {
  start("/showcase?q=val");
  history.replaceState(null, "", "/showcase?q=op");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(shown()).toEqual(["Opera"]);
  const card = find("[data-entries] > li");
  document.body.innerHTML = "";
  history.replaceState(null, "", "/elsewhere");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(card.hidden).toBe(true);
});

test("a link to the same page that has no filter shows everything", () => {
  start("/showcase?q=val");
  history.replaceState(null, "", "/showcase#opera");
  showListings();
  expect([search().value, shown().length]).toEqual(["", 3]);
});

test("a filter that is still being typed doesn't replace the URL of a link to the same page", () => {
  start();
  type("val");
  history.replaceState(null, "", "/showcase?q=op");
  showListings();
  jest.advanceTimersByTime(250);
  expect([location.search, search().value]).toEqual(["?q=op", "op"]);
});

/** Cards in the order in which readers see them: the order set by their styles, not the order in the document. */
const looks = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-entries] > li")]
    .sort((a, b) => Number(a.style.order) - Number(b.style.order))
    .map(({ dataset }) => dataset.entry ?? "");
const sortBy = (value: string): void => {
  const choice = find<HTMLSelectElement>("select");
  choice.value = value;
  choice.dispatchEvent(new Event("input", { bubbles: true }));
};

test("until React has hydrated the cards, the order in the URL only changes their styles; after that, it moves them", () => {
  start("/tutorials?sort=duration");
  expect(find<HTMLSelectElement>("select").value).toBe("duration");
  expect(looks()).toEqual(["Valora", "Opera", "Mento"]);
  expect(shown()).toEqual(["Mento", "Valora", "Opera"]);
  moveOrderedCards();
  expect(shown()).toEqual(["Valora", "Opera", "Mento"]);
});

test("a chosen order adds a history entry; the order by name can be restored", () => {
  start("/tutorials");
  moveOrderedCards();
  expect(find("[data-entries] > li").style.order).toBe("");
  const steps = history.length;
  sortBy("duration");
  expect(shown()).toEqual(["Valora", "Opera", "Mento"]);
  expect([location.search, history.length]).toEqual(["?sort=duration", steps + 1]);
  sortBy("");
  expect(shown()).toEqual(["Mento", "Valora", "Opera"]);
  expect(location.search).toBe("");
});

test("clearing the filter keeps the order; if the order is unknown, cards are sorted by name", () => {
  start("/tutorials?q=zzz&sort=duration");
  find<HTMLButtonElement>("button").click();
  expect(location.search).toBe("?sort=duration");
  start("/tutorials?sort=constructor");
  expect([find<HTMLSelectElement>("select").value, looks()]).toEqual([
    "",
    ["Mento", "Valora", "Opera"],
  ]);
});

test("the group of a tag in the URL is expanded", () => {
  start("/showcase");
  expect(document.querySelectorAll("details[open]")).toHaveLength(0);
  start("/showcase?tags=wallets");
  expect(document.querySelectorAll("details[open]")).toHaveLength(2);
});

test("starting twice has no effect", () => {
  start();
  startListings();
  const steps = history.length;
  box("defi").click();
  expect(history.length).toBe(steps + 1);
});
