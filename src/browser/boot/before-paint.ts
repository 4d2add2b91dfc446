import "./search-triggers";
import { ANNOUNCEMENT_ID, ANNOUNCEMENT_IS_CLOSEABLE } from "../../site/announcement";
import { isSaving } from "../base/connection";
import { showAddressed } from "../base/open-target";
import { readStored, writeStored } from "../base/storage";
import { makeUrlCanonical } from "../navigation/canonical-url";
import { followMovedAnchor } from "../navigation/moved-anchor";
import { watchServices } from "../services/services";
import { restoreTabs } from "../widgets/tab-choice";
import { switchColorMode, watchColorMode } from "./color-mode";
import { watchForIntent } from "./load-app";

/*
 * This script runs inline in the head, before the first paint and before React. It sets the reader's choices as
 * attributes of <html>, which CSS reads. It also handles the switches for the color mode and the sidebar, which must
 * work immediately.
 */
const root = document.documentElement;
const { dataset } = root;

function showSidebar(stored: string | null): void {
  root.toggleAttribute("data-sidebar-hidden", stored === "hidden");
}

dataset.js = "";
watchColorMode();
showSidebar(readStored("sidebar"));
if (ANNOUNCEMENT_IS_CLOSEABLE && readStored("announcement") === ANNOUNCEMENT_ID) {
  dataset.announcement = "closed";
}

addEventListener("click", ({ target }) => {
  const key = (target as Element).closest<HTMLElement>("[data-switch]")?.dataset.switch;
  if (key === "theme") switchColorMode();
  if (key !== "sidebar") return;
  const value = "sidebarHidden" in dataset ? "shown" : "hidden";
  showSidebar(value);
  writeStored(key, value);
});

// On slow or metered connections, pictures load on demand (styles/loading.css).
if (isSaving()) dataset.saving = "";

// Reserves space for search results, so that they don't shift the layout (search/ui/SearchPanel.module.css).
if (/[?&]q=[^&]/.test(location.search)) dataset.query = "";

// Selects tabs as soon as they are in the document, so that the layout doesn't shift later.
addEventListener("DOMContentLoaded", restoreTabs);
addEventListener("DOMContentLoaded", showAddressed);
addEventListener("hashchange", showAddressed);
addEventListener("DOMContentLoaded", followMovedAnchor);

makeUrlCanonical();
watchForIntent();
if (
  SERVICES.analyticsId !== undefined ||
  SERVICES.tagManagerId !== undefined ||
  SERVICES.marketingId !== undefined
) {
  watchServices();
}
