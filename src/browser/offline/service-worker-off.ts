import { clearAll } from "./caches";
import type { WorkerScope } from "./messages";

/*
 * Served at the worker's address when saving is switched off. Browsers with the worker of an earlier build fetch this
 * one at the next visit; it deletes what was saved, then itself.
 */
declare const self: WorkerScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(clearAll().then(() => self.registration.unregister()));
});
