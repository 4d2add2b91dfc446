import * as labels from "../../site/labels";
import { SHOWS_BASE_URL_BANNER, addBase } from "../../site/paths/base-path";
import { cleanPath } from "../navigation/clean-path";
import { toReadablePath } from "../navigation/readable-path";

/**
 * Finds the base URL a page is served from if it isn't the one it was built for (the root): the part of the address
 * before the page's own path. Undefined if it is right, or if the address is another page's.
 */
export function findOtherBaseUrl(path: string, builtPath: string): string | undefined {
  const clean = toReadablePath(cleanPath(path));
  const ending = builtPath === "/" ? "" : builtPath;
  if (clean === addBase(builtPath, BASE_PATH) || !clean.endsWith(ending)) return undefined;
  return clean.slice(0, clean.length - ending.length).replace(/\/?$/, "/");
}

const BANNER = "position:fixed;inset:0 0 auto;margin:0;padding:1rem;background:#b3261e;color:#fff";

/**
 * Shows whoever deployed the site why files of its pages are missing. False if the page is at its own address, since
 * then there is another reason.
 */
export function warnOfBaseUrl(builtPath: string): boolean {
  const base = findOtherBaseUrl(location.pathname, builtPath);
  if (base === undefined) return false;
  if (!SHOWS_BASE_URL_BANNER || builtPath !== "/") return true;
  const banner = document.createElement("p");
  banner.setAttribute("role", "alert");
  // Set by script: the security policy allows that, but not style attributes.
  banner.style.cssText = BANNER;
  banner.textContent = labels.wrongBaseUrl.replace("{base}", base);
  document.body.prepend(banner);
  return true;
}
