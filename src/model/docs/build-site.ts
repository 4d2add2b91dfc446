import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { parseYaml } from "../../faults/yaml";
import { readCliReference } from "../cli/cli-reference";
import { ADDRESSES_FILE, readAddresses } from "../data/addresses";
import { readChangelog } from "../data/changelog";
import { checkCharts } from "../data/charts";
import { readFacts } from "../data/facts";
import { GLOSSARY_FOLDER, readGlossary } from "../data/glossary";
import { NETWORKS_FILE, readNetworks } from "../data/networks";
import { PARAMETERS_FOLDER, readParameters } from "../data/parameters";
import { readSynonyms } from "../data/synonyms";
import { readTokens } from "../data/tokens";
import { checkTypedAddresses } from "../data/typed-addresses";
import { type FactText, checkTypedFacts } from "../data/typed-facts";
import { type LinkTargets, checkLink, listUnprovenAnchors } from "../links/links";
import { ADDRESS_RECORD, checkLostAddresses, readAddressRecord } from "../links/recorded-addresses";
import { REDIRECTS_FILE, readRedirects } from "../links/redirects";
import type { CompiledDoc } from "../markdown/compiled-doc";
import { AUTHORS_FILE, readAuthors } from "./authors";
import { buildVersion } from "./build-version";
import { checkCanonicals } from "./canonicals";
import { checkDates } from "./check-dates";
import { checkDocLinks } from "./check-doc-links";
import { CURRENT_VERSION, identifyDoc, isStyleExample, routeOfDoc } from "./doc-identity";
import { checkLocaleLinks } from "./locales/build-locale";
import { buildLocales, rootRedirects } from "./locales/build-locales";
import { linkLocales } from "./locales/link-locales";
import { isTranslation } from "./locales/locales";
import { readOwners } from "./owners";
import { checkQuestions } from "./questions";
import { checkRoutes } from "./routes";
import type { Doc, RouteRecord, RoutedDoc, Site, SiteInput, SiteTag } from "./site";
import { type Tag, readTags } from "./tags";
import { checkTutorial } from "./tutorials";
import { checkFrozenData } from "./versions/frozen-data";
import { withVersionPaths } from "./versions/version-paths";
import { type DocVersion, checkVersionNames, listVersions } from "./versions/versions";

const TAGS_FILE = "content/tags.yaml";

/** `path-3f2`: the path and the first three digits of the page's digest. */
export function routeKey(path: string, digest: string): string {
  return `${path}-${digest.slice(0, 3).padEnd(3, "0")}`;
}

