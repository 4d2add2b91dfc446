import { withBase } from "../../site/paths/base-path";
import { readStored, writeStored } from "../base/storage";

/**
 * Updates the menus for the page at `path`: marks its area and docs version, and updates the links that point to the
 * page itself. React doesn't rerender the menus (components/base/ServerOnly.tsx).
 */
export function markCurrentPage(path: string): void {
  const area = document.querySelector<HTMLElement>("nav[data-sidebar]")?.dataset.sidebar;
  mark("area", area);
  // A path with two leading slashes would point to another site.
  const here = path.replace(/^\/+/, "/");
  for (const link of document.querySelectorAll("[data-here]")) link.setAttribute("href", here);

  const article = document.querySelector<HTMLElement>("[data-doc-version]");
  linkVersions(article?.dataset.versionPaths);
  // Pages outside the docs have no version, so the version chosen last is marked.
  const version = article?.dataset.docVersion ?? readStored(CHOSEN_VERSION);
  const links = [...document.querySelectorAll<HTMLElement>("[data-version-link]")];
  const chosen = links.find(({ dataset }) => dataset.versionLink === version);
  if (version === null || !chosen) return;
  mark("version-link", version);
  const label = document.querySelector("[data-version-label]");
  if (label) label.textContent = chosen.textContent;
}

/** Storage key for the chosen version. */
const CHOSEN_VERSION = "version.default";

/** Stores the version that a reader chooses in a menu, for the next visit. */
export function watchVersions(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>("[data-version-link]");
    if (link) writeStored(CHOSEN_VERSION, link.dataset.versionLink ?? null);
  });
}

/** Points each version's link to this page in that version or, if there is none, to the version's start page. */
function linkVersions(json = "{}"): void {
  const paths = JSON.parse(json) as Readonly<Record<string, string>>;
  for (const link of document.querySelectorAll<HTMLElement>("[data-version-link]")) {
    const { versionLink = "", mainDoc = "/" } = link.dataset;
    link.setAttribute("href", withBase(paths[versionLink] ?? mainDoc));
  }
}

function mark(attribute: string, value: string | undefined): void {
  for (const link of document.querySelectorAll(`[data-${attribute}]`)) {
    if (link.getAttribute(`data-${attribute}`) === value) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
