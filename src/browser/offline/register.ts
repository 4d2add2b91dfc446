import { isSaving } from "../boot/connection";
import type { KeepMessage } from "./messages";

const WORKER = "/sw.js";

/** Whatever it is asked for, it names this one script. */
const policy = globalThis.trustedTypes?.createPolicy("docs-worker", {
  createScriptURL: () => WORKER,
});

/**
 * Lets the service worker keep pages from now on. It has not seen what came before it was there, so the first page of
 * a visit tells it; from the second visit on it keeps the search as well, unless the reader pays for every byte.
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
    return; // Storage is blocked, or there is no worker: pages are read online, as ever.
  }
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && !name.includes("/favicon."));
  active?.postMessage({
    kind: "keep",
    loaded: isKnown ? [] : [location.pathname, ...loaded],
    search: isKnown && !isSaving(),
  } satisfies KeepMessage);
}

/** Registers the worker after everything the page itself has asked for. */
export function keepPagesOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const start = (): void => void register();
  // Safari has no idle callbacks.
  const whenIdle = (): unknown =>
    "requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start, 1000);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}
