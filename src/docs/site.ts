import type { CompiledDoc, LinkUse, TocEntry } from "../base/compiled-doc";
import type { Frontmatter } from "../base/frontmatter";
import type { AddressEntry } from "../data/addresses";
import type { Change } from "../data/changelog";
import type { ChartFile } from "../data/charts";
import type { CompatibilityGroup } from "../data/compatibility/compatibility";
import type { Fact } from "../data/facts";
import type { GlossaryTerm } from "../data/glossary";
import type { Network } from "../data/networks";
import type { ParameterGroup } from "../data/parameters";
import type { Partner } from "../data/partners";
import type { Answer } from "../data/search/answers";
import type { Synonym } from "../data/search/synonyms";
import type { Token } from "../data/tokens";
import type { Fault } from "../faults/fault";
import type { Author } from "./authors";
import type { GoneAddress } from "./links/gone";
import type { UncheckedAnchor } from "./links/links";
import type { MovedAnchor, Redirect } from "./links/redirects";
import type { OwnedArea } from "./owners";
import type { FooterContent } from "./shell/footer";
import type { HomeContent } from "./shell/home";
import type { NavbarItem } from "./shell/navbar";
import type { Breadcrumb, Neighbor } from "./sidebars/flatten-sidebar";
import type { Sidebar } from "./sidebars/types";
import type { Tag } from "./tags";
import type { DocVersion } from "./versions/versions";

/** A page that isn't a doc. Links may point to it. */
export interface OtherRoute {
  readonly path: string;
  /** Digest of everything the page is built from, as hexadecimal digits. */
  readonly digest: string;
}

/** The time and author of a file's last change. */
export interface LastUpdate {
  /** Time of the change, in ISO 8601 format. */
  readonly at: string;
  /**
   * The author's name in Git. In a `Doc`, it has been replaced by the name that pages may show, or by null if there
   * is none.
   */
  readonly by: string | null;
}

/** All input that a site is built from. */
export interface SiteInput {
  readonly docs: readonly CompiledDoc[];
  /** Digest of a doc's source, as hexadecimal digits. */
  readonly digestOfFile: (file: string) => string;
  /** Text of a data file (`content/sidebars.yaml`, …), or undefined if it's missing. */
  readonly readData: (file: string) => string | undefined;
  /** Sorted list of the files below a data folder. */
  readonly listData: (folder: string) => readonly string[];
  readonly otherRoutes: readonly OtherRoute[];
  /** Links in the navbar, the footer and other places outside of docs. */
  readonly otherLinks: readonly LinkUse[];
  readonly hasStaticFile: (path: string) => boolean;
  /** Keys of the tutorials' tags; undefined if their file can't be read. */
  readonly tutorialTags: readonly string[] | undefined;
  /** Returns a page's area: the area's name in menus, and the path of the area's page if there is one. */
  readonly areaOf?: (path: string, sidebar: string | null) => Breadcrumb;
  readonly lastUpdateOf: (file: string) => LastUpdate | undefined;
  /**
   * Returns a number that is larger for files added later. Only called if two docs have the same path, to find the
   * newer one.
   */
  readonly addedAt?: (file: string) => number;
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
  /** Base URL for editing a doc. The doc's file is appended. */
  readonly editUrlBase: string;
  /** True only in development, where drafts are included. */
  readonly includesDrafts: boolean;
  /** Today's date in the time zone that is furthest ahead, YYYY-MM-DD. Facts can't have been checked after it. */
  readonly today: string;
}

