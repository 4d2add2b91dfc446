import * as labels from "../../site/labels";
import { SHOWS_BASE_URL_BANNER, addBase } from "../../site/paths/base-path";
import { cleanPath } from "../base/clean-path";
import { toReadablePath } from "../base/readable-path";

/**
 * Returns the base URL that a page is served from (the part of the URL before the page's own path) if it differs from
 * the base URL that the site was built for. Undefined if they are the same, or if the URL belongs to another page.
 */
export function findOtherBaseUrl(path: string, builtPath: string): string | undefined {
  const clean = toReadablePath(cleanPath(path));
  const ending = builtPath === "/" ? "" : builtPath;
  if (clean === addBase(builtPath, BASE_PATH) || !clean.endsWith(ending)) return undefined;
  return clean.slice(0, clean.length - ending.length).replace(/\/?$/, "/");
}

const BANNER = "padding:1rem;background:#b3261e;color:#fff";

/**
 * Checks whether a file is missing because of a wrong base URL. If so, returns true and, on the home page, shows a
 * banner for whoever deployed the site.
 */
export function warnOfBaseUrl(builtPath: string): boolean {
  const base = findOtherBaseUrl(location.pathname, builtPath);
  if (base === undefined) return false;
  if (!SHOWS_BASE_URL_BANNER || builtPath !== "/") return true;
  const banner = document.createElement("p");
  banner.setAttribute("role", "alert");
  // The security policy allows scripts to set styles, but doesn't allow style attributes.
  banner.style.cssText = BANNER;
  banner.textContent = labels.wrongBaseUrl.replace("{base}", base);
  document.body.prepend(banner);
  return true;
}
