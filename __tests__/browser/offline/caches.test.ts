/** @jest-environment node */
import { jest } from "@jest/globals";
import { DATA, FILES, PAGES, clearAll, clearOldCaches } from "../../../src/browser/offline/caches";
import { MemoryCaches } from "./memory-caches";

const OTHER = "of-another-program";
const deleteDatabase = jest.fn();
let caches: MemoryCaches;

beforeEach(async () => {
  caches = new MemoryCaches();
  Object.assign(globalThis, { caches, indexedDB: { deleteDatabase } });
  for (const name of ["docs-pages-0", PAGES, DATA, FILES, OTHER]) await caches.open(name);
});

test("caches of earlier workers are deleted; current caches and those of other programs are kept", async () => {
  await clearOldCaches();
  expect(await caches.keys()).toEqual([PAGES, DATA, FILES, OTHER]);
  expect(deleteDatabase).not.toHaveBeenCalled();
});

test("if saving is switched off, all of our caches are deleted", async () => {
  await clearAll();
  expect(await caches.keys()).toEqual([OTHER]);
  expect(deleteDatabase.mock.calls).toEqual([["workbox-expiration"]]);
});
