import type { openSearch } from "../../src/search/engine/search-engine";
import type { PageFigures } from "./probe.mjs";

/** The result of a measured navigation; undefined until the navigation is finished. */
interface MeasuredNavigation {
  readonly milliseconds: number;
  readonly heading: string;
}

/** Globals that the benchmark's scripts add to the page they measure. */
declare global {
  interface Window {
    /** Added by `installProbe` before any of the page's scripts run. */
    __bench: Pick<PageFigures, "lcp" | "shifts" | "tasks"> & {
      armNavigation: () => void;
      readNavigation: () => MeasuredNavigation | undefined;
    };
    openForBench: typeof openSearch;
    /** Milliseconds from each keypress to the paint that shows its effect, and durations of tasks over 50 ms. */
    keyTimes: { keys: number[]; tasks: number[] };
    pagefind: {
      search: (text: string) => Promise<{
        results: { data: () => Promise<{ url: string; sub_results: { url: string }[] }> }[];
      }>;
    };
  }
}
