import { twinPath } from "../../base/paths";
import { ADDRESSES_FILE } from "../../data/addresses";
import { readContracts } from "../../data/contracts/contract-data";
import { toErrorsFile } from "../../data/errors/errors-file";
import { readKnownErrors } from "../../data/errors/known-errors";
import { NETWORKS_FILE } from "../../data/networks";
import { readVersions } from "../../data/package-manifest";
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
import { formatLlms, formatLlmsFull } from "../../outputs/machine-readable/llms";
import { formatSkill } from "../../outputs/machine-readable/skill";
import { changelog } from "../../site/changelog";
import { DEFAULT_COLOR_MODE, THEME_COLORS } from "../../site/color-mode";
import * as words from "../../site/machine-readable";
import { ERRORS_PAGE, KNOWN_ERRORS_FILE } from "../../site/paths/known-errors";
import { settings } from "../../site/settings";
import { readBasePath } from "../settings/base-path";
import { listMcpFiles } from "./mcp-files";
import { type MachineReadableSource, type Published, openPublished } from "./published-site";

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

/**
 * Formats the outputs that are made from content alone, by path: Markdown copies, llms.txt, docs.json, skill.md,
 * feeds, robots.txt and manifest. gatsby/pages/write-outputs.ts writes other outputs, such as pages.json and the
 * sitemap.
 */
export function listMachineReadableFiles(
  root: string,
  source: MachineReadableSource,
): Map<string, string> {
  const { twins, ...published } = openPublished(root, source);
  return new Map([
    ...[...twins].map(([path, markdown]) => [twinPath(path), markdown] as const),
    ...OUTPUTS.map(({ file, format }) => [file, format(published)] as const),
    ...listSectionFiles(published),
    ...listMcpFiles(source.mcpUrl),
  ]);
}
