/*
 * Part of the inline script: fetches the framework when the browser is idle, or at the reader's first sign of doing
 * something. Until then every page is plain HTML and CSS, and links are links.
 */

import { APP_SCRIPTS_ID } from "./app-scripts";
import { isSaving } from "./connection";

/** Attribute of controls that only work with the framework: a click on one that comes too early is not lost. */
const NEEDS_APP = "[data-needs-app], [data-copy]";

declare global {
  interface Window {
    /** The control that was clicked before the framework had come. */
    clickedEarly?: HTMLElement | undefined;
    /** Set once the framework listens. */
    appIsReady?: boolean;
    pagePath?: string | undefined;
  }
}

const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin"] as const;

/** Mark in the browser's timeline of the moment the framework is asked for; the benchmark reads it. */
const START_MARK = "hydrate-start";

let hasFailed = false;

/** Fetches the framework, once. False when it could not be had: then links and forms do what they do without it. */
export function loadApp(): boolean {
  for (const sign of SIGNS) removeEventListener(sign, loadApp);
  const template = document.querySelector<HTMLTemplateElement>(`template#${APP_SCRIPTS_ID}`);
  if (!template) return !hasFailed;
  template.remove();
  performance.mark(START_MARK);
  window.pagePath = template.dataset.path;
  for (const dead of template.content.querySelectorAll("script")) {
    // A script that was cloned from a template does not run; one that is made anew does.
    const script = document.createElement("script");
    for (const { name, value } of dead.attributes) script.setAttribute(name, value);
    script.text = dead.text;
    script.onerror = () => {
      hasFailed = true;
      // Somebody waits for the search, which will not open here.
      if (window.searchTyped !== undefined) location.assign("/search");
    };
    document.body.append(script);
  }
  return true;
}

for (const sign of SIGNS) addEventListener(sign, loadApp, { passive: true });
addEventListener("load", () => {
  if (isSaving()) return;
  if ("requestIdleCallback" in window) requestIdleCallback(loadApp);
  else setTimeout(loadApp, 200);
});
addEventListener("click", ({ target }) => {
  if (window.appIsReady) return;
  window.clickedEarly = (target as Element).closest<HTMLElement>(NEEDS_APP) ?? undefined;
});
