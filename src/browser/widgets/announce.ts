let region: HTMLElement | undefined;

/** Tells readers of screen readers what has just happened, in a live region made at first use. */
export function announce(message: string): void {
  if (!region?.isConnected) {
    region = document.createElement("div");
    region.className = "visually-hidden";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  // Emptied first: the same words twice are announced twice.
  region.textContent = "";
  const current = region;
  setTimeout(() => (current.textContent = message), 50);
}
