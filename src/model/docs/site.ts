import type { Fault } from "../../faults/fault";
import type { AddressEntry } from "../data/addresses";
import type { Change } from "../data/changelog";
import type { ChartFile } from "../data/charts";
import type { Fact } from "../data/facts";
import type { GlossaryTerm } from "../data/glossary";
import type { Network } from "../data/networks";
import type { ParameterGroup } from "../data/parameters";
import type { Synonym } from "../data/synonyms";
import type { Token } from "../data/tokens";
import type { UncheckedAnchor } from "../links/links";
import type { MovedAnchor, Redirect } from "../links/redirects";
import type { CompiledDoc, LinkUse, TocEntry } from "../markdown/compiled-doc";
import type { FooterContent } from "../shell/footer";
import type { HomeContent } from "../shell/home";
import type { NavbarItem } from "../shell/navbar";
import type { Breadcrumb, Neighbour } from "../sidebars/flatten-sidebar";
import type { Sidebar } from "../sidebars/types";
import type { Author } from "./authors";
import type { Frontmatter } from "./frontmatter";
import type { DocLocale, Languages, Locale } from "./locales/locales";
import type { Labels } from "./locales/read-labels";
import type { OwnedArea } from "./owners";
import type { Tag } from "./tags";
import type { DocVersion } from "./versions/versions";

/** A page that is no doc: links may lead there. */
export interface OtherRoute {
  readonly path: string;
  /** Digest of what the page is made from, as hexadecimal digits. */
  readonly digest: string;
}

/** When a file was last changed, and by whom. */
export interface LastUpdate {
  /** ISO 8601. */
  readonly at: string;
  /** An author of commits; of a doc, a person whom pages may name. */
  readonly by: string | null;
}

/** All that a site is built from; nothing else is read. */
export interface SiteInput {
  readonly docs: readonly CompiledDoc[];
  /** Digest of a doc's source, as hexadecimal digits. */
  readonly digestOfFile: (file: string) => string;
  /** Text of a data file (`content/sidebars.yaml`, …), or undefined when it is missing. */
  readonly readData: (file: string) => string | undefined;
  /** Files below a folder of data, sorted. */
  readonly listData: (folder: string) => readonly string[];
  readonly otherRoutes: readonly OtherRoute[];
  /** Links of the navbar, the footer and further places that are no docs. */
  readonly otherLinks: readonly LinkUse[];
  readonly hasStaticFile: (path: string) => boolean;
  /** Keys of the tags of tutorials; undefined while their file cannot be read. */
  readonly tutorialTags: readonly string[] | undefined;
  /** The part of the site a page belongs to, as menus name it; its page is left out where there is none. */
  readonly areaOf?: (path: string, sidebar: string | null) => Breadcrumb;
  readonly lastUpdateOf: (file: string) => LastUpdate | undefined;
  /** When a file was added, as a number that grows; asked only where it decides who has to act. */
  readonly addedAt?: (file: string) => number;
  readonly languages: Languages;
  /** Labels of the interface, in the site's own language. */
  readonly labels: Labels;
  /** The site's own origin, without a slash at its end. */
  readonly origin: string;
  /** Where a doc can be edited: this, then its file. */
  readonly editUrlBase: string;
  /** Whether drafts are included: only in development. */
  readonly includesDrafts: boolean;
  /** The latest day that it is anywhere on Earth, YYYY-MM-DD: nothing can have been checked after it. */
  readonly today: string;
}

/** A doc as the site knows it. */
export interface Doc {
  readonly id: string;
  readonly version: string;
  readonly file: string;
  readonly path: string;
  /** Root of its version: paths in its links start there. */
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
  /** Questions the page answers, in readers' words. */
  readonly questions: readonly string[];
  readonly image: string | null;
  readonly toc: readonly TocEntry[];
  readonly anchors: readonly string[];
  /** Ids that it no longer has, with what took their place. */
  readonly movedAnchors: readonly MovedAnchor[];
  /** Pages that link to it and that it doesn't show otherwise; at most five. */
  readonly usedBy: readonly Neighbour[];
  readonly placeholders: CompiledDoc["placeholders"];
  readonly twinMarks: CompiledDoc["twinMarks"];
  readonly links: readonly string[];
  readonly words: number;
  readonly readingMinutes: number;
  readonly hideTableOfContents: boolean;
  /** YYYY-MM-DD, as the frontmatter says; empty when that has a fault. */
  readonly factsChecked: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** What it takes to work through it; null for a doc that is no tutorial. */
  readonly tutorial: Frontmatter["tutorial"] | null;
  /** What its code runs with; empty for a doc that isn't a recipe. */
  readonly tools: Frontmatter["tools"];
  readonly replacedBy: string | null;
  /** Path of the main page this one is a near-copy of. */
  readonly canonical: string | null;
  readonly editUrl: string | null;
  readonly lastUpdate: LastUpdate | null;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Every version of the docs that has pages, in the versions' order; none when there is only one. */
  readonly versionPaths: readonly VersionPath[];
  /** Null in a site of one language. */
  readonly locale: DocLocale | null;
}

