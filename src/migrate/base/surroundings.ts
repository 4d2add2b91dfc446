/** Part of an OpenAPI description, whose shape is only known when it is read. */
export type Values = Readonly<Record<string, unknown>>;

/** An operation of a web API: a method and a path. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  /** The operation's own part of the OpenAPI description. */
  readonly values: Values;
  /** The whole description, which references point into. */
  readonly spec: Values;
}

/** Finds an operation in the other site's OpenAPI descriptions, or in the named one. */
export type FindOperation = (
  method: string,
  path: string,
  file: string | undefined,
) => Operation | undefined;

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
  readonly findOperation: FindOperation;
  /** Unpacks the operation in a page of Docusaurus: JSON, compressed with zlib, in Base64. */
  readonly unpack: (text: string) => string;
  /** URL path of the folder with all new pages: `/build/bridge`. Absolute slugs are moved below it. */
  readonly basePath: string;
}
