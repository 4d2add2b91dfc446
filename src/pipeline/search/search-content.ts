import { readAddresses } from "../../data/addresses";
import { readCliManifests } from "../../data/cli/cli-manifests";
import { readCliReference } from "../../data/cli/cli-reference";
import type { DataSource } from "../../data/data-files";
import { readFacts } from "../../data/facts";
import { readGlossary } from "../../data/glossary";
import { readNetworks } from "../../data/networks";
import { readAnswers } from "../../data/search/answers";
import { readSynonyms } from "../../data/search/synonyms";
import type { Fault } from "../../faults/fault";
import { type FlagFacts, listEntries } from "../../search/index/entries";
import { listNetworkNames } from "../../search/index/network-entries";
import type { SearchContent } from "../../search/index/search-index";
import { checkSynonyms, toSynonymPairs } from "../../search/index/synonym-pairs";
import { openContent } from "../content/content-files";
import { type FoundPages, loadFoundPages, readSearchedPages } from "./search-pages";

/** Reads everything that the search can find, and the synonyms. */
export function readSearchContent(root: string, found: FoundPages): SearchContent {
  const pages = readSearchedPages(root, found);
  const content = openContent(root);
  const { networks } = readNetworks(content);
  return {
    pages,
    networks: listNetworkNames(networks),
    entries: listEntries(pages, {
      networks,
      addresses: readAddresses(content).entries,
      terms: readGlossary(content).terms,
      flags: listFlags(content),
      answers: readAnswers(content).answers,
      facts: readFacts(content).facts,
    }),
    synonyms: toSynonymPairs(readSynonyms(content).synonyms),
  };
}

/** Same as `readSearchContent`, for use outside of a Gatsby build. */
export const loadSearchContent = async (root: string): Promise<SearchContent> =>
  readSearchContent(root, await loadFoundPages(root));

/** Reports synonyms whose words aren't on any page. */
export const findSynonymFaults = (root: string, { pages }: SearchContent): Fault[] =>
  checkSynonyms(readSynonyms(openContent(root)).synonyms, pages);

/** Lists the flags of all current celocli commands, each once. */
function listFlags(content: DataSource): FlagFacts[] {
  const { topics } = readCliReference(content, readCliManifests(content).value);
  const flags = new Map<string, FlagFacts>();
  for (const { commands, isGone } of topics.values()) {
    if (isGone) continue;
    for (const { from, fromUrl, flags: own } of commands) {
      for (const { name, description } of own) {
        if (flags.has(name) || description === "") continue;
        flags.set(name, { name, description, from: fromUrl ?? from });
      }
    }
  }
  return [...flags.values()];
}
