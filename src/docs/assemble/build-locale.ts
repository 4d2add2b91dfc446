import type { CompiledDoc } from "../../base/compiled-doc";
import { type Locale, listLocalePaths, localeFolder, splitLocaleFile } from "../../base/locales";
import { joinPaths } from "../../base/paths";
import { pathInVersion } from "../../base/version-links";
import type { Fault } from "../../faults/fault";
import { type LinkTargets, checkLink } from "../links/links";
import { LABELS_FILE, SIDEBAR_LABELS_FILE } from "../locales/check-translations";
import { readLabels } from "../locales/read-labels";
import { type SidebarLabels, readSidebarLabels, translateSidebar } from "../locales/sidebar-labels";
import type { Doc, RoutedDoc, SiteInput, SiteLocale } from "../site";
import type { DocVersion } from "../versions/versions";
import { buildVersion } from "./build-version";
import type { DocOfVersion } from "./to-doc";

/** Input for building a locale of the site. */
export interface LocaleScope {
  readonly input: SiteInput;
  /** The version being written. Its docs are in `originals`. */
  readonly version: DocVersion;
  readonly originals: readonly RoutedDoc[];
  /** Menu labels in the original language. */
  readonly menuLabels: readonly string[];
  readonly draftIds: ReadonlySet<string>;
  readonly authors: ReadonlyMap<string, string>;
  /** Translations whose originals have pages. */
  readonly translations: readonly CompiledDoc[];
}

/** A locale with its docs, before each doc lists its translations into other languages. */
export interface BuiltLocale extends Omit<SiteLocale, "docs"> {
  readonly docs: readonly DocOfVersion[];
  /** Root path of the locale's docs. Absolute paths in the links of translations are relative to it. */
  readonly versionPath: string;
  /**
   * Path of each doc in this language. Each doc has two keys: the file of the original and the file of its
   * translation.
   */
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly translations: readonly CompiledDoc[];
  readonly faults: readonly Fault[];
}

/** Builds the docs of a locale. Each doc is the translation if there is one, otherwise the original. */
export function buildLocale(locale: Locale, scope: LocaleScope): BuiltLocale {
  const { input, originals, draftIds, authors } = scope;
  const root = `/${locale.code}`;
  const folder = localeFolder(locale.code);
  const translations = scope.translations.filter(
    ({ file, frontmatter }) => file.startsWith(`${folder}/`) && frontmatter !== undefined,
  );
  const byOriginal = new Map(translations.map((doc) => [splitLocaleFile(doc.file)?.original, doc]));
  const docs = originals.map((doc): RoutedDoc => ({
    ...doc,
    path: joinPaths(root, doc.path),
    compiled: inPlaceOf(doc.compiled, byOriginal.get(doc.compiled.file)),
  }));
  const labelsFile = `${folder}/${LABELS_FILE}`;
  const sidebarLabelsFile = `${folder}/${SIDEBAR_LABELS_FILE}`;
  const labels = readLabels(labelsFile, input.readData(labelsFile), input.labels);
  const words = readSidebarLabels(
    sidebarLabelsFile,
    input.readData(sidebarLabelsFile),
    scope.menuLabels,
  );
  const version = { ...scope.version, path: joinPaths(root, scope.version.path) };
  const { areaOf } = input;
  // The faults of this build are dropped: the original docs are built too, and report the same faults.
  const { value: built } = buildVersion({
    version,
    docs,
    draftIds,
    authors,
    input: {
      ...input,
      areaOf: areaOf && ((path, sidebar) => areaOf(path.slice(root.length) || "/", sidebar)),
    },
  });
  return {
    ...locale,
    mainDocPath: built.version.mainDocPath,
    docs: built.docs.map((doc) => translateMenus(doc, words.labels)),
    sidebars: built.sidebars.map((sidebar) => translateSidebar(sidebar, words.labels)),
    labels: labels.labels,
    versionPath: version.path,
    pathByFile: new Map(listLocalePaths(locale.code, built.docs)),
    translations,
    faults: [...labels.faults, ...words.faults],
  };
}

/**
 * Returns the translation with its original's frontmatter, except for the keys that the translation sets itself, such
 * as the title. Returns the original if there is no translation.
 */
function inPlaceOf(original: CompiledDoc, translation: CompiledDoc | undefined): CompiledDoc {
  if (!translation?.frontmatter || !original.frontmatter) return original;
  const { title, description, sidebar_label, keywords, questions, facts_checked, sources } =
    translation.frontmatter;
  return {
    ...translation,
    frontmatter: {
      ...original.frontmatter,
      ...{ title, description, sidebar_label, keywords, questions, facts_checked, sources },
    },
  };
}

/** Translates the sidebar labels in a doc's neighbours and breadcrumbs. */
function translateMenus(doc: DocOfVersion, words: SidebarLabels): DocOfVersion {
  const own = (label: string): string => words.get(label) ?? label;
  const named = (page: Doc["next"]): Doc["next"] => page && { ...page, title: own(page.title) };
  return {
    ...doc,
    previous: named(doc.previous),
    next: named(doc.next),
    breadcrumbs: doc.breadcrumbs.map((step) => ({ ...step, label: own(step.label) })),
  };
}

/** Checks the links in a locale's translations. A link points to a page in the same language if that page exists. */
export const checkLocaleLinks = (
  { translations, docs, versionPath, pathByFile }: BuiltLocale,
  targets: LinkTargets,
): Fault[] => {
  const pathOf = new Map(docs.map(({ file, path }) => [file, path]));
  return translations.flatMap(({ file, links }) =>
    links.flatMap((link) => {
      const target = pathInVersion(link.target, versionPath, (one) =>
        targets.anchorsByPath.has(one),
      );
      return checkLink({ ...link, target }, pathOf.get(file), { ...targets, pathByFile });
    }),
  );
};
