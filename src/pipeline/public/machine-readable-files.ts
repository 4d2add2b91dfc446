import { twinPath } from "../../base/paths";
import { ADDRESSES_FILE } from "../../data/addresses";
import { readContracts } from "../../data/contracts/contract-data";
import { toErrorsFile } from "../../data/errors/errors-file";
import { readKnownErrors } from "../../data/errors/known-errors";
import { NETWORKS_FILE } from "../../data/networks";
import { readVersions } from "../../data/package-manifest";
import { flattenSidebar } from "../../docs/sidebars/flatten-sidebar";
import type { SidebarItem } from "../../docs/sidebars/types";
import type { Doc, Site } from "../../docs/site";
import { formatChangelogFeed } from "../../outputs/feeds/changelog-feed";
import { formatFeed } from "../../outputs/feeds/feed";
import { formatRobots } from "../../outputs/feeds/robots";
import { formatSearchDescription } from "../../outputs/feeds/search-description";
import { formatWebManifest } from "../../outputs/feeds/web-manifest";
import {
  ADDRESSES_JSON_FILE,
  AGENT_SKILLS_FILE,
  CHANGELOG_FEED_FILE,
  DOCS_JSON_FILE,
  FACTS_JSON_FILE,
  FEED_FILE,
  LICENSES_FILE,
  LLMS_FILE,
  LLMS_FULL_FILE,
  NETWORKS_JSON_FILE,
  ROBOTS_FILE,
  SEARCH_DESCRIPTION_FILE,
  SKILL_FILE,
  TOKENS_JSON_FILE,
  WEB_MANIFEST_FILE,
} from "../../outputs/file-names";
import { agentSkillPath, formatAgentSkills } from "../../outputs/machine-readable/agent-skills";
import {
  formatAddressesJson,
  formatFactsJson,
  formatNetworksJson,
  formatTokensJson,
} from "../../outputs/machine-readable/data-files";
import { formatDocsJson } from "../../outputs/machine-readable/docs-json";
import { formatLlms, formatLlmsFull } from "../../outputs/machine-readable/llms";
import { type PublishedDoc, arrangePages } from "../../outputs/machine-readable/published-doc";
import { formatSkill } from "../../outputs/machine-readable/skill";
import { changelog } from "../../site/changelog";
import { DEFAULT_COLOR_MODE, THEME_COLORS } from "../../site/color-mode";
import * as words from "../../site/machine-readable";
import { ERRORS_PAGE, KNOWN_ERRORS_FILE } from "../../site/paths/known-errors";
import { areaOf } from "../../site/search";
import { settings } from "../../site/settings";
import { openContent } from "../content/content-files";
import { readBasePath } from "../settings/base-path";
import { cacheFolderOf, digestOf, readCached } from "../store/cache-files";
import { lookUp } from "../store/look-up";
import { listMcpFiles } from "./mcp-files";

/** A doc with the cache file of its Markdown copy. */
interface DocWithTwin extends Omit<PublishedDoc, "markdown" | "digest"> {
  readonly twinFile: string;
  /** True if llms.txt and docs.json list the doc: it isn't hidden and doesn't belong to an older version. */
  readonly isListed: boolean;
}

/**
 * Input for the machine-readable files, as plain data that can be sent to a thread. If an output needs more of `Site`,
 * add it here. The Markdown copies are too large to send, so the thread reads them from the cache.
 */
export interface MachineReadableSource {
  readonly docs: readonly DocWithTwin[];
  /** Sidebars of the current version. */
  readonly sidebars: readonly { readonly name: string; readonly items: readonly SidebarItem[] }[];
  readonly networks: Site["networks"];
  readonly changes: Site["changes"];
  /** Sidebars that the navbar links to, in the navbar's order and with its labels. */
  readonly areas: readonly { readonly sidebar: string; readonly label: string }[];
  readonly data: Pick<Site, "addresses" | "tokens" | "facts" | "dataUpdates">;
  /** The public address of the MCP server, if the build is configured for one. */
  readonly mcpUrl?: string | undefined;
}

/** @param twins The cache file of each doc's Markdown copy, by the doc's path. */
export function collectMachineReadableSource(
  site: MachineReadableSource["data"] &
    Pick<Site, "docs" | "versions" | "sidebars" | "networks" | "changes" | "navbar">,
  twins: ReadonlyMap<string, string>,
): MachineReadableSource {
  const last = site.versions.find(({ isLast }) => isLast)?.name;
  const withTwin = (doc: Doc): DocWithTwin => ({
    path: doc.path,
    title: doc.title,
    description: doc.description,
    questions: doc.questions,
    sidebar: doc.sidebar,
    factsChecked: doc.factsChecked,
    lastUpdatedAt: doc.lastUpdate?.at ?? null,
    hasEnded: doc.replacedBy !== null,
    twinFile: lookUp(twins, doc.path, "twin"),
    isListed: !doc.unlisted && !doc.draft && doc.version === last,
  });
  return {
    docs: site.docs.map(withTwin),
    sidebars: site.sidebars
      .filter(({ version }) => version === last)
      .map(({ name, items }) => ({ name, items })),
    networks: site.networks,
    changes: site.changes,
    areas: site.navbar.flatMap((item) =>
      item.type === "link" && item.sidebar !== undefined
        ? [{ sidebar: item.sidebar, label: item.label }]
        : [],
    ),
    data: {
      addresses: site.addresses,
      tokens: site.tokens,
      facts: site.facts,
      dataUpdates: site.dataUpdates,
    },
  };
}

/** Returns a sidebar's name for readers: its label in the navbar, or otherwise the area of its first page. */
const labelOf = (
  name: string,
  paths: readonly string[],
  areas: MachineReadableSource["areas"],
): string => areas.find(({ sidebar }) => sidebar === name)?.label ?? areaOf(paths[0] ?? "/").label;

