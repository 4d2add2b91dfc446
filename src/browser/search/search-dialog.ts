import { isSaving } from "../boot/connection";

/** Shows the search; `close` has been called when it is gone again. */
export type ShowSearch = (options: { readonly query: string; readonly close: () => void }) => void;

const TRIGGER = "[data-search]";

/**
 * Makes the search open when search-triggers.ts asks for it; its code comes at the first sign that it will be needed.
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
      fetchCode().catch(() => undefined); // Opening it will find out and tell.
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
  const origin = document.activeElement;
  try {
    const show = await fetchCode();
    const query = takeTyped();
    window.searchIsOpen = true;
    show({
      query,
      close: () => {
        // Still "open" while the focus goes back, or the field would open it again.
        if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
        window.searchIsOpen = false;
      },
    });
  } catch {
    // Its code could not be had: the search page may have better luck, and says what to do if not.
    openSearchPage();
  } finally {
    isOpening = false;
  }
}

/** The page that searches, for when the search on the page cannot come. */
export function openSearchPage(query = takeTyped()): void {
  location.assign(`/search?q=${encodeURIComponent(query)}`);
}

/** What was typed into the search field, or anywhere since the search was asked for. */
function takeTyped(): string {
  const input = document.querySelector<HTMLInputElement>(`${TRIGGER} input`);
  const typed = (input?.value ?? "") + (window.searchTyped ?? "");
  if (input) input.value = "";
  window.searchTyped = undefined;
  return typed;
}
