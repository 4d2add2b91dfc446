import { statSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Fault } from "../../faults/fault";
import type { PageScope } from "../../outputs/hosting/check-page";
import { toBatches } from "../jobs/batches";
import { bundleWorker } from "../jobs/bundle-worker";
import { withThreads } from "../jobs/threads";
import { cacheFolderOf, digestOf, findCached, keepCached } from "../store/cache-files";
import { stampOf } from "../store/files-state";
import checkBatch, { type BuiltPage } from "./check-pages-worker";
import { faultsOfPage } from "./check-public-files";

/** Minimum number of pages for which threads are worth the time to start them. Checking a page takes 4 to 7 ms. */
const MIN_FOR_THREADS = 100;
const BATCH = 50;

/** File in the cache folder that lists the pages in which the last build found no faults. */
const STATE_FILE = "checked-pages.json";

interface CheckedPages {
  /** Digest of the checking code and of the rules. */
  readonly key: string;
  /** Stamps of the pages' files, keyed by address. */
  readonly stamps: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds everything in a build's pages that the security policy doesn't allow. A host that sends the policy would block
 * it, and any other host would let it run, so the build fails. A page that hasn't changed since the last build isn't
 * checked again, unless the checking code or the rules have changed.
 * @param scope Rules for pages. `isRedirect` is set for each page.
 */
export async function checkPages(
  root: string,
  pages: readonly BuiltPage[],
  scope: PageScope,
): Promise<Fault[]> {
  const publicFolder = join(root, "public");
  const cache = cacheFolderOf(root);
  const { file, code } = await bundleWorker(root, "src/pipeline/public/check-pages-worker.ts");
  const key = digestOf(code, JSON.stringify(scope, sortSets));
  const last = findCached<CheckedPages>(cache, STATE_FILE);
  const known = last?.key === key ? last.stamps : {};
  const stamps = new Map(
    pages.map((page) => [
      page,
      `${stampOf(statSync(join(publicFolder, page.address)))} ${page.isRedirect}`,
    ]),
  );
  const changed = pages.filter((page) => known[page.address] !== stamps.get(page));
  const found =
    changed.length < MIN_FOR_THREADS
      ? checkBatch({ publicFolder, pages: changed, scope })
      : await withThreads(file, cpus().length, async (pool) => {
          const results = await Promise.all(
            toBatches(changed, BATCH).map(
              (batch) => pool.run({ publicFolder, pages: batch, scope }) as Promise<string[][]>,
            ),
          );
          return results.flat();
        });
  const needs = new Map(changed.map((page, index) => [page, found[index] ?? []]));
  const clean = pages.filter((page) => (needs.get(page) ?? []).length === 0);
  keepCached(cache, STATE_FILE, {
    key,
    stamps: Object.fromEntries(clean.map((page) => [page.address, stamps.get(page)])),
  });
  return [...needs].flatMap(([{ address }, texts]) => faultsOfPage(address, texts));
}

/** Converts sets to sorted arrays, since JSON doesn't support sets. */
const sortSets = (_name: string, value: unknown): unknown =>
  value instanceof Set ? [...(value as Set<string>)].sort() : value;
