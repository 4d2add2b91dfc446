import { watchOpened } from "../base/opened";

/** Links that answer "Was this page helpful?" or report a problem with code. */
const ANSWER = "[data-feedback] a, a[data-feedback]";

/**
 * Adds a text field to the list of reasons for the answer "No" when the reader opens it. In builds that collect
 * feedback, also sends the answers.
 */
export function watchFeedback(): void {
  watchOpened("[data-feedback] > details", (reasons) => {
    import("./write-feedback")
      .then(({ addLine }) => {
        addLine(reasons);
      })
      .catch(() => undefined); // Without the script, the links to issues still work.
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
