import type { LinkUse } from "../../base/compiled-doc";
import { CURRENT_VERSION, identifyDoc } from "../../base/doc-identity";
import {
  ADDRESSES_FILE,
  type AddressEntry,
  checkAddressNetworks,
  readAddresses,
} from "../../data/addresses";
import { readChainRecord } from "../../data/chain-record";
import { listReadings } from "../../data/chain/readings";
import { readChangelog } from "../../data/changelog";
import { readCharts } from "../../data/charts";
import { checkAddresses, checkDigits, findAddresses } from "../../data/check-addresses";
import { checkNetworkUses } from "../../data/check-networks";
import { readCliManifests } from "../../data/cli/cli-manifests";
import { readCliReference } from "../../data/cli/cli-reference";
import { readCompatibility } from "../../data/compatibility/compatibility";
import { readContracts } from "../../data/contracts/contract-data";
import { readKnownErrors } from "../../data/errors/known-errors";
import { type Fact, readFacts } from "../../data/facts";
import { GLOSSARY_FOLDER, readGlossary } from "../../data/glossary";
import { NETWORKS_FILE, readNetworks } from "../../data/networks";
import { PARAMETERS_FOLDER, readParameters } from "../../data/parameters";
import { readPartners } from "../../data/partners";
import { readAnswers } from "../../data/search/answers";
import { readSynonyms } from "../../data/search/synonyms";
import { readTokens } from "../../data/tokens";
import { checkTypedAddresses } from "../../data/typed-addresses";
import { type FactText, checkTypedFacts } from "../../data/typed-facts";
import type { Fault } from "../../faults/fault";
import { createFileCache } from "../../faults/file-cache";
import type { Result } from "../../faults/result";
import { AUTHORS_FILE, readAuthors } from "../authors";
import { checkDates } from "../check-dates";
import { readOwners } from "../owners";
import { readFooter } from "../shell/footer";
import { readHome } from "../shell/home";
import type { Site, SiteInput } from "../site";
import { checkFrozenData } from "../versions/frozen-data";
import type { DocVersion } from "../versions/versions";

/** The parts of a site that depend only on data files. */
export interface SiteData extends Pick<
  Site,
  | "terms"
  | "authors"
  | "charts"
  | "facts"
  | "parameterGroups"
  | "compatibility"
  | "networks"
  | "changes"
  | "addresses"
  | "tokens"
  | "partners"
  | "dataUpdates"
  | "synonyms"
  | "answers"
  | "owners"
  | "footer"
  | "home"
> {
  /** Names that pages may show, keyed by the names in commits. */
  readonly authorNames: ReadonlyMap<string, string>;
  /** Links in the data, checked once all pages are known. */
  readonly links: readonly LinkUse[];
}

