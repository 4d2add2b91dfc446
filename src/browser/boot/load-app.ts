/*
 * Part of the inline script: fetches the framework when the browser is idle, or at the first sign of intent (pointer
 * over a link, tap, key). Until then every page is plain HTML and CSS with ordinary links.
 */

import { searchFailed } from "../../site/labels";
import { withBase } from "../../site/paths/base-path";
import { hideSearchSpinner } from "../search/search-spinner";
import { APP_SCRIPTS_ID } from "./app-scripts";
import { warnOfBaseUrl } from "./base-url";
import { isSaving } from "./connection";
import { whenIdle } from "./idle";
import { reloadOnce } from "./reload-once";

/** Controls that only work with the framework: an early click is repeated once it has loaded. */
const NEEDS_APP = "[data-needs-app], [data-copy]";

declare global {
  interface Window {
    /** The control that was clicked before the framework had loaded. */
    clickedEarly?: HTMLElement | undefined;
    /** True once the framework is listening. */
    appIsReady?: boolean;
    pagePath?: string | undefined;
  }
}

const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin"] as const;

/** Performance mark set when the framework is requested; the benchmark reads it. */
const START_MARK = "hydrate-start";

let hasFailed = false;

const findTemplate = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>(`template#${APP_SCRIPTS_ID}`);

/**
 * Fetches the framework, once. False if that fails: links and forms then keep working without it.
 *
 * While the HTML is still loading, this waits for DOMContentLoaded: the template is the last element and may not
 * contain all three scripts yet.
 */
export function loadApp(): boolean {
  for (const sign of SIGNS) removeEventListener(sign, loadApp);
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", loadApp);
    return true;
  }
  const template = findTemplate();
  if (!template) return !hasFailed;
  template.remove();
  performance.mark(START_MARK);
  window.pagePath = template.dataset.path;
  for (const dead of template.content.querySelectorAll("script")) {
    if (!dead.src) {
      readConstants(dead.text);
      continue;
    }
    const script = document.importNode(dead);
    script.onerror = () => {
      if (hasFailed) return;
      hasFailed = true;
      // The reader opened the search, but the dialog can't load here.
      if (window.searchTyped !== undefined) goToSearch();
      else void reloadIfGone(script.src);
    };
    document.body.append(script);
  }
  return true;
}

/**
 * Sets the constants of Gatsby's inline scripts without running them: they differ from build to build, so the security
 * policy would need the hash of each.
 */
function readConstants(script: string): void {
  const [, name, value = ""] =
    /window\.(___webpackCompilationHash|___chunkMapping)=("[^]*");/.exec(script) ?? [];
  if (name === "___webpackCompilationHash" || name === "___chunkMapping")
    window[name] = JSON.parse(value) as string;
}

/**
 * Opens the search page, for readers whose framework can't load. Offline, the search page can't load either, so an
 * alert says so.
 */
export function goToSearch(): void {
  hideSearchSpinner();
  if (navigator.onLine) location.assign(withBase("/search"));
  else alert(searchFailed);
}

/**
 * Reloads the page if a script is missing because a newer build has replaced it. A wrong base URL isn't fixed by
 * reloading, so the page isn't reloaded in that case.
 */
async function reloadIfGone(script: string): Promise<void> {
  const { status } = await fetch(script).catch(() => ({ status: 0 }));
  if (status === 404 && !warnOfBaseUrl(window.pagePath ?? ""))
    reloadOnce(window.___webpackCompilationHash ?? "");
}

/** Fetches the framework at the first intent, or once everything has loaded and the browser is idle. */
export function watchForIntent(): void {
  for (const sign of SIGNS) addEventListener(sign, loadApp, { passive: true });
  addEventListener("load", () => {
    if (!isSaving()) whenIdle(loadApp);
  });
  addEventListener("click", ({ target }) => {
    if (window.appIsReady) return;
    window.clickedEarly = (target as Element).closest<HTMLElement>(NEEDS_APP) ?? undefined;
  });
}
