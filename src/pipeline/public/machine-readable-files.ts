import { twinPath } from "../../base/paths";
import { ADDRESSES_FILE } from "../../data/addresses";
import { readContracts } from "../../data/contracts/contract-data";
import { toErrorsFile } from "../../data/errors/errors-file";
import { readKnownErrors } from "../../data/errors/known-errors";
import { NETWORKS_FILE } from "../../data/networks";
import { readVersions } from "../../data/package-manifest";
import { flattenSidebar } from "../../docs/sidebars/flatten-sidebar";
import type { Sidebar } from "../../docs/sidebars/types";
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
  COMPATIBILITY_JSON_FILE,
  DOCS_JSON_FILE,
  FACTS_JSON_FILE,
  FEED_FILE,
  LICENSES_FILE,
  LLMS_FILE,
  LLMS_FULL_FILE,
  NETWORKS_JSON_FILE,
  PARTNERS_JSON_FILE,
  ROBOTS_FILE,
  SEARCH_DESCRIPTION_FILE,
  SKILL_FILE,
  TOKENS_JSON_FILE,
  WEB_MANIFEST_FILE,
} from "../../outputs/file-names";
import { agentSkillPath, formatAgentSkills } from "../../outputs/machine-readable/agent-skills";
import {
  formatAddressesJson,
  formatCompatibilityJson,
  formatFactsJson,
  formatNetworksJson,
  formatPartnersJson,
  formatTokensJson,
} from "../../outputs/machine-readable/data-files";
import { formatDocsJson } from "../../outputs/machine-readable/docs-json";
import { type LlmsWords, formatLlms, formatLlmsFull } from "../../outputs/machine-readable/llms";
import {
  type DocSection,
  type PublishedDoc,
  arrangePages,
} from "../../outputs/machine-readable/published-doc";
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

/** Input for the machine-readable files, as plain data that can be sent to a thread. */
export interface MachineReadableSource {
  readonly site: Site;
  /**
   * The cache file of each doc's Markdown copy, by the doc's path. The copies are too large to send, so the thread
   * reads them from the cache.
   */
  readonly twins: ReadonlyMap<string, string>;
  /** The public address of the MCP server, if the build is configured for one. */
  readonly mcpUrl?: string | undefined;
}

/** Everything that outputs are made from. */
interface Published {
  readonly site: Site;
  /** The docs that llms.txt and docs.json list, sorted by path. */
  readonly pages: readonly PublishedDoc[];
  readonly sidebars: readonly LabeledSidebar[];
  readonly sections: readonly DocSection[];
  readonly llmsWords: LlmsWords;
  /** Returns the text of a file in the content; undefined if it's missing. */
  readonly readText: (file: string) => string | undefined;
}

interface LabeledSidebar extends Pick<Sidebar, "name" | "items"> {
  /** Its label in the navbar, or otherwise the area of its first page. */
  readonly label: string;
  readonly paths: readonly string[];
}

interface Output {
  readonly file: string;
  readonly format: (published: Published) => string;
}

const { url, title, tagline, version } = settings;
const language = settings.locale.code;

const formatSkillFile = ({ site }: Published): string => {
  const paths = new Set(site.docs.map(({ path }) => path));
  const isDoc = (path: string): boolean => paths.has(path);
  return formatSkill({ words: words.skill, networks: site.networks, siteUrl: url, isDoc });
};

/** Returns the fields that all data files have. */
const describeData = ({ readText }: Published) => ({
  documentation: url + words.dataPage,
  versions: Object.fromEntries(readVersions({ readText })),
});

const describeDated = (published: Published, source: string) => ({
  ...describeData(published),
  updated: published.site.dataUpdates.get(source),
});

