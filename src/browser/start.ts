import { ANNOUNCEMENT_IS_CLOSEABLE } from "../site/announcement";
import { watchAnnouncement } from "./announcement";
import { watchAssistant } from "./assistant-panel";
import { watchCodeTypes } from "./code-types";
import { watchCopyButtons } from "./copy-code";
import { watchDetails } from "./details";
import { closeMenu, watchMenu } from "./menu";
import { showImageStates } from "./images";
import { endNavigation } from "./links";
import { resetNavbar, watchDropdowns, watchNavbar } from "./navbar";
import { tellPage } from "./page-events";
import { watchPageMenu } from "./page-menu";
import { showPlace, watchVersions } from "./place";
import { prefetchLinksInView } from "./prefetch";
import { showCurrentPage } from "./sidebar";
import { markCurrentHeading, watchTableOfContents } from "./table-of-contents";
import { restoreTabs } from "./tab-choice";
import { watchTabs } from "./tabs";
import { watchTerms } from "./terms";

/** Once per visit, when the framework has come: everything that listens to the document. */
export function startBrowser(): void {
  if (ANNOUNCEMENT_IS_CLOSEABLE) watchAnnouncement();
  watchAssistant();
  watchCodeTypes();
  watchCopyButtons();
  watchDetails();
  watchDropdowns();
  watchMenu();
  watchNavbar();
  watchPageMenu();
  watchTableOfContents();
  watchTabs();
  watchTerms();
  watchVersions();
}

/**
 * After every page that has come, the first included; `path` is as in the address, still encoded. On the page the reader
 * entered by no dropdown is closed: what is open there was opened while the framework was on its way.
 */
export function showPage(path: string, isEntry: boolean): void {
  endNavigation(path);
  closeMenu();
  if (!isEntry) resetNavbar();
  showPlace(path);
  showCurrentPage(path.replace(/(.)\/$/, "$1"));
  restoreTabs();
  markCurrentHeading();
  tellPage();
  prefetchLinksInView();
  showImageStates();
}
