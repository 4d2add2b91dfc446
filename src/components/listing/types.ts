/** A tag a listing can be filtered by. */
export interface ListingTag {
  readonly id: string;
  readonly label: string;
  /** `#rrggbb`; null for none. */
  readonly color: string | null;
  /** The number of entries with the tag. */
  readonly count: number;
}

/** Tags that belong together. */
export interface ListingTagGroup {
  readonly title: string;
  readonly tags: readonly ListingTag[];
  /** True if they are folded until the reader or the address selects one. */
  readonly isFolded?: boolean;
}

/** A picture of a fixed size. */
interface ListingPicture {
  readonly src: string;
  readonly srcSet: string | null;
}

/** An entry of a listing: a site, a tutorial. */
export interface ListingEntry {
  /** Id of its card in the list of all entries, which links lead to. */
  readonly slug?: string;
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly tags: readonly {
    readonly id: string;
    readonly label: string;
    /** True for a warning, such as that the site's service has ended. */
    readonly isWarning?: boolean;
  }[];
  /** Its source code, or the data about it. */
  readonly source?: { readonly label: string; readonly href: string };
  /** Null for a monogram, absent for no picture. */
  readonly picture?: ListingPicture | null;
  /** Short facts below the name, such as the duration. */
  readonly facts?: readonly string[];
  /** Numbers by which it can be sorted, by the ids of the listing's orders. */
  readonly ranks?: Readonly<Record<string, number>>;
}
