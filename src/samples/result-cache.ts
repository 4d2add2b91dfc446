import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Fault } from "../faults/fault";
import { digestOf } from "../gatsby/cache-files";
import { type SampleInPage, type SamplePage, listRelated } from "./sample-page";

/** What was found in blocks before, so that only changed ones are checked again. */
export interface ResultCache {
  /** Faults of a block as they were found; undefined when it has to be checked. */
  readonly find: (block: SampleInPage) => Fault[] | undefined;
  /** Keeps what was found in these blocks, and forgets all others. */
  readonly store: (blocks: readonly SampleInPage[], faults: readonly Fault[]) => void;
}

type Kept = Omit<Fault, "file">;

/**
 * A block's digest holds its code, the blocks it builds on, and `version`: the packages and lists a page is checked
 * against and the checker itself. Lines are kept relative to the block, so that moving it keeps its result.
 */
export function openResultCache(
  file: string,
  pages: readonly SamplePage[],
  version: (page: string) => string,
): ResultCache {
  const known = existsSync(file)
    ? // Our own file: its shape is known.
      new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Kept[]>))
    : new Map<string, Kept[]>();
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
    find: (block) =>
      known.get(keyOf(block))?.map((kept) => ({
        ...kept,
        file: block.sample.file,
        line: kept.line + block.sample.line,
        column: kept.column + block.sample.column,
      })),
    store: (blocks, faults) => {
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
        return [keyOf(block), kept] as const;
      });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(results)));
    },
  };
}
