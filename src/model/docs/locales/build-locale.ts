import type { Fault } from "../../../faults/fault";
import { type LinkTargets, checkLink } from "../../links/links";
import type { CompiledDoc } from "../../markdown/compiled-doc";
import { buildVersion } from "../assemble/build-version";
import type { DocOfVersion } from "../assemble/to-doc";
import { joinPaths } from "../paths";
import type { Doc, RoutedDoc, SiteInput, SiteLocale } from "../site";
import { pathInVersion } from "../versions/version-links";
import type { DocVersion } from "../versions/versions";
import { LABELS_FILE, SIDEBAR_LABELS_FILE } from "./check-translations";
import { type Locale, listLocalePaths, localeFolder, splitLocaleFile } from "./locales";
import { readLabels } from "./read-labels";
import { type SidebarLabels, readSidebarLabels, translateSidebar } from "./sidebar-labels";

/** What the locales of a site are made from. */
export interface LocaleScope {
  readonly input: SiteInput;
  /** The version being written, and its docs. */
  readonly version: DocVersion;
  readonly originals: readonly RoutedDoc[];
  /** Words that the menus of the originals have. */
  readonly menuLabels: readonly string[];
  readonly draftIds: ReadonlySet<string>;
  readonly authors: ReadonlyMap<string, string>;
  /** Translations whose original has a page. */
  readonly translations: readonly CompiledDoc[];
}

/** A locale with the paths of its docs, before it knows the others. */
export interface BuiltLocale extends Omit<SiteLocale, "docs"> {
  readonly docs: readonly DocOfVersion[];
  /** Root of its docs: links in translations start there. */
  readonly versionPath: string;
  /** Path of each doc in this language, by the file of the original and by that of its translation. */
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly translations: readonly CompiledDoc[];
  readonly faults: readonly Fault[];
}

/** The docs of a locale: translated where there is a file, the original elsewhere. */
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
  // Its faults are those of the originals, and reported there.
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

/** A translation brings its text. What is no text, such as tags and the place in menus, is the original's. */
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

/** A doc with the translated words of the sidebars in what names its neighbours and its place. */
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

/** Faults of the links in a locale's translations: they lead to pages of the same language where it has them. */
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
