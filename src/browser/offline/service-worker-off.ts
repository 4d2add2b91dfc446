import { clearAll } from "./caches";
import type { WorkerScope } from "./messages";

/*
 * Served at the worker's URL when offline saving is switched off. Browsers with the worker of an earlier build fetch
 * this one on the next visit. It deletes everything that was saved, then unregisters itself.
 */
declare const self: WorkerScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(clearAll().then(() => self.registration.unregister()));
});
