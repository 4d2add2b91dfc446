import { isSaving } from "../connection";
import type { KeepMessage } from "./messages";

const WORKER = "/sw.js";

/**
 * Lets the service worker keep pages from now on. It has not seen what came before it was there, so the first page of
 * a visit tells it; from the second visit on it keeps the search as well, unless the reader pays for every byte.
 */
export async function registerWorker(): Promise<void> {
  const isKnown = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  } catch {
    return; // Storage is blocked, or there is no worker: pages are read online, as ever.
  }
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && !/\/favicon\./.test(name));
  active?.postMessage({
    kind: "keep",
    loaded: isKnown ? [] : [location.pathname, ...loaded],
    search: isKnown && !isSaving(),
  } satisfies KeepMessage);
}
