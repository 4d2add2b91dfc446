import { clearAll } from "./caches";
import type { WorkerScope } from "./messages";

/*
 * Stands at the worker's address when saving is switched off: browsers that have the worker of an earlier build fetch
 * this one at the next visit, and it takes away what was saved, and itself.
 */
const worker = self as unknown as WorkerScope;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  event.waitUntil(clearAll().then(() => worker.registration.unregister()));
});
