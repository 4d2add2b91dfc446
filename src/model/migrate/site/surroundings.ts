/** Knowledge of the other pages that the conversion of a page needs. */
export interface Surroundings {
  /** True if all pages are from GitBook, also those without one of its blocks. */
  readonly isGitBook: boolean;
  /** Finds the new address of a link; undefined if it doesn't lead to one of the pages. */
  readonly findLink: (url: string) => string | undefined;
  /** Finds the `src` of an `<Include>` for an imported file; undefined if it isn't one of the fragments. */
  readonly findFragment: (target: string) => string | undefined;
  /** Names the file of a picture, `./images/a.png`, so that no picture of another page has the same name. */
  readonly namePicture: (src: string) => string;
  /** The path of the folder with all new pages, `/build/bridge`, for pages with a path of their own. */
  readonly basePath: string;
}
