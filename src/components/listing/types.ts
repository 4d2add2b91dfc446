/** A tag by which a listing can be filtered. */
export interface ListingTag {
  readonly id: string;
  readonly label: string;
  /** Number of entries with the tag. */
  readonly count: number;
}

/** Tags that belong together. */
export interface ListingTagGroup {
  readonly title: string;
  readonly tags: readonly ListingTag[];
  /** True if the tags are collapsed until the reader or the URL selects one of them. */
  readonly isFolded?: boolean;
}

/** A picture of a fixed size. */
interface ListingPicture {
  readonly src: string;
  readonly srcSet: string | null;
}

/** An entry in a listing, such as a site or a tutorial. */
export interface ListingEntry {
  /** Id of the entry's card in the list of all entries. Links point to it. */
  readonly slug?: string;
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly tags: readonly {
    readonly id: string;
    readonly label: string;
    /** True for a warning, such as that a site has shut down. */
    readonly isWarning?: boolean;
  }[];
  /** Link to the entry's source code, or to the data about it. */
  readonly source?: { readonly label: string; readonly href: string };
  /** Null to show a neutral mark; absent to show nothing. */
  readonly picture?: ListingPicture | null;
  /** Short facts shown below the name, such as the duration. */
  readonly facts?: readonly string[];
  /** Numbers by which the entry can be sorted, keyed by the id of a `ListingOrder`. */
  readonly ranks?: Readonly<Record<string, number>>;
}