/** Where a version has a doc: the page itself, or the version's main doc in its place. */
interface VersionPath {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
}

/** A route the site serves. */
export interface RouteRecord {
  readonly path: string;
  readonly exact: true;
  readonly sidebar: string | null;
  /** The path, and three digits that change with the page. */
  readonly key: string;
}

/** A version with what belongs to it. */
export interface SiteVersion extends DocVersion {
  readonly mainDocId: string | null;
  /** Path of the main doc; the version's own when it has no docs. */
  readonly mainDocPath: string;
  readonly docs: readonly {
    readonly id: string;
    readonly path: string;
    readonly sidebar: string | null;
  }[];
  readonly draftIds: readonly string[];
  readonly sidebars: readonly string[];
}

/** A tag with the docs that carry it. */
export interface SiteTag extends Tag {
  readonly docIds: readonly { readonly version: string; readonly id: string }[];
}

/** A language besides the site's own, with a page for every doc of the version being written. */
export interface SiteLocale extends Locale {
  /** Where menus lead to from pages that the language does not have. */
  readonly mainDocPath: string;
  readonly docs: readonly Doc[];
  readonly sidebars: readonly Sidebar[];
  /** Labels of the interface, as far as they are translated. */
  readonly labels: Labels;
}

/** The whole site as data, and every fault of its content. */
export interface Site {
  /** Those of the site's own language; `locales` has the others. */
  readonly docs: readonly Doc[];
  /** The docs of all languages. */
  readonly allDocs: readonly Doc[];
  /** The languages that docs are translated into; none in a site of one language. */
  readonly locales: readonly SiteLocale[];
  readonly versions: readonly SiteVersion[];
  readonly sidebars: readonly Sidebar[];
  readonly tags: readonly SiteTag[];
  readonly routes: readonly RouteRecord[];
  /** The glossary, from A to Z. */
  readonly terms: readonly GlossaryTerm[];
  readonly facts: readonly Fact[];
  readonly charts: readonly ChartFile[];
  /** People whom pages may name. */
  readonly authors: readonly Author[];
  readonly parameterGroups: readonly ParameterGroup[];
  /** Old paths and the pages readers are sent on to. */
  readonly redirects: readonly Redirect[];
  /** Examples of the style guide, in the order of their files. */
  readonly examples: readonly CompiledDoc[];
  /** Old paths whose new page is not written yet. */
  readonly pendingRedirects: readonly string[];
  readonly networks: readonly Network[];
  /** What changed on Celo and in these docs, newest first. */
  readonly changes: readonly Change[];
  readonly addresses: readonly AddressEntry[];
  /** Tokens that wallets can add. */
  readonly tokens: readonly Token[];
  /** When files of content/data changed last, by file, YYYY-MM-DD; those without a known commit are left out. */
  readonly dataUpdates: ReadonlyMap<string, string>;
  /** Words of readers, and the words of the docs that a search tries in their place. */
  readonly synonyms: readonly Synonym[];
  /** Who is asked about changes of which part of the repository. */
  readonly owners: readonly OwnedArea[];
  /** Ids of sidebar entries whose page is not written yet. */
  readonly pending: readonly string[];
  readonly navbar: readonly NavbarItem[];
  /** Null for a site without one. */
  readonly footer: FooterContent | null;
  /** Words and links of the home page; null for a site without them. */
  readonly home: HomeContent | null;
  readonly faults: readonly Fault[];
  /** Links that are proved when the pages are built. */
  readonly uncheckedAnchors: readonly UncheckedAnchor[];
}

/** A doc with its id, version and path on the site. */
export interface RoutedDoc {
  readonly compiled: CompiledDoc;
  readonly id: string;
  readonly version: string;
  readonly path: string;
}
