import { kindOf } from "../../markdown/samples/sample-kind";
import type { SampleInPage } from "../../markdown/samples/sample-page";
import type { Sets } from "../../pipeline/samples/pinned-packages";
import { PROPOSAL, findSchema } from "./data/data-schemas";

/**
 * Creates a function that finds the sets of packages that a block's check needs. The page's own set is the last one.
 */
export function createNeedsFinder<Set>({
  main,
  setOf,
}: Sets<Set>): (block: SampleInPage) => readonly Set[] {
  return ({ page, sample }) => {
    const own = setOf(page.file);
    switch (kindOf(sample.language)) {
      case "typescript":
        return [own];
      case "solidity":
        return own === main ? [main] : [main, own]; // The compilers are in the main packages.
      case "shell":
        return [];
      case "data":
        return findSchema(sample)?.name === PROPOSAL ? [main] : []; // The main packages contain the contracts.
      case undefined:
        return [];
    }
  };
}
