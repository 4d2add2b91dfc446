/*
 * Part of the inline script: fetches the framework when the browser is idle, or at the first sign of intent (a pointer
 * over a link, a tap or a keypress). Until then every page is plain HTML and CSS with ordinary links.
 */

import { searchFailed } from "../../site/labels";
import { withBase } from "../../site/paths/base-path";
import { isSaving } from "../base/connection";
import { whenIdle } from "../base/idle";
import { hideSearchSpinner } from "../search/search-spinner";
import { APP_SCRIPTS_ID } from "./app-scripts";
import { warnOfBaseUrl } from "./base-url";
import { reloadOnce } from "./reload-once";

/**
 * Controls that only work with the framework. If one of them is clicked too early, the click is repeated once the
 * framework has loaded.
 */
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
 * Fetches the framework, once. Returns false if it couldn't be loaded; links and forms then work without it.
 *
 * While the HTML is still loading, waits for DOMContentLoaded, because the template with the framework's three
 * scripts is the last element and may not have arrived completely.
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
      // The reader has opened the search, but its dialog can't be shown without the framework.
      if (window.searchTyped !== undefined) goToSearch();
      else void reloadIfGone(script.src);
    };
    document.body.append(script);
  }
  return true;
}

/**
 * Reads the constants from Gatsby's inline scripts and sets them, without running those scripts. The scripts differ
 * from build to build, so the security policy would need a new hash for each build.
 */
function readConstants(script: string): void {
  const [, name, value = ""] =
    /window\.(___webpackCompilationHash|___chunkMapping)=("[^]*");/.exec(script) ?? [];
  if (name === "___webpackCompilationHash" || name === "___chunkMapping")
    window[name] = JSON.parse(value) as string;
}

/**
 * Opens the search page if the framework can't load. Offline, the search page can't load either, so shows an alert
 * instead.
 */
export function goToSearch(): void {
  hideSearchSpinner();
  if (navigator.onLine) location.assign(withBase("/search"));
  else alert(searchFailed);
}

/**
 * Reloads the page if a script is missing because a newer build has replaced it. Doesn't reload if the base URL is
 * wrong, since that wouldn't help.
 */
async function reloadIfGone(script: string): Promise<void> {
  const { status } = await fetch(script).catch(() => ({ status: 0 }));
  if (status === 404 && !warnOfBaseUrl(window.pagePath ?? ""))
    reloadOnce(window.___webpackCompilationHash ?? "");
}

/** Fetches the framework at the first sign of intent, or once everything has loaded and the browser is idle. */
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
