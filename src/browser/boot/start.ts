import { ANNOUNCEMENT_IS_CLOSEABLE } from "../../site/announcement";
import { showAddressed } from "../base/open-target";
import { notifyPageShown } from "../base/page-events";
import { watchCodeTypes } from "../code/code-types";
import { watchRunButtons } from "../code/run-buttons";
import { watchFeedback } from "../feedback/feedback";
import { endNavigation } from "../navigation/links";
import { markCurrentPage, watchVersions } from "../navigation/mark-current-page";
import { prefetchLinksInView } from "../navigation/prefetch";
import { watchAssistant } from "../services/assistant-panel";
import { addItemFilter } from "../sidebar/add-item-filter";
import { watchWalletButtons } from "../wallet/wallet";
import { watchAnnouncement } from "../widgets/announcement";
import { watchCopyButtons } from "../widgets/copy-code";
import { watchCopyPage } from "../widgets/copy-page";
import { watchDetails } from "../widgets/details";
import { showImageStates } from "../widgets/images";
import { closeMenu, watchMenu } from "../widgets/menu";
import { resetNavbar, watchDropdowns, watchNavbar } from "../widgets/navbar";
import { watchPageMenu } from "../widgets/page-menu";
import { addRowAnchors } from "../widgets/row-anchors";
import { showCurrentPage } from "../widgets/sidebar";
import { restoreTabs } from "../widgets/tab-choice";
import { markCurrentHeading, watchTableOfContents } from "../widgets/table-of-contents";
import { watchTabs } from "../widgets/tabs";
import { watchTerms } from "../widgets/terms";

/** Runs once per visit, when the framework has loaded: adds all of the document's listeners. */
export function startBrowser(): void {
  if (ANNOUNCEMENT_IS_CLOSEABLE) watchAnnouncement();
  watchAssistant();
  watchCodeTypes();
  watchCopyButtons();
  watchCopyPage();
  watchDetails();
  watchDropdowns();
  watchFeedback();
  watchMenu();
  watchNavbar();
  watchPageMenu();
  watchRunButtons();
  watchTableOfContents();
  watchTabs();
  watchTerms();
  watchVersions();
  watchWalletButtons();
}

/**
 * Runs whenever a page is shown, including the first one. `path` is encoded, as in the URL. If the reader opened
 * dropdowns on the entry page while the framework was loading, they stay open.
 */
export function showPage(path: string, isEntry: boolean): void {
  endNavigation(path);
  closeMenu();
  if (!isEntry) resetNavbar();
  markCurrentPage(path);
  showCurrentPage(path.replace(/(.)\/$/, "$1"));
  addItemFilter();
  addRowAnchors();
  restoreTabs();
  if (isEntry) showAddressed(); // In development, the inline script ran before the page existed.
  markCurrentHeading();
  notifyPageShown();
  prefetchLinksInView();
  showImageStates();
  if (document.querySelector("[data-error-field]"))
    import("../errors/error-field")
      .then(({ watchErrorField }) => {
        watchErrorField();
      })
      .catch(() => undefined);
  // A placeholder for a value of the reader, or nearly one: the code that is loaded looks closer.
  if (
    [...document.querySelectorAll(".code-block code")].some(({ textContent }) =>
      /\$\{?[A-Z]|YOUR_|=(?:[a-z]+_|0x[A-Z]|203)/.test(textContent),
    )
  )
    import("../widgets/own-values")
      .then(({ offerOwnValues }) => {
        offerOwnValues();
      })
      .catch(() => undefined);
  // Only one page has this chart. If its script can't be loaded (a newer build may have replaced it), the chart is
  // static.
  if (document.querySelector("[data-quorum]"))
    import("../widgets/quorum")
      .then(({ startQuorum }) => {
        startQuorum();
      })
      .catch(() => undefined);
}
