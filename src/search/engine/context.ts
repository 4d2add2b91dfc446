import { NO_VERSION, areaOf } from "../../site/search";
import { settings } from "../../site/settings";
import type { SearchRequest } from "./hits/hit";

/**
 * Returns the limits of a query from a page: the page's language, and its docs version along with pages that have none.
 * Pages of the same area are preferred.
 */
export function contextOf(path: string): Pick<SearchRequest, "facetFilters" | "optionalFilters"> {
  const language = document.documentElement.lang || settings.defaultLocale;
  const versions = currentVersions();
  return {
    facetFilters: [`language:${language}`, versions.map((version) => `version:${version}`)],
    optionalFilters: [`area:${areaOf(path).id}`],
  };
}

/** The docs version of the page, or the one marked in the menus; and the value for pages without a version. */
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
