import type { openSearch } from "../../src/search/engine/search-engine";
import type { PageFigures } from "./probe.mjs";

/** The figures of a measured navigation; undefined while it is under way. */
interface MeasuredNavigation {
  readonly milliseconds: number;
  readonly heading: string;
}

/** Globals that the benchmark's scripts add to the page they measure. */
declare global {
  interface Window {
    /** Put there by `installProbe`, before any script of the page. */
    __bench: Pick<PageFigures, "lcp" | "shifts" | "tasks"> & {
      armNavigation: () => void;
      readNavigation: () => MeasuredNavigation | undefined;
    };
    openForBench: typeof openSearch;
    /** Milliseconds from each key to its paint, and of each task over 50 ms. */
    keyTimes: { keys: number[]; tasks: number[] };
    pagefind: {
      search: (text: string) => Promise<{
        results: { data: () => Promise<{ url: string; sub_results: { url: string }[] }> }[];
      }>;
    };
  }
}
