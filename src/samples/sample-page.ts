import type { Sample } from "../docs/samples/sample";

/** A doc's code blocks in the order of the page. */
export interface SamplePage {
  /** The doc's file, from the repository's root. */
  readonly file: string;
  readonly samples: readonly Sample[];
}

/** A block to check, with the page it may build on. */
export interface SampleInPage {
  readonly page: SamplePage;
  readonly index: number;
  readonly sample: Sample;
}

/** The blocks of some languages, in order; those that say `nocheck` are left out. */
export function listSamples(
  pages: readonly SamplePage[],
  languages: ReadonlySet<string>,
): SampleInPage[] {
  return pages.flatMap((page) =>
    page.samples.flatMap((sample, index) =>
      languages.has(sample.language) && sample.nocheck === undefined
        ? [{ page, index, sample }]
        : [],
    ),
  );
}

/** The block that `@continues` goes on from: the one before it in one of these languages. */
export function findContinued(
  { page, index, sample }: SampleInPage,
  languages: ReadonlySet<string>,
): SampleInPage | undefined {
  if (!sample.continues) return undefined;
  for (let at = index - 1; at >= 0; at -= 1) {
    const before = page.samples[at];
    if (before && languages.has(before.language)) return { page, index: at, sample: before };
  }
  return undefined;
}

/** Code of a block with all it goes on from above it, and how many lines that is. */
export function joinContinued(
  block: SampleInPage,
  languages: ReadonlySet<string>,
): { code: string; linesAbove: number } {
  const before = findContinued(block, languages);
  if (!before) return { code: block.sample.code, linesAbove: 0 };
  const above = joinContinued(before, languages).code;
  return { code: `${above}\n${block.sample.code}`, linesAbove: above.split("\n").length };
}

/** The block of a page that carries a file's name as its title: the nearest above, else the first below. */
export function findTitled(
  { page, index }: Pick<SampleInPage, "page" | "index">,
  isNamed: (title: string) => boolean,
): number | undefined {
  const named = page.samples.flatMap(({ title }, at) =>
    at !== index && title !== undefined && isNamed(title) ? [at] : [],
  );
  return named.findLast((at) => at < index) ?? named[0];
}
