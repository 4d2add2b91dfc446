import { jest } from "@jest/globals";
import { showSearchFailure } from "../../../src/browser/search/search-failure";
import { find } from "../find";

// jsdom has <dialog>, but can't open it.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.dispatchEvent(new Event("close"));
  },
});

test.each([
  { button: 1, retries: 1 },
  { button: 2, retries: 0 },
])("button $button closes it and retries $retries times", ({ button, retries }) => {
  const retry = jest.fn();
  showSearchFailure(retry);
  expect(find("dialog[open]").textContent).toMatch(/^Unable to fetch results.*connection\./);
  find(`dialog button:nth-of-type(${button})`).click();
  expect([retry.mock.calls.length, document.querySelector("dialog")]).toEqual([retries, null]);
});
