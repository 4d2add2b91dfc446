/*
 * Part of the inline script: fetches the framework when the browser is idle, or at the reader's first sign of doing
 * something. Until then every page is plain HTML and CSS, and links are links.
 */

import { APP_SCRIPTS_ID } from "./app-scripts";
import { warnOfBaseUrl } from "./base-url";
import { isSaving } from "./connection";
import { whenIdle } from "./idle";
import { reloadOnce } from "./reload-once";

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

const findTemplate = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>(`template#${APP_SCRIPTS_ID}`);

/** Fetches the framework, once. False when it could not be had: then links and forms do what they do without it. */
export function loadApp(): boolean {
  for (const sign of SIGNS) removeEventListener(sign, loadApp);
  const template = findTemplate();
  if (!template) return !hasFailed;
  template.remove();
  performance.mark(START_MARK);
  window.pagePath = template.dataset.path;
  // The first script has the build's name as an attribute; Gatsby reads it here (gatsby/runtime).
  for (const dead of template.content.querySelectorAll("script")) {
    window.___webpackCompilationHash ??= dead.dataset.build;
    const script = document.importNode(dead);
    script.onerror = () => {
      hasFailed = true;
      // Somebody waits for the search, which will not open here.
      if (window.searchTyped !== undefined) location.assign("/search");
      else void reloadIfGone(script.src);
    };
    document.body.append(script);
  }
  return true;
}

/** A script that is no longer there belongs to a build that was replaced while this page was open. */
async function reloadIfGone(script: string): Promise<void> {
  const { status } = await fetch(script).catch(() => ({ status: 0 }));
  if (status === 404) reloadOnce(window.___webpackCompilationHash ?? "");
}

/** Lets the framework come at the first sign, or when the browser is idle after everything else has come. */
export function watchForIntent(): void {
  for (const sign of SIGNS) addEventListener(sign, loadApp, { passive: true });
  addEventListener("load", () => {
    const template = findTemplate();
    // With the styles the scripts are missing, too.
    if (template && warnOfBaseUrl(template.dataset.path ?? "")) template.remove();
    else if (isSaving()) return;
    else whenIdle(loadApp);
  });
  addEventListener("click", ({ target }) => {
    if (window.appIsReady) return;
    window.clickedEarly = (target as Element).closest<HTMLElement>(NEEDS_APP) ?? undefined;
  });
}
