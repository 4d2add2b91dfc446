import { type CardPage, drawMissingCards } from "./card-files";
import { type SearchParts, writeSearchParts } from "./search-index";
import { type FoundPages, readSearchedPages } from "./search-pages";

/** What is made of the pages alone, whatever webpack makes of the site. */
export interface BackgroundTask {
  readonly root: string;
  readonly publicFolder: string;
  /** Absent when a hosted service answers searches. */
  readonly found?: FoundPages;
  readonly cards: readonly CardPage[];
}

export interface BackgroundResult {
  readonly search?: SearchParts;
  /** How many cards had to be drawn. */
  readonly drawn: number;
}

export default async function run(task: BackgroundTask): Promise<BackgroundResult> {
  const { root, publicFolder, found, cards } = task;
  const drawn = await drawMissingCards(root, cards);
  if (!found) return { drawn };
  return { drawn, search: writeSearchParts(publicFolder, readSearchedPages(root, found)) };
}
