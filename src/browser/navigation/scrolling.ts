import { readEntryKey, readAction } from "./history-entries";
import { type ScrollPositions, parsePositions } from "./scroll-positions";
import { readStored } from "../storage";

/** Where positions outlive the document, by entry key: going back may bring a page's document anew. */
const STORED = "scroll";
/** Two hundred positions take a tenth of it. */
const MAX_STORED = 50_000;

let positions: ScrollPositions = {};
/** Key of the entry whose page is on the screen; behind the address while the next page is loading. */
let shownKey = "";

/** Remembers how far the page on the screen is scrolled. */
export function keepScrollPosition(): void {
  positions[shownKey] = scrollY;
}

/** Scrolling to where a reader was is ours as long as pages change in place; the browser does it for whole documents. */
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
      // Blocked or full: then positions last as long as the document.
    }
  });
}

/** The element an address names by its hash, if the page has it. */
export function findTarget({ hash }: { readonly hash: string }): HTMLElement | undefined {
  if (hash === "") return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return document.getElementById(hash.slice(1)) ?? undefined;
  }
}

type PageAddress = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Scrolls as a page change asks for: back and forward to where the reader was, else to what the hash names, else to
 * the top; not at all when only the query changed. Within a page it may be smooth, as the styles say.
 */
export function scrollToAddress(address: PageAddress, before: PageAddress): void {
  const key = readEntryKey();
  const isSamePage = address.pathname === before.pathname;
  const isQueryChange =
    isSamePage && address.hash === before.hash && address.search !== before.search;
  const position = readAction() === "POP" ? positions[key] : undefined;
  const target = findTarget(address);
  shownKey = key;
  if (isQueryChange) return;
  const behavior = isSamePage ? "auto" : "instant";
  if (position !== undefined) scrollTo({ top: position, behavior: "instant" });
  else if (isSamePage && !isSmoothByStyle()) scrollByScript(target);
  else if (target) target.scrollIntoView({ behavior });
  else scrollTo({ top: 0, behavior });
}

/** Whether scrolling within a page is the style sheet's matter: everywhere but in browsers that cannot do it smoothly. */
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
