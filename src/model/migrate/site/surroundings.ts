/** Access to the other pages, which the conversion of a page needs. */
export interface Surroundings {
  /** True if all pages are from GitBook, including those without GitBook's blocks. */
  readonly isGitBook: boolean;
  /** Finds the new target of a link; undefined if the link doesn't point to one of the pages. */
  readonly findLink: (url: string) => string | undefined;
  /** Finds the `src` of an `<Include>` for an imported file; undefined if it isn't one of the fragments. */
  readonly findFragment: (target: string) => string | undefined;
  /** Chooses a file for a picture, `./images/a.png`, so that no other picture has the same name. */
  readonly namePicture: (src: string) => string;
  /** The path of the folder with all new pages, `/build/bridge`. Absolute slugs are moved below it. */
  readonly basePath: string;
}
