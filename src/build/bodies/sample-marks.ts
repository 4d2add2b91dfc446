import type { DocBody } from "../../model/markdown/compiled-doc";
import type { CheckedBlock } from "../../model/samples/mark-checked";
import { type PageTypes, packTypes, typesAddress } from "../../model/samples/name-types";
import type { Sample } from "../../model/samples/sample";
import { checkLabel, checkSentence } from "../../site/checked-samples";
import { readCheckedSamples } from "../samples/checked-samples";
import { cacheFolderOf, compiledBodyFile, readCached } from "../store/cache-files";
import { listFiles } from "../store/list-files";
import { removeOutput, writeOutput } from "../store/output-files";

/** What the records of checked samples give the pages of this build. */
export interface SampleMarks {
  /** Whether any block is recorded as it is now. */
  readonly isKnown: boolean;
  readonly blocksOf: (file: string) => readonly CheckedBlock[];
  readonly typesOf: (file: string) => PageTypes | undefined;
}

/** @param bodies Digest of each doc's body, by the doc's file. */
export function readSampleMarks(root: string, bodies: ReadonlyMap<string, string>): SampleMarks {
  const pages = [...bodies].map(([file, digest]) => ({ file, samples: readSamples(root, digest) }));
  const samplesOf = new Map(pages.map(({ file, samples }) => [file, samples]));
  const { isKnown, find } = readCheckedSamples(root, pages);
  const checkedOf = (file: string) =>
    find(file).flatMap((checked, at) => {
      const sample = samplesOf.get(file)?.[at];
      if (!sample || !checked) return [];
      return [{ checked, language: sample.language, code: sample.shown?.code ?? sample.code }];
    });
  return {
    isKnown,
    blocksOf: (file) =>
      checkedOf(file).map(({ checked, language, code }) => ({
        language,
        code,
        label: checkLabel(checked),
        sentence: checkSentence(checked),
      })),
    typesOf: (file) =>
      packTypes(checkedOf(file).map(({ checked, code }) => ({ code, names: checked.names ?? [] }))),
  };
}

/** Code blocks of bodies this process has read: a development server asks at every change. */
const known = new Map<string, readonly Sample[]>();

function readSamples(root: string, digest: string): readonly Sample[] {
  const samples =
    known.get(digest) ?? readCached<DocBody>(cacheFolderOf(root), compiledBodyFile(digest)).samples;
  known.set(digest, samples);
  return samples;
}

/** Types of the names in a page's code, by the page's path. */
export type TypesOfPages = readonly (readonly [path: string, types: PageTypes])[];

/** Writes the types beside the data of their pages; those of a page that has none any more go. */
export function writeTypes(publicFolder: string, types: TypesOfPages): void {
  for (const file of listFiles(publicFolder, "page-data")) {
    if (file.endsWith("/types.json")) removeOutput(publicFolder, file);
  }
  for (const [path, names] of types) {
    writeOutput(publicFolder, typesAddress(path), JSON.stringify(names));
  }
}
