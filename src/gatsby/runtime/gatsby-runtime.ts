/*
 * The only file that knows what Gatsby's app puts on `window`. All other code uses the exports below.
 * __tests__/gatsby/runtime checks that the installed Gatsby still has each of them.
 */

/** What Gatsby's loader returns for a page. */
export interface LoadedPage {
  /** "error" when one of its files could not be loaded. */
  readonly status?: string;
  readonly json?: { readonly data?: unknown };
  readonly page?: { readonly webpackCompilationHash: string };
}

/** The part of Gatsby's loader that we use. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Returns a page that was loaded before. The router calls this on the way back and forward. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  hovering: (path: string) => void;
}

/** Goes to an address of this site, or moves by a number of history entries. */
export type Navigate = (to: string | number, options?: object) => void;

declare global {
  interface Window {
    ___loader?: PageLoader;
    ___navigate?: Navigate;
    /** Names the build of the scripts that run here. The inline script sets it (browser/boot/load-app.ts). */
    ___webpackCompilationHash?: string | undefined;
  }
}

/** Gatsby's loader; undefined before its app has started. */
export const findLoader = (): PageLoader | undefined => window.___loader;

/** Whether a page was built together with the scripts that run here. */
export const isOfThisBuild = ({ page }: LoadedPage): boolean =>
  page?.webpackCompilationHash === window.___webpackCompilationHash;

/** Replaces Gatsby's navigation, which `navigate` of the package gatsby calls as well. */
export function replaceNavigation(wrap: (show: Navigate) => Navigate): void {
  const show = window.___navigate;
  if (show) window.___navigate = wrap(show);
}

export const navigateTo = (address: string): void => window.___navigate?.(address);
