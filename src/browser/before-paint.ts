import "./search-place";
import { ANNOUNCEMENT_ID, ANNOUNCEMENT_IS_CLOSEABLE } from "../site/announcement";
import { readStored, writeStored } from "./storage";

/*
 * Runs inline in the head, before the first paint and before React: it marks <html> with what the
 * reader chose, and keeps the two switches that must not wait. CSS does the rest.
 */
const root = document.documentElement;
const { dataset } = root;

function showColorMode(stored: string | null): void {
  dataset.theme = stored === "light" ? "light" : "dark";
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", stored === "light" ? "#fdfcf8" : "#141512");
}

function showSidebar(stored: string | null): void {
  root.toggleAttribute("data-sidebar-hidden", stored === "hidden");
}

dataset.js = "";
showColorMode(readStored("theme"));
showSidebar(readStored("sidebar"));
if (ANNOUNCEMENT_IS_CLOSEABLE && readStored("announcement") === ANNOUNCEMENT_ID) {
  dataset.announcement = "closed";
}

addEventListener("click", ({ target }) => {
  const key = (target as Element).closest<HTMLElement>("[data-switch]")?.dataset.switch;
  if (key === "theme") choose(key, dataset.theme === "light" ? "dark" : "light", showColorMode);
  if (key === "sidebar") choose(key, "sidebarHidden" in dataset ? "shown" : "hidden", showSidebar);
});

function choose(key: string, value: string, show: (value: string) => void): void {
  show(value);
  writeStored(key, value);
}

// Another tab's choice counts here too; its `key` is null when the storage was cleared.
addEventListener("storage", ({ key }) => {
  if (key === "theme" || key === null) showColorMode(readStored("theme"));
});
