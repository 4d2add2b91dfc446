import type { BuiltPage } from "../../support/built/built-site";

/** Number of tabs that work in parallel. Two are enough to keep two cores busy. */
const TABS = 2;

/** Runs `look` for every page, in a few tabs that are reused, and collects the results. */
export async function lookAtEach<Tab, T>(
  pages: readonly BuiltPage[],
  openTab: () => Promise<Tab>,
  look: (tab: Tab, page: BuiltPage) => Promise<readonly T[]>,
): Promise<T[]> {
  const waiting = [...pages];
  const results: T[] = [];
  const work = async (): Promise<void> => {
    const tab = await openTab();
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      results.push(...(await look(tab, page)));
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return results;
}