/** The files that every site has, besides the Markdown copies and the llms.txt of each section. */
const OUTPUTS: readonly Output[] = [
  ...["", "/.well-known"].flatMap((folder): Output[] => [
    {
      file: folder + LLMS_FILE,
      format: ({ llmsWords, sections }) => formatLlms(llmsWords, sections, url),
    },
    {
      file: folder + LLMS_FULL_FILE,
      format: ({ llmsWords, sections }) => formatLlmsFull(llmsWords, sections),
    },
  ]),
  { file: SKILL_FILE, format: formatSkillFile },
  { file: agentSkillPath(words.skill.name), format: formatSkillFile },
  {
    file: AGENT_SKILLS_FILE,
    format: (published) =>
      formatAgentSkills([{ ...words.skill, text: formatSkillFile(published) }]),
  },
  {
    file: DOCS_JSON_FILE,
    format: ({ sidebars, pages }) =>
      formatDocsJson({ title, siteUrl: url, version, sidebars, pages }),
  },
  {
    file: ADDRESSES_JSON_FILE,
    format: (published) => {
      const { addresses, networks } = published.site;
      return formatAddressesJson(addresses, networks, describeDated(published, ADDRESSES_FILE));
    },
  },
  {
    file: NETWORKS_JSON_FILE,
    format: (published) =>
      formatNetworksJson(published.site.networks, describeDated(published, NETWORKS_FILE)),
  },
  {
    file: FACTS_JSON_FILE,
    format: (published) => formatFactsJson(published.site.facts, describeData(published)),
  },
  {
    file: COMPATIBILITY_JSON_FILE,
    format: (published) =>
      formatCompatibilityJson(published.site.compatibility, describeData(published)),
  },
  {
    file: PARTNERS_JSON_FILE,
    format: (published) =>
      formatPartnersJson(published.site.partners, url, describeData(published)),
  },
  {
    file: TOKENS_JSON_FILE,
    format: (published) =>
      formatTokensJson(published.site.tokens, {
        ...describeData(published),
        name: words.tokenListName,
      }),
  },
  {
    file: KNOWN_ERRORS_FILE,
    format: ({ readText }) => {
      const { contracts } = readContracts({ readText });
      return JSON.stringify(toErrorsFile(readKnownErrors({ readText }), contracts, ERRORS_PAGE));
    },
  },
  {
    file: FEED_FILE,
    format: ({ pages }) => formatFeed({ title, subtitle: tagline, siteUrl: url, language, pages }),
  },
  {
    file: CHANGELOG_FEED_FILE,
    format: ({ site: { changes } }) =>
      formatChangelogFeed({
        ...{ author: title, title: `${title}: ${changelog.title}`, subtitle: changelog.lead },
        ...{ siteUrl: url, path: changelog.path, language, changes },
      }),
  },
  {
    file: SEARCH_DESCRIPTION_FILE,
    format: () =>
      formatSearchDescription({ name: words.shortName, description: tagline, url, language }),
  },
  {
    file: WEB_MANIFEST_FILE,
    format: () =>
      formatWebManifest({
        ...{ name: title, shortName: words.shortName, description: tagline, language },
        color: THEME_COLORS[DEFAULT_COLOR_MODE],
        basePath: readBasePath(),
      }),
  },
  {
    file: ROBOTS_FILE,
    format: () =>
      formatRobots(url, [
        ["Index of all pages for language models", LLMS_FILE],
        ["Tree of all pages with digests", DOCS_JSON_FILE],
        ["Addresses, networks, facts, tokens and compatibility as JSON", words.dataPage],
        ["Licences of the code in pages and scripts", LICENSES_FILE],
      ]),
  },
];

/** Lists the llms.txt of each section that has a folder of its own. */
function listSectionFiles({ sections, llmsWords }: Published): [path: string, text: string][] {
  return sections.flatMap((section) => {
    if (section.path === undefined) return [];
    const own = { ...llmsWords, title: words.formatSectionTitle(section.label) };
    return [
      [section.path + LLMS_FILE, formatLlms(own, [section], url)],
      [section.path + LLMS_FULL_FILE, formatLlmsFull(own, [section])],
    ];
  });
}

/** Lists the sidebars of the current version: first those that the navbar links to, in its order. */
function listSidebars({ sidebars, navbar }: Site, last: string | undefined): LabeledSidebar[] {
  const links = navbar.flatMap((item) => (item.type === "link" ? item : []));
  const orderOf = ({ name }: LabeledSidebar): number => {
    const index = links.findIndex(({ sidebar }) => sidebar === name);
    return index < 0 ? links.length : index;
  };
  return sidebars
    .filter((sidebar) => sidebar.version === last)
    .map(({ name, items }) => {
      const paths = flattenSidebar(items).map(({ href }) => href);
      const link = links.find(({ sidebar }) => sidebar === name);
      return { name, items, paths, label: link?.label ?? areaOf(paths[0] ?? "/").label };
    })
    .sort((a, b) => orderOf(a) - orderOf(b));
}

/** Returns the docs that aren't hidden, sorted by path, with their Markdown copies. */
function publish(docs: readonly Doc[], twins: ReadonlyMap<string, string>): PublishedDoc[] {
  return docs
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .map((doc): PublishedDoc => {
      const markdown = lookUp(twins, doc.path, "twin");
      return {
        ...doc,
        lastUpdatedAt: doc.lastUpdate?.at ?? null,
        hasEnded: doc.replacedBy !== null,
        markdown,
        digest: digestOf(markdown),
      };
    })
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}

/**
 * Formats the outputs that are made from content alone, by path: Markdown copies, llms.txt, docs.json, skill.md,
 * feeds, robots.txt and manifest. gatsby/pages/write-outputs.ts writes other outputs, such as pages.json and the
 * sitemap.
 */
export function listMachineReadableFiles(
  root: string,
  { site, twins: twinFiles, mcpUrl }: MachineReadableSource,
): Map<string, string> {
  const folder = cacheFolderOf(root);
  const twins = new Map(
    [...twinFiles].map(([path, file]) => [path, readCached<string>(folder, file)]),
  );
  const last = site.versions.find(({ isLast }) => isLast)?.name;
  const pages = publish(
    site.docs.filter((doc) => doc.version === last),
    twins,
  );
  const sidebars = listSidebars(site, last);
  const published: Published = {
    ...{ site, pages, sidebars, readText: openContent(root).readText },
    sections: arrangePages({ pages, sidebars, areaOf: (path) => areaOf(path).label }),
    llmsWords:
      mcpUrl === undefined
        ? words.llms
        : { ...words.llms, usage: `${words.llms.usage}\n${words.formatMcpUsage(mcpUrl)}` },
  };
  return new Map([
    ...[...twins].map(([path, markdown]) => [twinPath(path), markdown] as const),
    ...OUTPUTS.map(({ file, format }) => [file, format(published)] as const),
    ...listSectionFiles(published),
    ...listMcpFiles(mcpUrl),
  ]);
}
