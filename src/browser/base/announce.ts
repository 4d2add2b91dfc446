let region: HTMLElement | undefined;

/** Announces an event to screen readers, in a live region created on first use. */
export function announce(message: string): void {
  if (!region?.isConnected) {
    region = document.createElement("div");
    region.className = "visually-hidden";
    region.setAttribute("role", "status");
    document.body.append(region);
  }
  // Emptying it first makes screen readers announce a repeated message again.
  region.textContent = "";
  const current = region;
  setTimeout(() => (current.textContent = message), 50);
}
