import { clearAll } from "./caches";
import type { WorkerScope } from "./messages";

/*
 * Is at the worker's address when saving is switched off. Browsers that have the worker of an earlier build fetch this
 * one at the next visit; it deletes what was saved, and then itself.
 */
declare const self: WorkerScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(clearAll().then(() => self.registration.unregister()));
});
