import type { Fault } from "../../faults/fault";
import type { SiteEntry, TagEntry } from "./site-schema";

/** Folder of the showcase, relative to the repository's root. */
export const SHOWCASE_FOLDER = "content/showcase";

/** A site in the showcase. */
export interface ShowcaseSite extends Readonly<Omit<SiteEntry, "picture">> {
  /** Name of the site's file, without the extension. */
  readonly slug: string;
  /** The site's file, relative to the repository's root. */
  readonly file: string;
  /** The site's picture, relative to the repository's root; null if it has none. */
  readonly image: string | null;
}

/** A tag of a listing. */
interface ShowcaseTag {
  readonly id: string;
  readonly label: string;
  readonly group: TagEntry["group"];
  /** One sentence; empty if the tag has no description. */
  readonly description: string;
  /** Color in the form `#rrggbb`; null if the tag has no color. */
  readonly color: string | null;
  /** Number of sites with this tag. */
  readonly count: number;
}

/** A tag before its sites are counted. */
export type UncountedTag = Omit<ShowcaseTag, "count">;

/** The content of content/showcase. */
export interface Showcase {
  /** All sites, sorted by name, but with popular sites first. */
  readonly sites: readonly ShowcaseSite[];
  /** All tags of listings, in the order of tags.yaml. */
  readonly tags: readonly ShowcaseTag[];
  readonly faults: readonly Fault[];
}
