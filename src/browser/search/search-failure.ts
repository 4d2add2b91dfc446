import { close, retry, searchFailed, searchFailedHelp } from "../../site/labels";

/**
 * Shows a dialog on the current page that says the search is unavailable, in the same words as the search dialog's own
 * message (search/ui/modal/SearchFailure.tsx).
 */
export function showSearchFailure(onRetry: () => void): void {
  const dialog = document.createElement("dialog");
  dialog.id = "search-failed";
  dialog.setAttribute("aria-label", searchFailed);
  for (const words of [searchFailed, searchFailedHelp]) {
    dialog.appendChild(document.createElement("p")).append(words);
  }
  for (const label of [retry, close]) {
    const button = dialog.appendChild(document.createElement("button"));
    button.append(label);
    button.addEventListener("click", () => {
      dialog.close();
      if (label === retry) onRetry();
    });
  }
  dialog.addEventListener("close", () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
