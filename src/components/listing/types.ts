/** A tag a listing can be filtered by. */
export interface ListingTag {
  readonly id: string;
  readonly label: string;
  /** `#rrggbb`; null for none. */
  readonly color: string | null;
  /** How many entries carry it. */
  readonly count: number;
}

/** Tags that belong together. */
export interface ListingTagGroup {
  readonly title: string;
  readonly tags: readonly ListingTag[];
  /** Whether they are folded away until the reader, or the address, asks for them. */
  readonly isFolded?: boolean;
}

/** A picture of a fixed size. */
interface ListingPicture {
  readonly src: string;
  readonly srcSet: string | null;
}

/** A thing that is listed: a site, a tutorial. */
export interface ListingEntry {
  /** Id of its card, where links lead to it: of the entry in the list of all. */
  readonly slug?: string;
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly tags: readonly {
    readonly id: string;
    readonly label: string;
    /** Whether it is a warning, for instance that the site's service has ended. */
    readonly isWarning?: boolean;
  }[];
  /** Where its code or its documentation is, or else the site itself. */
  readonly source?: { readonly label: string; readonly href: string };
  /** Null: shows a monogram. Absent: shows nothing. */
  readonly picture?: ListingPicture | null;
  /** Short facts below the name: how long it takes to read. */
  readonly facts?: readonly string[];
}
