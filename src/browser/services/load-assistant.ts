import * as labels from "../../site/labels";

/** Longer than this nobody waits for a chat. */
export const ASSISTANT_TIMEOUT_MS = 20_000;

/** Time for a script that has come to draw what it draws. */
export const ASSISTANT_DRAWS_MS = 1000;

/** Where a widget may draw itself; the name is the one Cookbook's widget looks for. */
export const ASSISTANT_HOST_ID = "__cookbook";

/**
 * Loads the widget's script into an opened panel, once. While it is waited for the panel says so, and when it cannot be
 * had, and offers to try again. A widget that draws nothing into the panel brings a place of its own, and the panel
 * goes.
 */
export function loadAssistant(panel: HTMLDetailsElement): void {
  const status = panel.querySelector<HTMLElement>("[role=status]");
  const assistant = SERVICES.assistant;
  if (!status || !assistant || document.getElementById(ASSISTANT_HOST_ID)) return;
  status.textContent = labels.assistantLoading;
  panel.querySelector("[data-retry]")?.remove();

  const host = document.createElement("div");
  host.id = ASSISTANT_HOST_ID;
  host.dataset.apiKey = assistant.key;
  const script = document.createElement("script");
  script.async = true;
  script.dataset.apiKey = assistant.key;
  if (assistant.integrity !== undefined) {
    script.integrity = assistant.integrity;
    script.crossOrigin = "anonymous"; // A digest is compared with what may be read.
  }

  const fail = (): void => {
    clearTimeout(timer);
    script.onload = null;
    script.remove();
    host.remove();
    status.textContent = labels.assistantFailed;
    status.after(createRetry(panel));
  };
  const timer = setTimeout(fail, ASSISTANT_TIMEOUT_MS);
  script.onerror = fail;
  script.onload = () => {
    clearTimeout(timer);
    setTimeout(() => {
      status.textContent = "";
      if (host.childElementCount === 0 && !host.shadowRoot) panel.hidden = true;
    }, ASSISTANT_DRAWS_MS);
  };
  script.src = assistant.url;
  status.after(host);
  document.body.append(script);
}

function createRetry(panel: HTMLDetailsElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.dataset.retry = "";
  button.textContent = labels.retry;
  button.addEventListener("click", () => {
    loadAssistant(panel);
    panel.querySelector("summary")?.focus();
  });
  return button;
}
