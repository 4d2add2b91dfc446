/*
 * Part of the inline script: fetches the framework when the browser is idle, or at the first intent (pointer over a
 * link, tap, key). Until then every page is plain HTML and CSS, and links are links.
 */

import { withBase } from "../../site/base-path";
import { searchFailed } from "../../site/labels";
import { hideSearchSpinner } from "../search/search-spinner";
import { APP_SCRIPTS_ID } from "./app-scripts";
import { warnOfBaseUrl } from "./base-url";
import { isSaving } from "./connection";
import { whenIdle } from "./idle";
import { reloadOnce } from "./reload-once";

/**
 * Attribute of controls that only work with the framework: a click that comes too early is repeated once it is there.
 */
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

/**
 * Fetches the framework, once. False when that failed: then links and forms work as they do without it.
 *
 * Asked while the HTML is still coming, it waits for the end of it: the template is its last element, and what has come
 * of it may be the first of three scripts.
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
      // The reader asked for the search, which cannot open here.
      if (window.searchTyped !== undefined) goToSearch();
      else void reloadIfGone(script.src);
    };
    document.body.append(script);
  }
  return true;
}

/**
 * Sets what Gatsby's own inline scripts set, without running them: they differ from build to build, and the security
 * policy would have to name the hash of each.
 */
function readConstants(script: string): void {
  const [, name, value = ""] =
    /window\.(___webpackCompilationHash|___chunkMapping)=("[^]*");/.exec(script) ?? [];
  if (name === "___webpackCompilationHash" || name === "___chunkMapping")
    window[name] = JSON.parse(value) as string;
}

/** Without the framework the search is a page. Without a network there is neither, and the reader stays where they are. */
export function goToSearch(): void {
  hideSearchSpinner();
  if (navigator.onLine) location.assign(withBase("/search"));
  else alert(searchFailed);
}

/** A script is missing when a newer build has replaced the one of this page, or when the base URL is wrong. */
async function reloadIfGone(script: string): Promise<void> {
  const { status } = await fetch(script).catch(() => ({ status: 0 }));
  if (status === 404 && !warnOfBaseUrl(window.pagePath ?? ""))
    reloadOnce(window.___webpackCompilationHash ?? "");
}

/** Fetches the framework at the first intent, or when the browser is idle after everything else has loaded. */
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
