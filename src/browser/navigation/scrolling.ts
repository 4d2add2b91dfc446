import { findTarget, openTarget } from "../base/open-target";
import { readStored } from "../base/storage";
import { readAction, readEntryKey } from "./history-entries";
import { type ScrollPositions, parsePositions } from "./scroll-positions";

/** Storage key of the scroll positions. Variables aren't enough, because going back may reload the document. */
const STORED = "scroll";
/** Maximum length of the stored text; 200 positions need about a tenth of it. */
const MAX_STORED = 50_000;

let positions: ScrollPositions = {};
/**
 * Key of the entry whose page is on the screen. While the next page loads, the URL is already that of the next entry.
 */
let shownKey = "";

/** Stores the scroll position of the current page. */
export function keepScrollPosition(): void {
  positions[shownKey] = scrollY;
}

/** Restores scroll positions on client navigations; for full page loads, the browser restores them. */
export function watchScrolling(): void {
  const stored = readStored(
    STORED,
    (text) => text.length < MAX_STORED,
    () => sessionStorage,
  );
  positions = parsePositions(stored ?? "");
  shownKey = readEntryKey();
  history.scrollRestoration = "manual";
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
  addEventListener("pagehide", () => {
    keepScrollPosition();
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(STORED, JSON.stringify(positions));
    } catch {
      // Storage is blocked or full: positions are lost when the document is unloaded.
    }
  });
}

type PageAddress = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Scrolls after a page change: to the previous scroll position on going back or forward, otherwise to the target of the
 * hash, otherwise to the top. Does nothing if only the query changed. Scrolling within a page is smooth if the styles
 * say so.
 */
export function scrollToAddress(address: PageAddress, before: PageAddress): void {
  const key = readEntryKey();
  const isSamePage = address.pathname === before.pathname;
  const isQueryChange =
    isSamePage && address.hash === before.hash && address.search !== before.search;
  const position = readAction() === "POP" ? positions[key] : undefined;
  const target = findTarget(address);
  openTarget(target);
  shownKey = key;
  if (isQueryChange) return;
  const behavior = isSamePage ? "auto" : "instant";
  if (position !== undefined) scrollTo({ top: position, behavior: "instant" });
  else if (isSamePage && !isSmoothByStyle()) scrollByScript(target);
  else if (target) target.scrollIntoView({ behavior });
  else scrollTo({ top: 0, behavior });
}

/** True if CSS controls scrolling within a page, as it does in all browsers that support smooth scrolling. */
export const isSmoothByStyle = (): boolean =>
  CSS.supports("scroll-behavior", "smooth") ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

function scrollByScript(target: HTMLElement | undefined): void {
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = target ? target.getBoundingClientRect().top + scrollY - room : 0;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  void import("./smooth-scroll").then(({ smoothScrollTo }) => {
    smoothScrollTo(Math.round(Math.min(Math.max(top, 0), lowest)));
  });
}