/** Reads all data files, and compares them with each other and with the docs. */
export function readSiteData(input: SiteInput, versions: readonly DocVersion[]): Result<SiteData> {
  const source = { readText: input.readData, listFiles: input.listData };
  const glossary = readGlossary(source);
  const parameters = readParameters(source);
  const compatibility = readCompatibility(source);
  const facts = readFacts(source);
  const networks = readNetworks(source);
  const changelog = readChangelog(source, networks.networks, input.today);
  const addresses = readAddresses(source);
  const tokens = readTokens(source, {
    networks: networks.networks,
    addresses: addresses.entries,
  });
  const partners = readPartners(source, networks.networks);
  const synonyms = readSynonyms(source);
  const answers = readAnswers(source);
  const charts = readCharts(source);
  const authors = readAuthors(input.readData(AUTHORS_FILE));
  const owners = readOwners(source);
  const footer = readFooter(source);
  const home = readHome(source, {
    networks: networks.networks,
    facts: facts.facts,
    addresses: addresses.entries,
  });
  const contracts = readContracts(source);
  const errors = readKnownErrors(source);
  const files = [
    ...[authors, owners, glossary, facts, parameters, networks, changelog, addresses, tokens],
    ...[readCliManifests(source), readCliReference(source, []), synonyms, footer, home, charts],
    contracts,
    errors,
    compatibility,
    answers,
    partners,
  ];
  const dated = {
    docs: input.docs,
    facts: facts.facts,
    parameterGroups: parameters.groups,
    tokens: tokens.tokens,
  };
  return {
    value: {
      terms: glossary.terms,
      facts: facts.facts,
      parameterGroups: parameters.groups,
      compatibility: compatibility.groups,
      networks: networks.networks,
      changes: changelog.changes,
      addresses: addresses.entries,
      tokens: tokens.tokens,
      partners: partners.partners,
      dataUpdates: findUpdates([ADDRESSES_FILE, NETWORKS_FILE], input),
      synonyms: synonyms.synonyms,
      answers: answers.answers,
      owners: owners.areas,
      footer: footer.value ?? null,
      home: home.value ?? null,
      authors: authors.authors,
      authorNames: authors.nameOf,
      charts: charts.charts,
      links: [glossary, changelog, footer, home, contracts, errors, answers, partners].flatMap(
        ({ links }) => links,
      ),
    },
    faults: [
      ...files.flatMap((file) => file.faults),
      ...(networks.faults.length === 0
        ? checkAddressNetworks(
            addresses,
            networks.networks.map(({ id }) => id),
          )
        : []),
      ...readChainRecord(source).faults,
      ...(addresses.faults.length === 0 ? listReadings(source, addresses.entries).faults : []),
      ...checkFrozenData(versions, source),
      ...checkTyped(input, facts.facts, addresses.entries),
      ...checkNamedNetworks(input, { addresses, networks }),
      ...checkDates(dated, source, input.today),
    ],
  };
}

/** Returns the day of each file's last change. Files without a known change are left out. */
const findUpdates = (
  files: readonly string[],
  { lastUpdateOf }: Pick<SiteInput, "lastUpdateOf">,
): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap((file) => {
      const at = lastUpdateOf(file)?.at;
      return at === undefined ? [] : [[file, at.slice(0, 10)] as const];
    }),
  );

/** Folders, other than those of docs, with texts that readers see. */
const FURTHER_TEXTS = ["content/fragments", GLOSSARY_FOLDER.folder, PARAMETERS_FOLDER.folder];

/**
 * Finds facts and addresses that were typed by hand. Archived versions aren't checked, because their values don't
 * change.
 */
function checkTyped(
  { docs, readData, listData }: SiteInput,
  facts: readonly Fact[],
  addresses: readonly AddressEntry[],
): Fault[] {
  const current = docs.filter(({ file }) => identifyDoc(file)?.version === CURRENT_VERSION);
  const files = [...current.map(({ file }) => file), ...FURTHER_TEXTS.flatMap(listData)];
  const texts: FactText[] = files.map((file) => ({ file, text: readData(file) ?? "" }));
  return [...checkTypedFacts(texts, facts), ...checkTypedAddresses(texts, addresses)];
}

const cachedUses = createFileCache<Fault[]>();

/**
 * Finds unknown addresses, chain ids and URLs of Celo services in all texts. Checks nothing if the lists of known
 * addresses or networks have faults.
 */
function checkNamedNetworks(
  { listData, readData }: Pick<SiteInput, "listData" | "readData">,
  {
    addresses,
    networks,
  }: {
    readonly addresses: ReturnType<typeof readAddresses>;
    readonly networks: ReturnType<typeof readNetworks>;
  },
): Fault[] {
  const isKnown = addresses.faults.length === 0 && networks.faults.length === 0;
  if (!isKnown || addresses.entries.length === 0) return [];
  const others = [ADDRESSES_FILE, NETWORKS_FILE].map(readData);
  const files = listData("content").filter(
    (file) =>
      TEXT_FILE.test(file) && !file.startsWith("content/packages/") && file !== NETWORKS_FILE,
  );
  return files.flatMap((file) => {
    const text = readData(file) ?? "";
    return cachedUses({ file, text, others }, () => [
      ...checkAddresses(findAddresses(file, text), { entries: addresses.entries }),
      ...checkDigits(file, text, addresses.entries),
      ...checkNetworkUses([{ file, text }], networks.networks),
    ]);
  });
}

const TEXT_FILE = /\.(?:mdx?|ya?ml)$/;
