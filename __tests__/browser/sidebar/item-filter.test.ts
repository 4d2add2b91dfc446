import { showItemFilter } from "../../../src/browser/sidebar/item-filter";
import { findItems } from "../../../src/browser/sidebar/items";
import { showCurrentPage } from "../../../src/browser/widgets/sidebar";
import { find } from "../find";

const row = (name: string) => `<tr id="row.${name}"><th>${name}</th><td>Words</td></tr>`;

/** Opens a reference page with two sections and these rows. */
function open(rows: readonly string[]): void {
  document.body.innerHTML = `
    <nav data-sidebar="tools"><ul class="sidebar-list">
      <li><a href="/rpc" aria-current="page">JSON-RPC</a><ul class="sidebar-list" data-toc data-sections>
        <li><a href="#gas">Gas prices</a></li><li><a href="#limits">Limits</a></li>
      </ul></li>
      <li><a href="/cli">CLI</a></li>
    </ul></nav>
    <main data-layout="reference"><article class="prose"><table>${rows.map(row).join("")}</table></article></main>`;
}
const field = () => find<HTMLInputElement>("[data-item-filter] input");
const status = () => find("[role=status]").textContent;
const listed = () =>
  [...document.querySelectorAll("[data-sidebar] li:not([hidden]) > a[href^='#']")].map(
    (link) => link.textContent,
  );
const type = (text: string): void => {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
};
const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  field().dispatchEvent(event);
  return event;
};

beforeEach(() => {
  open(["eth_call", "eth_gasPrice", "net_version"]);
});

test("items are sections and rows with an id; before a word is typed, only sections are listed", () => {
  expect(findItems().map(({ textContent }) => textContent)).toHaveLength(5);
  showItemFilter();
  expect(field().placeholder).toBe("Filter 5 items");
  expect([listed(), status()]).toEqual([["Gas prices", "Limits"], ""]);
});

test("sections and rows that contain all of the words are listed, ignoring case, each with its URL", () => {
  showItemFilter();
  type("GAS");
  expect([listed(), status()]).toEqual([["Gas prices", "eth_gasPrice"], "2 of 5"]);
  expect(find<HTMLAnchorElement>("[data-item-filter] a").hash).toBe("#row.eth_gasPrice");
  type("price eth");
  expect(listed()).toEqual(["eth_gasPrice"]);
  type("");
  expect([listed(), status()]).toEqual([["Gas prices", "Limits"], ""]);
});

test("signatures with an id are listed by the name at their start", () => {
  open([]);
  find("main article").innerHTML =
    '<dl class="signatures"><dt id="row.vote"><code>vote</code><code>(address group)</code></dt><dd>Votes.</dd></dl>';
  showItemFilter();
  expect(field().placeholder).toBe("Filter 3 items");
  type("vote");
  expect([listed(), status()]).toEqual([["vote"], "1 of 3"]);
});

test("if nothing contains the words, it says so", () => {
  showItemFilter();
  type("zzz");
  expect([listed(), status()]).toEqual([[], "No item has these words."]);
});

test("of many rows the first thirty are listed, and all are counted", () => {
  open(Array.from({ length: 40 }, (_, at) => `method_${at}`));
  showItemFilter();
  type("method");
  expect([listed().length, status()]).toEqual([30, "40 of 42"]);
});

test("Enter follows the first link; Escape clears the words, and only then closes what is around it", () => {
  showItemFilter();
  type("version");
  let followed = "";
  document.addEventListener("click", ({ target }) => {
    followed = (target as HTMLAnchorElement).hash;
  });
  press("Enter");
  expect(followed).toBe("#row.net_version");
  expect(press("Escape").defaultPrevented).toBe(true);
  expect([field().value, listed()]).toEqual(["", ["Gas prices", "Limits"]]);
  expect(press("Escape").defaultPrevented).toBe(false);
});

test("it is shown once, and removed with the page", () => {
  showItemFilter();
  showItemFilter();
  expect(document.querySelectorAll("[data-item-filter] input")).toHaveLength(1);
  type("gas");
  showCurrentPage("/rpc");
  expect(field().value).toBe("gas");
  showCurrentPage("/cli");
  expect(document.querySelector("[data-item-filter]")).toBeNull();
  showItemFilter();
  expect(document.querySelector("[data-item-filter]")).toBeNull();
});
