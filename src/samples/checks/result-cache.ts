import { basename, dirname } from "node:path";
import type { CheckedSample } from "../../model/samples/checked-sample";
import type { Sample } from "../../model/samples/sample";
import type { Fault } from "../../faults/fault";
import { digestOf, findCached, keepCached } from "../../build/store/cache-files";
import { type SampleInPage, type SamplePage, listRelated } from "../blocks/sample-page";

/** What was found in blocks before, so that only changed ones are checked again. */
export interface ResultCache {
  /** What was found in a block; undefined when it has to be checked. */
  readonly find: (block: SampleInPage) => Found | undefined;
  /** Keeps what was found in these blocks, and forgets all others. */
  readonly store: (
    blocks: readonly SampleInPage[],
    faults: readonly Fault[],
    checks: ReadonlyMap<Sample, CheckedSample>,
  ) => void;
}

/** What a check of one block came to: how it was proved right, or what is wrong with it. */
interface Found {
  readonly faults: readonly Fault[];
  readonly checked?: CheckedSample;
}

interface Kept {
  readonly faults: readonly Omit<Fault, "file">[];
  readonly checked?: CheckedSample | undefined;
}

/**
 * A block's digest holds its code, the blocks it builds on, and `version`: the packages and lists a page is checked
 * against and the checker itself. Lines are kept relative to the block, so that moving it keeps its result.
 */
export function openResultCache(
  file: string,
  pages: readonly SamplePage[],
  version: (page: string) => string,
): ResultCache {
  const folder = dirname(file);
  const name = basename(file);
  const known = new Map(Object.entries(findCached<Record<string, Kept>>(folder, name) ?? {}));
  const keyOf = (block: SampleInPage): string => {
    const { file: _, line: __, column: ___, ...own } = block.sample;
    const related = listRelated(block, pages).map(({ code, title, language, continues }) => [
      code,
      title,
      language,
      continues,
    ]);
    return digestOf(version(block.page.file), JSON.stringify(own), JSON.stringify(related));
  };
  return {
    find: (block) => {
      const kept = known.get(keyOf(block));
      if (!kept) return undefined;
      const faults = kept.faults.map((fault) => ({
        ...fault,
        file: block.sample.file,
        line: fault.line + block.sample.line,
        column: fault.column + block.sample.column,
      }));
      return { faults, ...(kept.checked && { checked: kept.checked }) };
    },
    store: (blocks, faults, checks) => {
      const results = blocks.map((block) => {
        const { file: path, line, column, code } = block.sample;
        const end = line + code.split("\n").length;
        const own = faults.filter(
          (fault) => fault.file === path && fault.line >= line && fault.line < end,
        );
        const kept = own.map(({ file: _, ...fault }) => ({
          ...fault,
          line: fault.line - line,
          column: fault.column - column,
        }));
        return [keyOf(block), { faults: kept, checked: checks.get(block.sample) }] as const;
      });
      keepCached(folder, name, Object.fromEntries(results));
    },
  };
}
