import { NO_VERSION, areaOf } from "../../site/search";
import { settings } from "../../site/settings";
import type { SearchRequest } from "./hits/hit";

/**
 * What a query is limited to by the page it is asked from: its language, and its docs version with what belongs to
 * none. The area the reader is in is preferred.
 */
export function contextOf(path: string): Pick<SearchRequest, "facetFilters" | "optionalFilters"> {
  const language = document.documentElement.lang || settings.defaultLocale;
  const versions = currentVersions();
  return {
    facetFilters: [`language:${language}`, versions.map((version) => `version:${version}`)],
    optionalFilters: [`area:${areaOf(path).id}`],
  };
}

/** The docs version shown now, or the one that the menus mark; and the mark of pages without one. */
function currentVersions(): string[] {
  const shown = document.querySelector<HTMLElement>("[data-doc-version]")?.dataset.docVersion;
  const marked = document.querySelector<HTMLElement>("[data-version-link][aria-current]");
  const version =
    shown ??
    marked?.dataset.versionLink ??
    document.querySelector<HTMLElement>("[data-version-link]")?.dataset.versionLink ??
    "current";
  return [version, NO_VERSION];
}
