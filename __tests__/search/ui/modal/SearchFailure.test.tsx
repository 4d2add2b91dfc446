import { render } from "@testing-library/react";
import { SearchFailure } from "../../../../src/search/ui/modal/SearchFailure";
import * as labels from "../../../../src/site/labels";

test("a failed search says so where the results would be", () => {
  document.body.innerHTML = '<div class="DocSearch-Dropdown"></div>';
  render(<SearchFailure />);
  const message = document.querySelector('.DocSearch-Dropdown [role="alert"]');
  expect(message?.textContent).toBe(labels.searchFailed + labels.searchFailedHelp + labels.retry);
});

test("it says nothing once the dialog is closed", () => {
  document.body.innerHTML = "";
  render(<SearchFailure />);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
