import { NO_VERSION } from "../../site/search";
import { settings } from "../../site/settings";

/**
 * Returns the limits that the current page sets for a query: the site's language, and the page's docs version together with
 * pages that have no version. The page's area isn't a limit, so that the same words find the same pages, in the same
 * order, everywhere.
 */
export function listLimits(): (string | readonly string[])[] {
  return [
    `language:${settings.locale.code}`,
    currentVersions().map((version) => `version:${version}`),
  ];
}

/**
 * Returns the docs version to search, and the value for pages without a version. The docs version is the page's own,
 * otherwise the one marked in the menus, otherwise the first one in the menus.
 */
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
