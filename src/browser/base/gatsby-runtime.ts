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

/** Gatsby's events in development: the page data that an edit has changed. */
interface DevelopmentEvents {
  on: (
    type: "pageQueryResult",
    listener: (pageData: { readonly path: string; readonly result: LoadedPage["json"] }) => void,
  ) => void;
}

/** Navigates to a URL on this site, or by a number of history entries. */
export type Navigate = (to: string | number, options?: object) => void;

declare global {
  interface Window {
    ___loader?: PageLoader & { readonly loadPageSync: (path: string) => LoadedPage | undefined };
    ___navigate?: Navigate;
    ___emitter?: DevelopmentEvents;
    /** Hash of the build that the running scripts come from (browser/boot/load-app.ts). */
    ___webpackCompilationHash?: string;
    /** The files that contain each page's code (browser/boot/load-app.ts). */
    ___chunkMapping?: string;
  }
}

/** Finds Gatsby's loader; undefined until its app has started. */
export const findLoader = (): PageLoader | undefined => window.___loader;

/** The newest data of pages that were edited, by path. */
const edited = new Map<string, unknown>();

/** Notes edits in development, where Gatsby drops the new text of a page whose code it is still loading. */
export function watchEdits(): void {
  window.___emitter?.on("pageQueryResult", ({ path, result }) => edited.set(path, result?.data));
}

/** True if the page that is shown is older than its last edit. */
export function hasMissedEdit(path: string): boolean {
  const shown = window.___loader?.loadPageSync(path)?.json?.data;
  return edited.has(path) && JSON.stringify(edited.get(path)) !== JSON.stringify(shown);
}

/** Replaces Gatsby's navigation, including for the gatsby package's `navigate`, which calls it. */
export function replaceNavigation(wrap: (show: Navigate) => Navigate): void {
  const show = window.___navigate;
  if (show) window.___navigate = wrap(show);
}

export const navigateTo = (address: string): void => window.___navigate?.(address);
