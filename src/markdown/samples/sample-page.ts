import type { Sample } from "../../base/sample";

/** A doc's code blocks in their order on the page. */
export interface SamplePage {
  /** The doc's file, relative to the repository's root. */
  readonly file: string;
  readonly samples: readonly Sample[];
  /** With `runs`, all blocks of the page run together, as a tutorial. */
  readonly frontmatter?: { readonly runs?: "local" };
}

/** A block to check, with its page. */
export interface SampleInPage {
  readonly page: SamplePage;
  readonly index: number;
  readonly sample: Sample;
}

/** Lists the blocks in these languages, in order, except those with `nocheck`. */
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

/** Finds the block that `@continues` refers to: the previous block in one of these languages. */
function findContinued(
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

/** Returns a block's code with the code that the block continues added above, and the number of added lines. */
export function joinContinued(
  block: SampleInPage,
  languages: ReadonlySet<string>,
): { code: string; linesAbove: number } {
  const before = findContinued(block, languages);
  if (!before) return { code: block.sample.code, linesAbove: 0 };
  const above = joinContinued(before, languages).code;
  return { code: `${above}\n${block.sample.code}`, linesAbove: above.split("\n").length };
}

/**
 * Finds the block whose title is a certain file name. On the same page, this is the nearest block above, or else the
 * first block below. Otherwise, it's the first such block on the page that shares the most folders with this page (if
 * there are several, the first in alphabetical order). A tutorial of several pages can thus use files from earlier
 * pages.
 */
export function findTitled(
  { page, index }: Pick<SampleInPage, "page" | "index">,
  pages: readonly SamplePage[],
  isNamed: (title: string) => boolean,
): Pick<SampleInPage, "page" | "index"> | undefined {
  const listNamed = (one: SamplePage): number[] =>
    one.samples.flatMap(({ title }, at) => (title !== undefined && isNamed(title) ? [at] : []));
  const own = listNamed(page).filter((at) => at !== index);
  const nearest = own.findLast((at) => at < index) ?? own[0];
  if (nearest !== undefined) return { page, index: nearest };
  const [closest] = pages
    .filter((other) => other !== page)
    .flatMap((other) => {
      const [at] = listNamed(other);
      return at === undefined ? [] : [{ page: other, index: at }];
    })
    .sort(
      (a, b) =>
        countCommonFolders(b.page.file, page.file) - countCommonFolders(a.page.file, page.file) ||
        (a.page.file < b.page.file ? -1 : 1),
    );
  return closest;
}

function countCommonFolders(one: string, other: string): number {
  const folders = other.split("/").slice(0, -1);
  const own = one.split("/").slice(0, -1);
  const apart = own.findIndex((folder, at) => folder !== folders[at]);
  return apart === -1 ? own.length : apart;
}

/** Returns the folder of a page's file. */
export const folderOf = ({ file }: SamplePage): string => file.slice(0, file.lastIndexOf("/"));

/** Cache of each folder's declarations. All blocks in the folder need them. Finding them each time took 300 ms. */
const declarations = new WeakMap<readonly SamplePage[], Map<string, SampleInPage[]>>();

/** Lists blocks whose title is a declaration file (`minipay.d.ts`). They apply to every page in their folder. */
export function listDeclarations(
  page: SamplePage,
  pages: readonly SamplePage[],
): readonly SampleInPage[] {
  const byFolder = declarations.get(pages) ?? groupDeclarations(pages);
  declarations.set(pages, byFolder);
  return byFolder.get(folderOf(page)) ?? [];
}

function groupDeclarations(pages: readonly SamplePage[]): Map<string, SampleInPage[]> {
  const byFolder = new Map<string, SampleInPage[]>();
  for (const block of pages.flatMap(listAll)) {
    const { title, nocheck } = block.sample;
    if (title?.endsWith(".d.ts") !== true || nocheck !== undefined) continue;
    const folder = folderOf(block.page);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), block]);
  }
  return byFolder;
}

const RELATIVE_IMPORT = /(?:from|import)\s*(?:\(\s*)?["']\.{1,2}\/([^"']+)["']/g;

/**
 * Creates a function that returns true for titles that a relative import may refer to. Extensions may be left out, and
 * `.js` may mean `.ts`. A title without a folder matches a file with this name in any folder.
 */
export function isImportedAs(request: string): (title: string) => boolean {
  const wanted = withoutEnding(request.replace(/^[./]+/, ""));
  return (title) => {
    const own = withoutEnding(title);
    return (
      `/${own}`.endsWith(`/${wanted}`) || (!own.includes("/") && `/${wanted}`.endsWith(`/${own}`))
    );
  };
}

const withoutEnding = (name: string): string => name.replace(/\.[cm]?[jt]sx?$|\.sol$/, "");

/**
 * Lists the other blocks that are needed to check a block: titled blocks on its page, blocks that it continues,
 * declarations in its folder, titled blocks on pages whose files it imports, and all blocks that these blocks need.
 */
export function listRelated(block: SampleInPage, pages: readonly SamplePage[]): Sample[] {
  const found = new Set<Sample>([block.sample]);
  const waiting = [block];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const one of listNextRelated(next, pages)) {
      if (found.has(one.sample)) continue;
      found.add(one.sample);
      waiting.push(one);
    }
  }
  found.delete(block.sample);
  return [...found];
}

function listNextRelated(block: SampleInPage, pages: readonly SamplePage[]): SampleInPage[] {
  const { page, index, sample } = block;
  const listTitled = (one: SamplePage): SampleInPage[] =>
    listAll(one).filter(({ sample: { title } }) => title !== undefined);
  return [
    ...listTitled(page),
    ...listAll(page).filter(({ index: at }) => at < index && sample.continues),
    ...listDeclarations(page, pages),
    ...listImportedPages(block, pages).flatMap(listTitled),
  ];
}

const listAll = (page: SamplePage): SampleInPage[] =>
  page.samples.map((sample, index) => ({ page, index, sample }));

/** Lists other pages whose files a block imports. */
function listImportedPages(block: SampleInPage, pages: readonly SamplePage[]): SamplePage[] {
  const imported = [...block.sample.code.matchAll(RELATIVE_IMPORT)].flatMap(([, request = ""]) => {
    const found = findTitled(block, pages, isImportedAs(request));
    return found && found.page !== block.page ? [found.page] : [];
  });
  return [...new Set(imported)];
}

/** Lists the titled blocks of other pages that a tutorial's commands take from the folder `$BLOCKS`. */
export const listBorrowed = (page: SamplePage, pages: readonly SamplePage[]): Sample[] =>
  page.samples.flatMap(({ code }, index) =>
    [...code.matchAll(/\$\{BLOCKS:\?\}\/([\w.-]+)/g)].flatMap(([, name = ""]) => {
      const found = findTitled({ page, index }, pages, (title) => title === name);
      return found?.page.samples[found.index] ?? [];
    }),
  );
