import { readCode } from "../../../src/browser/widgets/copy-code";
import { offerOwnValues } from "../../../src/browser/widgets/own-values";
import { find } from "../find";

const BLOCKS = `
  <figure class="code-block" data-language="bash"><pre><code>celocli account:balance <span class="t-v">$</span><span>ACCOUNT</span> --node $NODE
</code></pre></figure>
  <figure class="code-block" data-language="bash"><pre><code><span>celocli transfer --from $ACCOUNT --key $PRIVATE_KEY</span>
</code></pre></figure>`;
const codes = (): string[] => [...document.querySelectorAll("code")].map(readCode);
const PLAIN = [
  "celocli account:balance $ACCOUNT --node $NODE",
  "celocli transfer --from $ACCOUNT --key $PRIVATE_KEY",
];
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".own-value")];

function open(): void {
  document.body.innerHTML = BLOCKS;
  offerOwnValues();
}

/** Clicks the first placeholder, types and presses a key. */
function type(value: string, key = "Enter"): HTMLInputElement {
  buttons()[0]?.click();
  const field = find<HTMLInputElement>(".own-value-field");
  field.value = value;
  field.dispatchEvent(new Event("input"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key }));
  return field;
}

beforeEach(() => {
  localStorage.clear();
  open();
});

test("the code stays as it was until a reader types, and secrets are no placeholders", () => {
  expect(codes()).toEqual(PLAIN);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    "$ACCOUNT",
    "$NODE",
    "$ACCOUNT",
  ]);
  offerOwnValues(); // The same page is shown again.
  expect(buttons()).toHaveLength(3);
});

test("a value is used and copied in every block, and on the next page", () => {
  type("0xabc");
  const filled = PLAIN.map((code) => code.replace("$ACCOUNT", "0xabc"));
  expect(codes()).toEqual(filled);
  expect(document.activeElement).toBe(buttons()[0]);
  open();
  expect(codes()).toEqual(filled);
  expect(localStorage.getItem("value.ACCOUNT")).toBe("0xabc");
});

test("an emptied field clears the value, Escape keeps it", () => {
  type("0xabc");
  expect(type("other", "Escape").isConnected).toBe(false);
  expect(localStorage.getItem("value.ACCOUNT")).toBe("0xabc");
  expect(type(" ").isConnected).toBe(false);
  expect(codes()).toEqual(PLAIN);
  expect(localStorage).toHaveLength(0);
});

test("a private key or words are refused, and the field says why", () => {
  for (const value of [`0x${"a1".repeat(32)}`, "test test test"]) {
    const field = type(value);
    expect(field.validationMessage).toMatch(/never a private key/);
    field.dispatchEvent(new Event("blur"));
    expect(field.isConnected).toBe(false);
  }
  expect(codes()).toEqual(PLAIN);
  expect(localStorage).toHaveLength(0);
});

test("leaving the field keeps what it has", () => {
  const field = type("0xabc", "Shift");
  field.dispatchEvent(new Event("blur"));
  expect(codes()[0]).toContain("0xabc");
});

test("a value that another program has stored is dropped if it could change the code", () => {
  localStorage.setItem("value.ACCOUNT", "$(rm -rf ~)");
  open();
  expect(codes()).toEqual(PLAIN);
  expect(localStorage).toHaveLength(0);
});

test("a value that is typed in another tab appears in this one", () => {
  localStorage.setItem("value.NODE", "https://forno.celo.org");
  dispatchEvent(new StorageEvent("storage", { key: "value.NODE" }));
  expect(codes()[0]).toBe("celocli account:balance $ACCOUNT --node https://forno.celo.org");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: "value.NODE" }));
  expect(codes()).toEqual(PLAIN);
});
