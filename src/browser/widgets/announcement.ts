import { ANNOUNCEMENT_ID } from "../../site/announcement";
import { writeStored } from "../base/storage";

/** Lets the reader close the announcement bar; it stays closed until its id changes. */
export function watchAnnouncement(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-close-announcement]")) return;
    document.documentElement.dataset.announcement = "closed";
    writeStored("announcement", ANNOUNCEMENT_ID);
  });
}
