import { withBase } from "../../site/base-path";
import { isSaving } from "../boot/connection";
import { whenIdle } from "../boot/idle";
import type { KeepMessage } from "./messages";

const WORKER = withBase("/sw.js");

/** A policy that admits this one script and nothing else. */
const policy = globalThis.trustedTypes?.createPolicy("docs-worker", {
  createScriptURL: () => WORKER,
});

/**
 * Starts the service worker, which saves pages from then on. It has not seen what was loaded before it ran, so the
 * first page of a visit lists that. From the second visit on it saves the search too, unless the connection is metered.
 */
async function register(): Promise<void> {
  const isKnown = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register(
      // Its type wants a text; browsers take both.
      (policy?.createScriptURL(WORKER) ?? WORKER) as string,
      { updateViaCache: "none" },
    );
  } catch {
    return; // Storage is blocked, or service workers are: pages need the network, as without a worker.
  }
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && !name.includes("/favicon."));
  // Where styles are linked to and not in the page, they are saved under these names.
  const styles = [...document.querySelectorAll<HTMLElement>("style[data-href]")].map(
    ({ dataset }) => dataset.href ?? "",
  );
  active?.postMessage({
    kind: "keep",
    loaded: isKnown ? styles : [location.pathname, ...loaded, ...styles],
    search: isKnown && !isSaving(),
  } satisfies KeepMessage);
}

/** Registers the worker after the page has requested everything it needs. */
export function keepPagesOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = (): void => {
    whenIdle(() => void register());
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

/** Saves the document of a page that was shown without loading one, unless the connection is metered. */
export function keepShownPage(): void {
  if (!("serviceWorker" in navigator)) return;
  const worker = navigator.serviceWorker.controller;
  if (!worker || isSaving()) return;
  const loaded = [location.pathname];
  whenIdle(() => {
    worker.postMessage({ kind: "keep", loaded, search: false } satisfies KeepMessage);
  });
}
