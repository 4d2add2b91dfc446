import { clearAll } from "./caches";
import type { WorkerScope } from "./messages";

/*
 * Is at the worker's address when saving is switched off. Browsers that have the worker of an earlier build fetch this
 * one at the next visit; it deletes what was saved, and then itself.
 */
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  event.waitUntil(clearAll().then(() => worker.registration.unregister()));
});
