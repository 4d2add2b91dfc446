/** Access to the other pages for the conversion of a page. */
export interface Surroundings {
  /** True if all pages are from GitBook, even pages that contain none of GitBook's blocks. */
  readonly isGitBook: boolean;
  /** Finds the new target of a link; undefined if the link doesn't point to one of the pages. */
  readonly findLink: (url: string) => string | undefined;
  /** Finds the `src` for an `<Include>` of an imported file; undefined if the file isn't one of the fragments. */
  readonly findFragment: (target: string) => string | undefined;
  /** Chooses a file for a picture, `./images/a.png`, so that no other picture has the same name. */
  readonly namePicture: (src: string) => string;
  /** URL path of the folder with all new pages: `/build/bridge`. Absolute slugs are moved below it. */
  readonly basePath: string;
}
