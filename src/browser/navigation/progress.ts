/** The progress bar only appears if a page takes longer than this to load. */
const PROGRESS_BAR_DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the progress bar at the top of the window (styles/waiting.css) while the next page is slow to load. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (document.documentElement.dataset.loading = ""), PROGRESS_BAR_DELAY_MS);
}

export function endProgress(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.loading;
}
