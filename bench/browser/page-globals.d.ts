import type { openSearch } from "../../src/search/engine/search-engine";
import type { PageFigures } from "./probe.mjs";

/** What a measured navigation took; nothing while it is under way. */
interface MeasuredNavigation {
  readonly milliseconds: number;
  readonly heading: string;
}

/** What scripts of the benchmark leave on the page they measure. */
declare global {
  interface Window {
    /** Put there by `installProbe`, before any script of the page. */
    __bench: Pick<PageFigures, "lcp" | "shifts" | "tasks"> & {
      armNavigation: () => void;
      readNavigation: () => MeasuredNavigation | undefined;
    };
    openForBench: typeof openSearch;
    pagefind: {
      search: (text: string) => Promise<{
        results: { data: () => Promise<{ url: string; sub_results: { url: string }[] }> }[];
      }>;
    };
  }
}
