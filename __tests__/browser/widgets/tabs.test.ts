import { jest } from "@jest/globals";
import { restoreTabs } from "../../../src/browser/widgets/tab-choice";
import { watchTabs } from "../../../src/browser/widgets/tabs";
import { find } from "../find";

const tabs = (number: number, group: string, ...values: string[]) =>
  `<div class="tabs" data-group="${group}">${values
    .map(
      (value, index) =>
        `<input type="radio" class="tab-input" name="tabs-${number}" value="${value}"${index === 0 ? " checked" : ""}>`,
    )
    .join("")}</div>`;

const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>(".tab-input:checked")].map(({ value }) => value);

beforeAll(() => {
  window.scrollBy = jest.fn();
  watchTabs();
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    tabs(1, "pm", "npm", "yarn") +
    tabs(2, "pm", "npm", "yarn") +
    tabs(3, "os", "mac", "linux") +
    tabs(4, "pm", "npm");
});

function choose(value: string): void {
  const input = find<HTMLInputElement>(`[value="${value}"]`);
  input.click();
}

test("a choice applies to every set of tabs of the group that has it", () => {
  choose("yarn");
  expect(chosen()).toEqual(["yarn", "yarn", "mac", "npm"]);
});

test("a choice is found again on the next page", () => {
  choose("linux");
  document.body.innerHTML = tabs(1, "os", "mac", "linux") + tabs(2, "pm", "npm", "yarn");
  restoreTabs();
  expect(chosen()).toEqual(["linux", "npm"]);
});
