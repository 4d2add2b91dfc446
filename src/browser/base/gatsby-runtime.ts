/*
 * The only file that uses what Gatsby's app puts on `window`. All other code uses the exports below.
 * __tests__/browser/base/gatsby-runtime.test.ts checks that each of these properties still exists in the installed Gatsby.
 */

/** A page as returned by Gatsby's loader. */
export interface LoadedPage {
  /** "error" if one of its files couldn't be loaded. */
  readonly status?: string;
  /** Result of the page query; undefined if the page has no query. */
  readonly json?: { readonly data?: { readonly doc?: { readonly sidebarFile?: string | null } } };
}

/** The part of Gatsby's loader that is used here. */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
}

/** Navigates to a URL on this site, or by a number of history entries. */
export type Navigate = (to: string | number, options?: object) => void;

declare global {
  interface Window {
    ___loader?: PageLoader;
    ___navigate?: Navigate;
    /** Hash of the build that the running scripts come from (browser/boot/load-app.ts). */
    ___webpackCompilationHash?: string;
    /** The files that contain each page's code (browser/boot/load-app.ts). */
    ___chunkMapping?: string;
  }
}

/** Finds Gatsby's loader; undefined until its app has started. */
export const findLoader = (): PageLoader | undefined => window.___loader;

/** Replaces Gatsby's navigation, including for the gatsby package's `navigate`, which calls it. */
export function replaceNavigation(wrap: (show: Navigate) => Navigate): void {
  const show = window.___navigate;
  if (show) window.___navigate = wrap(show);
}

export const navigateTo = (address: string): void => window.___navigate?.(address);
