import { isSaving } from "../boot/connection";
import type { KeepMessage } from "./messages";

const WORKER = "/sw.js";

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
  // Pages that are fetched for a navigation, and saved, link to the styles that this one holds.
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
  const start = (): void => void register();
  // Safari has no idle callbacks.
  const whenIdle = (): unknown =>
    "requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start, 1000);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}
