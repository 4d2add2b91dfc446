/*
 * The one place that knows what Gatsby's app puts on `window`. Everything else uses the names below.
 * __tests__/gatsby/runtime holds each of them against the installed Gatsby.
 */

/** What Gatsby's loader answers for a page. */
export interface LoadedPage {
  /** "error" when one of its files could not be had. */
  readonly status?: string;
  readonly json?: { readonly data?: unknown };
  readonly page?: { readonly webpackCompilationHash: string };
}

/** The part of Gatsby's loader we use. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** A page that was loaded before; the router asks for it on the way back and forward. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  hovering: (path: string) => void;
}

/** Goes to an address of this site, or that many entries through the history. */
export type Navigate = (to: string | number, options?: object) => void;

declare global {
  interface Window {
    ___loader?: PageLoader;
    ___navigate?: Navigate;
    /** Names the build whose scripts run here. The inline script sets it (browser/boot/load-app.ts). */
    ___webpackCompilationHash?: string | undefined;
  }
}

/** Gatsby's loader; undefined before its app has started. */
export const findLoader = (): PageLoader | undefined => window.___loader;

/** Whether a page was built together with the scripts that run here. */
export const isOfThisBuild = ({ page }: LoadedPage): boolean =>
  page?.webpackCompilationHash === window.___webpackCompilationHash;

/** Puts a function in the place of Gatsby's navigation, which `navigate` of the package gatsby calls as well. */
export function replaceNavigation(wrap: (show: Navigate) => Navigate): void {
  const show = window.___navigate;
  if (show) window.___navigate = wrap(show);
}

export const navigateTo = (address: string): void => window.___navigate?.(address);
