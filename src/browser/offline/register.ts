import { withBase } from "../../site/paths/base-path";
import { isSaving } from "../base/connection";
import { whenIdle } from "../base/idle";
import type { KeepMessage } from "./messages";

const WORKER = withBase("/sw.js");

/** A policy that allows only this script. */
const policy = globalThis.trustedTypes?.createPolicy("docs-worker", {
  createScriptURL: () => WORKER,
});

/**
 * Starts the service worker, which saves pages from then on. The worker can't see requests made before it was
 * running, so a page that was loaded without the worker sends it a list of those requests. From the second visit on,
 * the worker also saves the search, unless the connection is slow or metered.
 */
async function register(): Promise<void> {
  const isKnown = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register(
      // The TypeScript type requires a string; browsers also accept a TrustedScriptURL.
      (policy?.createScriptURL(WORKER) ?? WORKER) as string,
      { updateViaCache: "none" },
    );
  } catch {
    return; // Storage or service workers are blocked: pages need the network.
  }
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && !name.includes("/favicon."));
  // URLs of the style sheets that are inlined in the page.
  const styles = [...document.querySelectorAll<HTMLElement>("style[data-href]")].map(
    ({ dataset }) => dataset.href ?? "",
  );
  active?.postMessage({
    kind: "keep",
    loaded: isKnown ? styles : [location.pathname, ...loaded, ...styles],
    search: isKnown && !isSaving(),
  } satisfies KeepMessage);
}

/** Registers the worker once the page has requested everything it needs. */
export function keepPagesOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = (): void => {
    whenIdle(() => void register());
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

/**
 * Saves the HTML document of a page that was reached by a client navigation, unless the connection is slow or
 * metered.
 */
export function keepShownPage(): void {
  if (!("serviceWorker" in navigator)) return;
  const worker = navigator.serviceWorker.controller;
  if (!worker || isSaving()) return;
  const loaded = [location.pathname];
  whenIdle(() => {
    worker.postMessage({ kind: "keep", loaded, search: false } satisfies KeepMessage);
  });
}
