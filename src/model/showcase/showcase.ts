import type { Fault } from "../../faults/fault";
import type { SiteEntry, TagEntry } from "./site-schema";

/** Where the showcase's files lie, from the repository's root. */
export const SHOWCASE_FOLDER = "content/showcase";

/** A site of the showcase. */
export interface ShowcaseSite extends Readonly<Omit<SiteEntry, "picture">> {
  /** Name of its file, without ending. */
  readonly slug: string;
  /** Its file, from the repository's root. */
  readonly file: string;
  /** Its picture, from the repository's root; null for none. */
  readonly image: string | null;
}

/** A tag of a listing. */
interface ShowcaseTag {
  readonly id: string;
  readonly label: string;
  readonly group: TagEntry["group"];
  /** One sentence, or empty. */
  readonly description: string;
  /** `#rrggbb`, or null where no colour is known. */
  readonly color: string | null;
  /** How many sites carry it. */
  readonly count: number;
}

/** A tag before the sites are counted. */
export type UncountedTag = Omit<ShowcaseTag, "count">;

/** All that content/showcase says. */
export interface Showcase {
  /** Popular ones first, then by name. */
  readonly sites: readonly ShowcaseSite[];
  /** In the order of tags.yaml. */
  readonly tags: readonly ShowcaseTag[];
  readonly faults: readonly Fault[];
}
