import type { SearchAnswer } from "../../search/engine/hits/hit";
import { type IndexFiles, openIndex } from "../../search/engine/index-files";
import { type SearchEngine, createSearchEngine } from "../../search/engine/search-engine";
import { START_FILE } from "../../search/words/search-format";
import { NO_VERSION } from "../../site/search";
import { settings } from "../../site/settings";
import type { ReadPublic } from "./read-public";

/** A search query made by a tool. */
interface DocsQuery {
  readonly query: string;
  readonly limit: number;
  /** Additional filters in the engine's format, such as `kind:guide`. */
  readonly filters?: readonly string[];
}

/** The search of a published site, with the same ranking as the site's search dialog. */
export interface PublishedSearch {
  readonly search: (query: DocsQuery) => Promise<SearchAnswer>;
  /** Finds the heading with this anchor on a page; undefined if there is none. */
  readonly findHeading: (path: string, anchor: string) => Promise<string | undefined>;
}

/** The fields of a page in docs.json that are used here. */
interface DocPath {
  readonly path: string;
}

interface OpenedIndex {
  /**
   * Bytes of the index's first file. If the site's first file now differs from them, a new index has been published.
   */
  readonly start: ArrayBuffer;
  readonly engine: SearchEngine;
  readonly files: IndexFiles;
  /** Filters that limit results to the docs' published version and the site's default language. */
  readonly limits: readonly (string | readonly string[])[];
}

/** Opens a site's search for the first query, and again whenever a new index has been published. */
export function createPublishedSearch(
  read: ReadPublic,
  listPages: () => Promise<readonly DocPath[]>,
): PublishedSearch {
  const readPart = async (address: string): Promise<ArrayBuffer> => {
    const bytes = await read(address);
    if (!bytes) throw new Error(`The search index has no ${address}.`);
    return bytes;
  };
  let opened: OpenedIndex | undefined;
  const open = async (): Promise<OpenedIndex> => {
    const start = await readPart(START_FILE);
    if (opened && isSame(opened.start, start)) return opened;
    const fetchBytes = async (address: string) =>
      address === START_FILE ? start : readPart(address);
    const [files, pages] = await Promise.all([openIndex(fetchBytes), listPages()]);
    const engine = createSearchEngine(files);
    return (opened = { start, engine, files, limits: listLimits(files, pages) });
  };
  return {
    search: async ({ query, limit, filters = [] }) => {
      const { engine, limits } = await open();
      return engine.search({ query, hitsPerPage: limit, facetFilters: [...limits, ...filters] });
    },
    findHeading: async (path, anchor) => {
      const { files } = await open();
      const page = files.start.pages.path.indexOf(path);
      if (page < 0) return undefined;
      const sections = await files.loadPage(page);
      return sections.find(([id]) => id === anchor)?.[1].at(-1);
    },
  };
}

function isSame(a: ArrayBuffer, b: ArrayBuffer): boolean {
  if (a.byteLength !== b.byteLength) return false;
  const other = new Uint8Array(b);
  return new Uint8Array(a).every((byte, at) => byte === other[at]);
}

/**
 * Lists the filters for every query. docs.json only contains docs of one version, so the version is that of its first
 * doc.
 */
function listLimits(
  { start }: Pick<IndexFiles, "start">,
  [first]: readonly DocPath[],
): OpenedIndex["limits"] {
  const language = `language:${settings.locale.code}`;
  const at = first === undefined ? -1 : start.pages.path.indexOf(first.path);
  const version = start.versions[start.pages.version[at] ?? -1];
  return version === undefined
    ? [language]
    : [language, [`version:${version}`, `version:${NO_VERSION}`]];
}