/** The site: routes, versions, sidebars, tags, links, and every fault of the content, in no particular order. */
export function buildSite(input: SiteInput): Site {
  // In a build, a draft yields no page and no fault: it may be half a sentence.
  const isLeftOut = (doc: CompiledDoc): boolean =>
    doc.frontmatter?.draft === true && !input.includesDrafts;
  const faults: Fault[] = input.docs.flatMap((doc) => (isLeftOut(doc) ? [] : doc.faults));
  const versions = listVersions(
    input.docs.flatMap(({ file }) => {
      const version = identifyDoc(file)?.version;
      return version === undefined || version === CURRENT_VERSION ? [] : [version];
    }),
  );
  const { routed, draftIds } = routeDocs(input, versions, faults);
  const { tags, faults: tagFaults } = readTagFile(input);
  faults.push(...tagFaults);
  if (tagFaults.length === 0) checkTags(routed, tags, faults);

  const { tutorialTags } = input;
  if (tutorialTags)
    faults.push(...routed.flatMap(({ compiled }) => checkTutorial(compiled, tutorialTags)));

  const data = { readText: input.readData, listFiles: input.listData };
  const glossary = readGlossary(data);
  const parameters = readParameters(data);
  const facts = readFacts(data);
  const networks = readNetworks(data);
  const changelog = readChangelog(data, networks.networks, input.today);
  const addresses = readAddresses(data);
  const tokens = readTokens(data, {
    networks: networks.networks,
    addresses: addresses.entries,
  });
  const cli = readCliReference(data, []);
  const synonyms = readSynonyms(data);
  const authors = readAuthors(input.readData(AUTHORS_FILE));
  const owners = readOwners(data);
  const read = [
    authors,
    owners,
    glossary,
    facts,
    parameters,
    networks,
    changelog,
    addresses,
    tokens,
    cli,
    synonyms,
  ];
  faults.push(...read.flatMap((one) => one.faults));
  faults.push(...checkCharts(data), ...checkFrozenData(versions, data));

  const texts = listReadTexts(input);
  faults.push(...checkTypedFacts(texts, facts.facts));
  faults.push(...checkTypedAddresses(texts, addresses.entries));
  const dated = { docs: input.docs, facts: facts.facts, parameterGroups: parameters.groups };
  faults.push(...checkDates(dated, data, input.today));

  const built = versions.map((version) =>
    buildVersion({
      version,
      docs: routed.filter((doc) => doc.version === version.name),
      draftIds: draftIds.get(version.name) ?? new Set(),
      input,
      authors: authors.nameOf,
      faults,
    }),
  );
  const sidebars = built.flatMap((one) => one.sidebars);
  const foreign = buildLocales({
    input,
    routed,
    written: built.filter(({ version }) => version.name === CURRENT_VERSION),
    draftIds: draftIds.get(CURRENT_VERSION) ?? new Set(),
    authors: authors.nameOf,
    translations: input.docs.filter((doc) => isTranslation(doc.file) && !isLeftOut(doc)),
  });
  faults.push(...foreign.faults);
  const { docs, locales } = linkLocales(
    withVersionPaths(built),
    input.languages.main,
    foreign.locales,
  );
  const allDocs = [...docs, ...locales.flatMap((locale) => locale.docs)];
  const pathByFile = new Map(routed.map((doc) => [doc.compiled.file, doc.path]));
  const tagList = tags.map((tag): SiteTag => ({ ...tag, docIds: docsOfTag(docs, tag.id) }));
  const routes = listRoutes(allDocs, input);
  faults.push(
    ...checkRoutes(routed, input),
    ...checkVersionNames(input.docs.map(({ file }) => file)),
  );
  const anchorsByPath = new Map<string, ReadonlySet<string> | undefined>([
    ...anchorsOf(allDocs),
    ...input.otherRoutes.map(({ path }) => [path, undefined] as const),
  ]);
  const { hasStaticFile } = input;
  const {
    redirects,
    movedAnchors,
    pending: pendingRedirects,
    links: redirectLinks,
    faults: redirectFaults,
  } = readRedirects(input.readData(REDIRECTS_FILE), {
    paths: anchorsByPath,
    hasStaticFile,
  });
  const recorded = readAddressRecord(input.readData(ADDRESS_RECORD));
  faults.push(
    ...redirectFaults,
    ...recorded.faults,
    ...checkLostAddresses(recorded.record, {
      docs,
      otherRoutes: input.otherRoutes,
      movedFrom: new Set([
        ...redirects.map(({ from }) => from),
        ...movedAnchors.map(({ path, id }) => `${path}#${id}`),
        ...pendingRedirects,
      ]),
      hasStaticFile,
    }),
  );
  const targets: LinkTargets = {
    anchorsByPath,
    origin: input.origin,
    pathByFile,
    hasStaticFile,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
  };
  const examples = input.docs.filter(({ file }) => isStyleExample(file));
  const otherLinks = [
    ...input.otherLinks,
    ...glossary.links,
    ...changelog.links,
    ...built.flatMap((one) => one.links),
    ...redirectLinks,
    ...examples.flatMap((example) => example.links),
  ];
  const docByFile = new Map(docs.map((doc) => [doc.file, doc]));
  faults.push(
    ...routed.flatMap((doc) =>
      checkDocLinks(doc, docByFile.get(doc.compiled.file)?.versionPath ?? "/", targets),
    ),
    ...foreign.locales.flatMap((locale) => checkLocaleLinks(locale, targets)),
    ...otherLinks.flatMap((link) => checkLink(link, undefined, targets)),
  );
  faults.push(...checkCanonicals(routed), ...checkQuestions(routed));
  return {
    docs: docs.map((doc) => ({
      ...doc,
      movedAnchors: movedAnchors.filter(({ path }) => path === doc.path),
    })),
    locales,
    versions: built.map((one) => one.version),
    sidebars,
    tags: tagList,
    routes,
    terms: glossary.terms,
    facts: facts.facts,
    parameterGroups: parameters.groups,
    redirects: [...redirects, ...rootRedirects(locales, anchorsByPath)].sort((a, b) =>
      a.from < b.from ? -1 : 1,
    ),
    examples,
    pendingRedirects,
    networks: networks.networks,
    changes: changelog.changes,
    addresses: addresses.entries,
    tokens: tokens.tokens,
    dataUpdates: new Map(
      [ADDRESSES_FILE, NETWORKS_FILE].flatMap((file) => {
        const at = input.lastUpdateOf(file)?.at;
        return at === undefined ? [] : [[file, at.slice(0, 10)] as const];
      }),
    ),
    synonyms: synonyms.synonyms,
    owners: owners.areas,
    pending: built.flatMap((one) => one.pending),
    faults: withoutRepeats(faults),
    unprovenAnchors: listUnprovenAnchors(
      [...routed.flatMap(({ compiled }) => compiled.links), ...otherLinks],
      targets,
    ),
  };
}

