/*
 * The only file that knows what Gatsby's app puts on `window`. All other code uses the exports below.
 * __tests__/gatsby/runtime checks that the installed Gatsby still has each of them.
 */

/** What Gatsby's loader returns for a page. */
export interface LoadedPage {
  /** "error" when one of its files could not be loaded. */
  readonly status?: string;
  /** What the page query answered; absent without a query. */
  readonly json?: { readonly data?: { readonly doc?: { readonly sidebarFile?: string | null } } };
}

/** The part of Gatsby's loader that we use. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
}

/** Goes to an address of this site, or moves by a number of history entries. */
export type Navigate = (to: string | number, options?: object) => void;

declare global {
  interface Window {
    ___loader?: PageLoader;
    ___navigate?: Navigate;
    /** The build of the scripts that run here, and the files of each page's code (browser/boot/load-app.ts). */
    ___webpackCompilationHash?: string;
    ___chunkMapping?: string;
  }
}

/** Gatsby's loader; undefined before its app has started. */
export const findLoader = (): PageLoader | undefined => window.___loader;

/** Replaces Gatsby's navigation, which `navigate` of the package gatsby calls as well. */
export function replaceNavigation(wrap: (show: Navigate) => Navigate): void {
  const show = window.___navigate;
  if (show) window.___navigate = wrap(show);
}

export const navigateTo = (address: string): void => window.___navigate?.(address);
