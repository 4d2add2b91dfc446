import { flattenSidebar } from "../../docs/sidebars/flatten-sidebar";
import type { Sidebar } from "../../docs/sidebars/types";
import type { Doc, Site } from "../../docs/site";
import type { LlmsWords } from "../../outputs/machine-readable/llms";
import {
  type DocSection,
  type PublishedDoc,
  arrangePages,
} from "../../outputs/machine-readable/published-doc";
import * as words from "../../site/machine-readable";
import { areaOf } from "../../site/search";
import { openContent } from "../content/content-files";
import { cacheFolderOf, digestOf, readCached } from "../store/cache-files";
import { lookUp } from "../store/look-up";

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
export interface Published {
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

/** Reads everything that outputs are made from, and the Markdown copy of each doc by its path. */
export function openPublished(
  root: string,
  { site, twins: twinFiles, mcpUrl }: MachineReadableSource,
): Published & { readonly twins: ReadonlyMap<string, string> } {
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
  return {
    ...{ site, twins, pages, sidebars, readText: openContent(root).readText },
    sections: arrangePages({ pages, sidebars, areaOf: (path) => areaOf(path).label }),
    llmsWords:
      mcpUrl === undefined
        ? words.llms
        : { ...words.llms, usage: `${words.llms.usage}\n${words.formatMcpUsage(mcpUrl)}` },
  };
}
