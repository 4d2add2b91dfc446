import * as labels from "../../site/labels";

/** Time after which loading the assistant counts as failed. */
export const ASSISTANT_TIMEOUT_MS = 20_000;

/** Time that the script has, once loaded, to show its widget. */
export const ASSISTANT_DRAWS_MS = 1000;

/** Id of the element that a widget may render into; Cookbook's widget looks for this name. */
export const ASSISTANT_HOST_ID = "__cookbook";

/**
 * Loads the widget's script into the open panel, once. The panel says that it is loading, and on failure lets the
 * reader try again. A widget that renders nothing into the panel has a box of its own, so the panel is hidden.
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
    script.crossOrigin = "anonymous"; // Without CORS, browsers can't check the digest.
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
