import type { Sample } from "../../base/sample";
import type { CheckedSample } from "../../markdown/samples/checked-sample";
import type { CheckedBlock } from "../../markdown/samples/mark-checked";
import { type PageTypes, packTypes, typesAddress } from "../../markdown/samples/name-types";
import type { SamplePage } from "../../markdown/samples/sample-page";
import { checkLabel, checkSentence, checkedVersions } from "../../site/checked-samples";
import type { CheckedSamples } from "../samples/checked-samples";
import { listFiles } from "../store/list-files";
import { removeOutput, writeOutput } from "../store/output-files";

/** A checked block, and the names and versions of everything that it was checked against. */
interface RecordedBlock extends CheckedBlock {
  readonly versions: readonly string[];
}

/** Records in content/records/ for the code blocks of this build. */
export interface SampleMarks {
  /** False if no block of the site has a valid record. */
  readonly isKnown: boolean;
  readonly blocksOf: (file: string) => readonly RecordedBlock[];
  readonly typesOf: (file: string) => PageTypes | undefined;
  /** Lists all code blocks of a file, in page order. */
  readonly samplesOf: (file: string) => readonly RecordedSample[];
}

/** A code block, and its record if it has a valid one. */
interface RecordedSample {
  readonly sample: Sample;
  readonly checked?: CheckedSample;
}

export function findSampleMarks(
  pages: readonly SamplePage[],
  { isKnown, find }: CheckedSamples,
): SampleMarks {
  const samplesOf = new Map(pages.map(({ file, samples }) => [file, samples]));
  const recordedOf = (file: string): readonly RecordedSample[] => {
    const found = find(file);
    return (samplesOf.get(file) ?? []).map((sample, at) => {
      const checked = found[at];
      return { sample, ...(checked && { checked }) };
    });
  };
  const checkedOf = (file: string) =>
    recordedOf(file).flatMap(({ sample, checked }) =>
      checked
        ? [{ checked, language: sample.language, code: sample.shown?.code ?? sample.code }]
        : [],
    );
  return {
    isKnown,
    blocksOf: (file) =>
      checkedOf(file).flatMap(({ checked, language, code }) => {
        const { proof } = checked;
        if (proof === "parsed") return []; // That its syntax is correct goes without saying.
        const check = { ...checked, proof };
        const [label, sentence] = [checkLabel(check), checkSentence(check)];
        return [{ language, code, label, sentence, versions: checkedVersions(check) }];
      }),
    typesOf: (file) =>
      packTypes(checkedOf(file).map(({ checked, code }) => ({ code, names: checked.names ?? [] }))),
    samplesOf: recordedOf,
  };
}

/** Types of the names in each page's code, with the page's path. */
export type TypesOfPages = readonly (readonly [path: string, types: PageTypes])[];

/** Writes the types of each page next to the page data, and removes files from earlier builds. */
export function writeTypes(publicFolder: string, types: TypesOfPages): void {
  for (const file of listFiles(publicFolder, "page-data")) {
    if (file.endsWith("/types.json")) removeOutput(publicFolder, file);
  }
  for (const [path, names] of types) {
    writeOutput(publicFolder, typesAddress(path), JSON.stringify(names));
  }
}