/** Returns a sidebar's position: the navbar's sidebars come first, in the navbar's order. */
function orderOf(name: string, areas: MachineReadableSource["areas"]): number {
  const index = areas.findIndex(({ sidebar }) => sidebar === name);
  return index < 0 ? areas.length : index;
}

/** Lists the data files for programs, by path: addresses, networks, facts, tokens and known errors. */
function listDataFiles(
  root: string,
  { networks, data }: Pick<MachineReadableSource, "networks" | "data">,
): [path: string, text: string][] {
  const { readText } = openContent(root);
  const { contracts } = readContracts({ readText });
  const selectors = toErrorsFile(readKnownErrors({ readText }), contracts, ERRORS_PAGE);
  const file = {
    documentation: settings.url + words.dataPage,
    versions: Object.fromEntries(readVersions({ readText })),
  };
  const dated = (name: string) => ({ ...file, updated: data.dataUpdates.get(name) });
  return [
    [ADDRESSES_JSON_FILE, formatAddressesJson(data.addresses, networks, dated(ADDRESSES_FILE))],
    [NETWORKS_JSON_FILE, formatNetworksJson(networks, dated(NETWORKS_FILE))],
    [FACTS_JSON_FILE, formatFactsJson(data.facts, file)],
    [TOKENS_JSON_FILE, formatTokensJson(data.tokens, { ...file, name: words.tokenListName })],
    [KNOWN_ERRORS_FILE, JSON.stringify(selectors)],
  ];
}

/**
 * Formats the outputs that are made from content alone, by path: Markdown copies, llms.txt, docs.json, skill.md,
 * feeds, robots.txt and manifest. gatsby/pages/write-outputs.ts writes other outputs, such as pages.json and the
 * sitemap.
 */
export function listMachineReadableFiles(
  root: string,
  source: MachineReadableSource,
): Map<string, string> {
  const folder = cacheFolderOf(root);
  const twins = new Map(
    source.docs.map(({ path, twinFile }) => [path, readCached<string>(folder, twinFile)]),
  );
  const pages = source.docs
    .filter(({ isListed }) => isListed)
    .map((doc): PublishedDoc => {
      const markdown = lookUp(twins, doc.path, "twin");
      return { ...doc, markdown, digest: digestOf(markdown) };
    })
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
  const sidebars = source.sidebars
    .map(({ name, items }) => {
      const paths = flattenSidebar(items).map(({ href }) => href);
      return { name, items, paths, label: labelOf(name, paths, source.areas) };
    })
    .sort((a, b) => orderOf(a.name, source.areas) - orderOf(b.name, source.areas));
  const sections = arrangePages({ pages, sidebars, areaOf: (path) => areaOf(path).label });
  const { url, title, tagline, version } = settings;
  const language = settings.locale.code;
  const files = new Map<string, string>();
  for (const [path, markdown] of twins) files.set(twinPath(path), markdown);
  const { mcpUrl } = source;
  const llmsWords =
    mcpUrl === undefined
      ? words.llms
      : { ...words.llms, usage: `${words.llms.usage}\n${words.formatMcpUsage(mcpUrl)}` };
  const llms = formatLlms(llmsWords, sections, url);
  const llmsFull = formatLlmsFull(llmsWords, sections);
  for (const prefix of ["", "/.well-known"]) {
    files.set(prefix + LLMS_FILE, llms);
    files.set(prefix + LLMS_FULL_FILE, llmsFull);
  }
  for (const section of sections) {
    if (section.path === undefined) continue;
    const own = { ...llmsWords, title: words.formatSectionTitle(section.label) };
    files.set(section.path + LLMS_FILE, formatLlms(own, [section], url));
    files.set(section.path + LLMS_FULL_FILE, formatLlmsFull(own, [section]));
  }
  const skill = formatSkill({
    words: words.skill,
    networks: source.networks,
    siteUrl: url,
    isDoc: (path) => twins.has(path),
  });
  files.set(SKILL_FILE, skill);
  files.set(agentSkillPath(words.skill.name), skill);
  files.set(AGENT_SKILLS_FILE, formatAgentSkills([{ ...words.skill, text: skill }]));
  files.set(DOCS_JSON_FILE, formatDocsJson({ title, siteUrl: url, version, sidebars, pages }));
  for (const [path, text] of listDataFiles(root, source)) files.set(path, text);
  for (const [path, text] of listMcpFiles(mcpUrl)) files.set(path, text);
  const feed = { title, subtitle: tagline, siteUrl: url, language, pages };
  files.set(FEED_FILE, formatFeed(feed));
  const changes = formatChangelogFeed({
    ...{ author: title, title: `${title}: ${changelog.title}`, subtitle: changelog.lead },
    ...{ siteUrl: url, path: changelog.path, language, changes: source.changes },
  });
  files.set(CHANGELOG_FEED_FILE, changes);
  files.set(
    SEARCH_DESCRIPTION_FILE,
    formatSearchDescription({
      name: words.shortName,
      description: tagline,
      url,
      language,
    }),
  );
  files.set(
    WEB_MANIFEST_FILE,
    formatWebManifest({
      name: title,
      shortName: words.shortName,
      description: tagline,
      language,
      color: THEME_COLORS[DEFAULT_COLOR_MODE],
      basePath: readBasePath(),
    }),
  );
  files.set(
    ROBOTS_FILE,
    formatRobots(url, [
      ["Index of all pages for language models", LLMS_FILE],
      ["Tree of all pages with digests", DOCS_JSON_FILE],
      ["Addresses, networks, facts and tokens as JSON", words.dataPage],
      ["Licences of the code in pages and scripts", LICENSES_FILE],
    ]),
  );
  return files;
}