/** Folders whose files are part of what readers see, besides the docs. */
const FURTHER_TEXTS = ["content/fragments", GLOSSARY_FOLDER.folder, PARAMETERS_FOLDER.folder];

/** The texts in which no fact and no address must be typed by hand. An archived version tells what was true then. */
function listReadTexts({ docs, readData, listData }: SiteInput): FactText[] {
  const current = docs.filter(
    ({ file }) => identifyDoc(file)?.version === CURRENT_VERSION || isTranslation(file),
  );
  const files = [...current.map(({ file }) => file), ...FURTHER_TEXTS.flatMap(listData)];
  return files.map((file) => ({ file, text: readData(file) ?? "" }));
}

/** The ids of each page. Two docs of one path are a fault of their own, so here they count as one page. */
function anchorsOf(docs: readonly Doc[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, anchors } of docs)
    found.set(path, new Set([...(found.get(path) ?? []), ...anchors]));
  return found;
}

/** The fault of a fragment is found once for each doc that includes it, and reported once. */
const withoutRepeats = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

function routeDocs(
  input: SiteInput,
  versions: readonly DocVersion[],
  faults: Fault[],
): { routed: RoutedDoc[]; draftIds: Map<string, Set<string>> } {
  const routed: RoutedDoc[] = [];
  const draftIds = new Map<string, Set<string>>();
  for (const compiled of input.docs) {
    const identity = identifyDoc(compiled.file);
    if (!identity) continue;
    const { id, version } = identity;
    if (compiled.frontmatter?.draft === true) {
      draftIds.set(version, (draftIds.get(version) ?? new Set()).add(id));
      if (!input.includesDrafts) continue;
    }
    const versionPath = versions.find(({ name }) => name === version)?.path ?? "/";
    const { path, faults: found } = routeOfDoc(compiled, versionPath);
    faults.push(...found);
    routed.push({ compiled, id, version, path });
  }
  return { routed, draftIds };
}

function readTagFile(input: SiteInput): { tags: Tag[]; faults: Fault[] } {
  const text = input.readData(TAGS_FILE);
  if (text === undefined) return { tags: [], faults: [] };
  const yaml = parseYaml(text, { file: TAGS_FILE, firstLine: 1 });
  return Array.isArray(yaml) ? { tags: [], faults: yaml } : readTags(yaml);
}

function checkTags(docs: readonly RoutedDoc[], tags: readonly Tag[], faults: Fault[]): void {
  const known = new Set(tags.map(({ id }) => id));
  for (const { compiled } of docs) {
    compiled.frontmatter?.tags.forEach((tag, index) => {
      if (known.has(tag)) return;
      const [line, column] = compiled.frontmatterLines[`tags.${index}`] ?? [1, 1];
      faults.push(
        faultAt(
          { file: compiled.file, line, column },
          {
            rule: "tags/unknown",
            problem: `There is no tag "${tag}".`,
            fix: `${suggest(tag, known, "tags")} A new one goes into ${TAGS_FILE}.`,
          },
        ),
      );
    });
  }
}

const docsOfTag = (docs: readonly Doc[], tag: string): SiteTag["docIds"] =>
  docs
    .filter((doc) => doc.tags.includes(tag) && !doc.unlisted && !doc.draft)
    .map(({ version, id }) => ({ version, id }));

function listRoutes(docs: readonly Doc[], input: SiteInput): RouteRecord[] {
  return [
    ...input.otherRoutes.map(({ path, digest }): RouteRecord => ({
      path,
      exact: true,
      sidebar: null,
      key: routeKey(path, digest),
    })),
    ...docs.map(({ path, sidebar, file }): RouteRecord => ({
      path,
      exact: true,
      sidebar,
      key: routeKey(path, input.digestOfFile(file)),
    })),
  ];
}