/** A doc, with everything that pages and lists show about it. */
export interface Doc {
  readonly id: string;
  readonly version: string;
  readonly file: string;
  readonly path: string;
  /** Root path of the doc's version. Absolute paths in its links are relative to it. */
  readonly versionPath: string;
  readonly title: string;
  readonly description: string;
  readonly kind: Frontmatter["kind"] | null;
  readonly layout: Frontmatter["layout"] | null;
  readonly sidebarLabel: string;
  readonly sidebar: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  /** Questions that the page answers, in the words of readers. */
  readonly questions: readonly string[];
  readonly image: string | null;
  readonly toc: readonly TocEntry[];
  readonly anchors: readonly string[];
  /** Ids that the doc no longer has, with their replacements. */
  readonly movedAnchors: readonly MovedAnchor[];
  readonly placeholders: CompiledDoc["placeholders"];
  readonly twinPlaceholders: CompiledDoc["twinPlaceholders"];
  readonly links: readonly string[];
  readonly words: number;
  readonly readingMinutes: number;
  readonly hideTableOfContents: boolean;
  /** Date of the last check of the page's facts, YYYY-MM-DD; empty if the frontmatter has a fault. */
  readonly factsChecked: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** Level, duration and topics; null for a doc that isn't a tutorial. */
  readonly tutorial: Frontmatter["tutorial"] | null;
  /** Tools that the recipe's code uses; empty for a doc that isn't a recipe. */
  readonly tools: Frontmatter["tools"];
  readonly replacedBy: string | null;
  /** Path of the page that this page nearly repeats. */
  readonly canonical: string | null;
  readonly editUrl: string | null;
  readonly lastUpdate: LastUpdate | null;
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** The doc's path in every version that has pages, in order; empty if there is only one version. */
  readonly versionPaths: readonly VersionPath[];
}

/** A doc's path in a version, or else the path of the version's main doc. */
interface VersionPath {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
}

/** A path that the site serves. */
export interface RouteRecord {
  readonly path: string;
  readonly exact: true;
  readonly sidebar: string | null;
  /** The path and the first three digits of the page's digest: `path-3f2`. */
  readonly key: string;
}

/** A version with its sidebars and paths. */
export interface SiteVersion extends DocVersion {
  readonly mainDocId: string | null;
  /** Path of the main doc; the version's own path if it has no docs. */
  readonly mainDocPath: string;
  readonly docs: readonly {
    readonly id: string;
    readonly path: string;
    readonly sidebar: string | null;
  }[];
  readonly draftIds: readonly string[];
  readonly sidebars: readonly string[];
}

/** A tag, with the docs that have the tag. */
export interface SiteTag extends Tag {
  readonly docIds: readonly { readonly version: string; readonly id: string }[];
}

/** The whole site as data, with every fault in its content. */
export interface Site {
  readonly docs: readonly Doc[];
  readonly versions: readonly SiteVersion[];
  readonly sidebars: readonly Sidebar[];
  readonly tags: readonly SiteTag[];
  readonly routes: readonly RouteRecord[];
  /** The glossary, in alphabetical order. */
  readonly terms: readonly GlossaryTerm[];
  readonly facts: readonly Fact[];
  readonly charts: readonly ChartFile[];
  /** People whom pages may name. */
  readonly authors: readonly Author[];
  readonly parameterGroups: readonly ParameterGroup[];
  /** Support by wallets, libraries and providers, as tables. */
  readonly compatibility: readonly CompatibilityGroup[];
  /** Old paths, and the pages that readers are redirected to. */
  readonly redirects: readonly Redirect[];
  /** Old paths whose pages have no successor. */
  readonly gone: readonly GoneAddress[];
  /** Examples of the style guide, in the order of their files. */
  readonly examples: readonly CompiledDoc[];
  readonly networks: readonly Network[];
  /** Changes to Celo and to these docs, newest first. */
  readonly changes: readonly Change[];
  readonly addresses: readonly AddressEntry[];
  /** Tokens that wallets can add. */
  readonly tokens: readonly Token[];
  /** Companies and projects whose services work with Celo, by name. */
  readonly partners: readonly Partner[];
  /** Date of the last change to each file in content/data, YYYY-MM-DD; files without a known commit are left out. */
  readonly dataUpdates: ReadonlyMap<string, string>;
  /** Readers' words, and the words of the docs that the search tries instead. */
  readonly synonyms: readonly Synonym[];
  /** Short answers to questions that no page is about, each with the line of its file. */
  readonly answers: readonly (Answer & { readonly line: number })[];
  /** Reviewers for each area of the repository. */
  readonly owners: readonly OwnedArea[];
  readonly navbar: readonly NavbarItem[];
  /** The footer; null for a site without a footer. */
  readonly footer: FooterContent | null;
  /** Texts and links of the home page; null for a site without a home page. */
  readonly home: HomeContent | null;
  readonly faults: readonly Fault[];
  /** Links to ids that can only be checked on the built pages. */
  readonly uncheckedAnchors: readonly UncheckedAnchor[];
}

/** A doc with its id, version and path on the site. */
export interface RoutedDoc {
  readonly compiled: CompiledDoc;
  readonly id: string;
  readonly version: string;
  readonly path: string;
}
