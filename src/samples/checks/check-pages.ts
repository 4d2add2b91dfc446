import type { Sample } from "../../base/sample";
import { checkAddresses, findAddresses } from "../../data/check-addresses";
import { type NetworkText, checkNetworkUses } from "../../data/check-networks";
import type { Fault } from "../../faults/fault";
import type { CheckedSample, TypedName } from "../../markdown/samples/checked-sample";
import { CHECKED_LANGUAGES } from "../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  listSamples,
} from "../../markdown/samples/sample-page";
import { findAgainst } from "./checked-against";
import { checkDataLanguages } from "./data/check-data-language";
import { checkSchemas } from "./data/check-schemas";
import type { Knowledge } from "./knowledge";
import { toChecksum } from "./network/checksum";
import { checkManifests } from "./shell/check-manifest";
import { checkShell } from "./shell/check-shell";
import { checkSolidity } from "./solidity/check-solidity";
import { checkTypescript } from "./typescript/check-typescript";

/** The result of checking code blocks. */
export interface BlocksReport {
  readonly faults: readonly Fault[];
  /** The blocks without a fault. */
  readonly checks: ReadonlyMap<Sample, CheckedSample>;
}

/**
 * Checks blocks with the tool for their language. `pages` may also contain blocks that don't have to be checked
 * themselves, because checked blocks may continue or import them.
 * @param isStale True for a block that has to be checked.
 * @param today The date for the records of correct blocks, as YYYY-MM-DD.
 */
export function checkBlocks(
  pages: readonly SamplePage[],
  knowledge: Knowledge,
  isStale: (block: SampleInPage) => boolean,
  today: string,
): BlocksReport {
  const { sets, packagesFor } = knowledge;
  const names = new Map<Sample, readonly TypedName[]>();
  const faults = [
    ...checkTypescript(pages, sets, isStale, names),
    ...checkSolidity(pages, sets, isStale),
    ...checkShell(pages, knowledge, isStale),
    ...checkDataLanguages(pages, isStale),
    ...checkManifests(pages, packagesFor, isStale),
    ...checkSchemas(pages, sets.main, isStale),
  ];
  const isWrong = ({ file, line, code }: Sample): boolean =>
    faults.some(
      (fault) =>
        fault.file === file && fault.line >= line && fault.line < line + code.split("\n").length,
    );
  const right = listSamples(pages, CHECKED_LANGUAGES).filter(
    (block) => isStale(block) && !isWrong(block.sample),
  );
  const checks = right.map((block): [Sample, CheckedSample] => {
    const typed = names.get(block.sample) ?? [];
    return [
      block.sample,
      {
        ...findAgainst(block, knowledge),
        on: today,
        ...(typed.length > 0 && { names: typed }),
      },
    ];
  });
  return { faults, checks: new Map(checks) };
}

/** Checks the addresses, chain ids and services in texts. Also returns the number of addresses. */
export function checkTexts(
  texts: readonly NetworkText[],
  pages: readonly SamplePage[],
  { addresses, networks }: Knowledge,
): { faults: Fault[]; addresses: number } {
  const uses = texts.flatMap(({ file, text }) => findAddresses(file, text));
  const outputs = pages.flatMap(({ samples }) =>
    samples.filter(({ language }) => language === "text"),
  );
  const faults = [
    ...checkAddresses(uses, {
      entries: addresses,
      toChecksum,
      isOutput: ({ file, line }) =>
        outputs.some(
          (block) =>
            block.file === file &&
            line >= block.line &&
            line < block.line + block.code.split("\n").length,
        ),
    }),
    ...checkNetworkUses(texts, networks),
  ];
  return { faults, addresses: uses.length };
}
