import { SHOWS_BASE_URL_BANNER, addBase } from "../../site/base-path";
import * as labels from "../../site/labels";
import { cleanPath } from "../navigation/clean-path";
import { decodePath } from "../navigation/decode-path";

/**
 * The base URL a page is served from when that is not the one it was built for: what stands before the page's own path
 * in the address. Undefined when all is well, or when the address is of another page.
 */
export function findOtherBaseUrl(path: string, builtPath: string): string | undefined {
  const clean = decodePath(cleanPath(path));
  const ending = builtPath === "/" ? "" : builtPath;
  if (clean === addBase(builtPath, BASE_PATH) || !clean.endsWith(ending)) return undefined;
  return clean.slice(0, clean.length - ending.length).replace(/\/?$/, "/");
}

const BANNER = "position:fixed;inset:0 0 auto;margin:0;padding:1rem;background:#b3261e;color:#fff";

/**
 * Shows on the home page, to whoever deployed the site, why files of its pages are missing. False where the page is at
 * its own address: then they are missing for another reason.
 */
export function warnOfBaseUrl(builtPath: string): boolean {
  const base = findOtherBaseUrl(location.pathname, builtPath);
  if (base === undefined) return false;
  if (!SHOWS_BASE_URL_BANNER || builtPath !== "/") return true;
  const banner = document.createElement("p");
  banner.setAttribute("role", "alert");
  // Set by script, which the security policy allows where it forbids style attributes.
  banner.style.cssText = BANNER;
  banner.textContent = labels.wrongBaseUrl.replace("{base}", base);
  document.body.prepend(banner);
  return true;
}
