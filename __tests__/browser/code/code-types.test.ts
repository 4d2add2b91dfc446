import { jest } from "@jest/globals";
import { find } from "../find";

const watchTypes = jest.fn<(asked: Event) => void>();
let isOffline = false;
jest.unstable_mockModule("../../../src/browser/code/show-types", () => {
  if (isOffline) throw new Error("Loading chunk failed.");
  return { watchTypes };
});
const { watchCodeTypes } = await import("../../../src/browser/code/code-types");

const fire = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  watchTypes.mockClear();
  document.body.innerHTML = `<p>words</p>
    <figure class="code-block" data-language="ts"><code>x</code><i class="code-checked"></i></figure>`;
  watchCodeTypes();
});

// Must be the first test: once the script has been fetched, it stays loaded.
test("if the script can't be fetched, the next event tries again", async () => {
  isOffline = true;
  fire("code", "click");
  await settle();
  isOffline = false;
  fire("code", "focusin");
  await settle();
  expect(watchTypes.mock.calls.map(([{ type }]) => type)).toEqual(["focusin"]);
});

test.each([
  { signs: ["pointerover"], asked: "pointerover" },
  { signs: ["focusin"], asked: "focusin" },
  { signs: ["pointerover", "focusin"], asked: "focusin" },
  { signs: ["pointerover", "click"], asked: "click" },
  { signs: ["click", "pointerover"], asked: "click" },
])("$signs on a checked block start it once, with the $asked event", async ({ signs, asked }) => {
  fire("p", "click");
  await settle();
  expect(watchTypes).not.toHaveBeenCalled();
  for (const sign of signs) fire("code", sign);
  await settle();
  expect(watchTypes.mock.calls.map(([{ type }]) => type)).toEqual([asked]);
  // From now on, the code that was fetched handles these events.
  for (const sign of ["pointerover", "focusin", "click"]) fire("code", sign);
  await settle();
  expect(watchTypes).toHaveBeenCalledTimes(1);
});
