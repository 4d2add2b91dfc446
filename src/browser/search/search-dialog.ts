import { withBase } from "../../site/paths/base-path";
import { isSaving } from "../base/connection";
import { showSearchFailure } from "./search-failure";
import { hideSearchSpinner, showSearchSpinner } from "./search-spinner";

/** Shows the search dialog and calls `close` once it has closed. */
export type ShowSearch = (options: { readonly query: string; readonly close: () => void }) => void;

const TRIGGER = "[data-search]";

/**
 * Opens the dialog when search-triggers.ts requests it. Its code is fetched when a reader hovers over or focuses a
 * trigger.
 * @param load Fetches the code.
 */
export function watchSearch(load: () => Promise<ShowSearch>): void {
  let loading: Promise<ShowSearch> | undefined;
  const fetchCode = (): Promise<ShowSearch> => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
  window.openSearchDialog = () => void open(fetchCode);
  const preload = ({ target }: Event): void => {
    if (!isSaving() && target instanceof Element && target.closest(TRIGGER)) {
      fetchCode().catch(() => undefined); // Opening the dialog will fail too and report it.
    }
  };
  document.addEventListener("pointerover", preload, { passive: true });
  document.addEventListener("focusin", preload, { passive: true });
  if (window.searchTyped !== undefined) window.openSearchDialog();
}

let isOpening = false;

async function open(fetchCode: () => Promise<ShowSearch>): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  showSearchSpinner();
  const origin = document.activeElement;
  try {
    const show = await fetchCode();
    const query = takeTyped();
    window.searchIsOpen = true;
    show({
      query,
      close: () => {
        // searchIsOpen stays true while the focus returns to the field; otherwise the focus would reopen the dialog.
        if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
        window.searchIsOpen = false;
      },
    });
  } catch {
    // The dialog's code couldn't be loaded, perhaps because a newer build has replaced it.
    await openSearchPage();
  } finally {
    isOpening = false;
    hideSearchSpinner();
  }
}

/** Goes to the search page when the dialog can't open. Offline, shows an error on the current page instead. */
export async function openSearchPage(query = takeTyped()): Promise<void> {
  const address = withBase(`/search?q=${encodeURIComponent(query)}`);
  try {
    await fetch(address, { method: "HEAD" });
    location.assign(address);
  } catch {
    hideSearchSpinner();
    showSearchFailure(() => {
      window.searchTyped = query;
      window.openSearchDialog?.();
    });
  }
}

/**
 * Returns the text that the reader typed into the search field, or anywhere after opening the search, and clears it.
 */
function takeTyped(): string {
  const input = document.querySelector<HTMLInputElement>(`${TRIGGER} input`);
  const typed = (input?.value ?? "") + (window.searchTyped ?? "");
  if (input) input.value = "";
  window.searchTyped = undefined;
  return typed;
}
