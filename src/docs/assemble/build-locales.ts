import { CURRENT_VERSION, identifyDoc } from "../../base/doc-identity";
import { LOCALES_FOLDER, splitLocaleFile } from "../../base/locales";
import { caseKey } from "../../base/path-names";
import { splitTarget } from "../../base/paths";
import { resolveFrom } from "../../base/relative-path";
import { pathInVersion } from "../../base/version-links";
import { type Fault, faultAt } from "../../faults/fault";
import type { Redirect } from "../links/redirects";
import {
  type AnchorUse,
  checkAnchors,
  checkLocaleFiles,
  checkTranslation,
} from "../locales/check-translations";
import { listSidebarLabels } from "../locales/sidebar-labels";
import type { RoutedDoc, SiteLocale } from "../site";
import { type BuiltLocale, type LocaleScope, buildLocale } from "./build-locale";
import type { VersionOfDocs } from "./build-version";

/** Input for building the site's locales. */
interface LocalesInput extends Pick<
  LocaleScope,
  "input" | "draftIds" | "authors" | "translations"
> {
  /** The docs of all versions. */
  readonly routed: readonly RoutedDoc[];
  /** The version being written: the only one that is translated. */
  readonly written: readonly VersionOfDocs[];
}

/**
 * Builds all locales besides the site's own language, and reports the faults in their files. Faults in links are
 * reported elsewhere.
 */
export function buildLocales({ routed, written, ...shared }: LocalesInput): {
  locales: readonly BuiltLocale[];
  faults: readonly Fault[];
} {
  const { input, translations } = shared;
  const { others } = input.languages;
  const codes = others.map(({ code }) => code);
  const files = new Set(input.docs.flatMap(({ file }) => (isOriginal(file) ? file : [])));
  const known = translations.filter(({ file }) =>
    codes.includes(splitLocaleFile(file)?.code ?? ""),
  );
  const built = written.map(({ version, docs, sidebars }) => {
    const originals = routed.filter((doc) => doc.version === version.name);
    const areas = docs.flatMap(({ breadcrumbs }) => breadcrumbs[0]?.label ?? []);
    const menuLabels = [...listSidebarLabels(sidebars), ...areas];
    const scope = { ...shared, translations: known, version, originals, menuLabels };
    return {
      locales: others.map((locale) => buildLocale(locale, scope)),
      faults: checkAnchors(known, listAnchorUses(originals, version.path)),
    };
  });
  const locales = built.flatMap((one) => one.locales);
  return {
    locales,
    faults: [
      ...checkLocaleFiles(input.listData(LOCALES_FOLDER), codes),
      ...checkFirstNames(routed, codes),
      ...known.flatMap((doc) => checkTranslation(doc, files)),
      ...built.flatMap(({ faults }) => faults),
      ...locales.flatMap(({ faults }) => faults),
    ],
  };
}

const isOriginal = (file: string): boolean => identifyDoc(file)?.version === CURRENT_VERSION;

/** Finds docs whose paths begin with a language code: such paths are reserved for translations. */
const checkFirstNames = (docs: readonly RoutedDoc[], codes: readonly string[]): Fault[] =>
  docs.flatMap(({ path, compiled: { file, frontmatterLines } }) => {
    const code = codes.find((one) => caseKey(path.split("/")[1] ?? "") === caseKey(one));
    if (code === undefined) return [];
    const [line, column] = frontmatterLines.slug ?? [1, 1];
    return faultAt(
      { file, line, column },
      {
        rule: "locale/path",
        problem: `Paths that begin with /${code} are reserved for translations.`,
        fix: "Give this doc another slug or file name.",
      },
    );
  });

/** Redirects `/fr` to the main page in that language, unless there is a page at `/fr`. */
export const rootRedirects = (
  locales: readonly SiteLocale[],
  paths: { readonly has: (path: string) => boolean },
): Redirect[] =>
  locales.flatMap(({ code, mainDocPath }) =>
    paths.has(`/${code}`) || !paths.has(mainDocPath) ? [] : { from: `/${code}`, to: mainDocPath },
  );

/** Lists the links from original docs to an id in an original doc. */
function listAnchorUses(originals: readonly RoutedDoc[], versionPath: string): AnchorUse[] {
  const fileByPath = new Map(originals.map(({ path, compiled }) => [path, compiled.file]));
  return originals.flatMap(({ compiled: { links } }) =>
    links.flatMap(({ target, ...position }): AnchorUse[] => {
      const { path = "", anchor } = splitTarget(target) ?? {};
      if (path === "" || anchor === undefined) return [];
      const to = path.startsWith("/")
        ? fileByPath.get(pathInVersion(path, versionPath, (one) => fileByPath.has(one)))
        : resolveFrom(position.file, path);
      return to === undefined ? [] : [{ ...position, to, anchor }];
    }),
  );
}
