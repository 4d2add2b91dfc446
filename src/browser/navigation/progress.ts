/** A page that comes sooner than this needs no bar. */
const PROGRESS_BAR_DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar at the top of the window (styles/waiting.css) if the next page keeps the reader waiting. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (document.documentElement.dataset.loading = ""), PROGRESS_BAR_DELAY_MS);
}

export function endProgress(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.loading;
}
