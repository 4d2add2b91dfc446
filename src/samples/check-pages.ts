import type { Fault } from "../faults/fault";
import { checkAddresses, findAddresses } from "./check-addresses";
import { DATA_LANGUAGES, checkDataLanguages } from "./check-data-language";
import { checkManifests } from "./check-manifest";
import { type NetworkText, checkNetworkUses } from "./check-networks";
import { SHELL_LANGUAGES, checkShell } from "./check-shell";
import { SOLIDITY_LANGUAGES, checkSolidity } from "./check-solidity";
import { TYPESCRIPT_LANGUAGES, checkTypescript } from "./check-typescript";
import { toChecksum } from "./checksum";
import type { Knowledge } from "./knowledge";
import type { SampleInPage, SamplePage } from "./sample-page";

/** Languages of blocks that a tool checks. */
export const CHECKED_LANGUAGES: ReadonlySet<string> = new Set([
  ...TYPESCRIPT_LANGUAGES,
  ...SOLIDITY_LANGUAGES,
  ...SHELL_LANGUAGES,
  ...DATA_LANGUAGES,
]);

/** What the tools find in the blocks that have to be checked; the others are there to be built on. */
export function checkBlocks(
  pages: readonly SamplePage[],
  knowledge: Knowledge,
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  const { sets, packagesFor } = knowledge;
  return [
    ...checkTypescript(pages, sets, isStale),
    ...checkSolidity(pages, sets, isStale),
    ...checkShell(pages, knowledge, isStale),
    ...checkDataLanguages(pages, isStale),
    ...checkManifests(pages, packagesFor, isStale),
  ];
}

/** What is wrong with the addresses, chain ids and services that the texts name; and how many addresses there are. */
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
