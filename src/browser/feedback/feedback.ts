import { watchOpened } from "../widgets/opened";

/** What an answer to "Was this page helpful?" and a report about code look like in a page. */
const ANSWER = "[data-feedback] a, a[data-feedback]";

/** Adds a line of text to the reasons when they open, and sends answers in builds that are configured for it. */
export function watchFeedback(): void {
  watchOpened("[data-feedback] > details", (reasons) => {
    import("./write-feedback")
      .then(({ addLine }) => {
        addLine(reasons);
      })
      .catch(() => undefined); // The links to issues are enough.
  });
  const isSent = SERVICES.feedbackUrl ?? SERVICES.analyticsId ?? SERVICES.tagManagerId;
  if (isSent === undefined) return;
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(ANSWER);
    if (!link || (SERVICES.feedbackUrl === undefined && !window.signals)) return;
    event.preventDefault();
    void import("./write-feedback").then(
      ({ sendFeedback }) => sendFeedback(link),
      () => {
        location.assign(link.href);
      },
    );
  });
}
