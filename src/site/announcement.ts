/** A new id shows the bar again to readers who closed the one before. */
export const ANNOUNCEMENT_ID = "celo-is-an-l2";

/** Whether readers may close the bar; their choice is kept in local storage. */
export const ANNOUNCEMENT_IS_CLOSEABLE = false as boolean;

/** Roles of styles/tokens.css: each pair has a contrast that a test has computed, in both colour modes. */
export type AnnouncementColors =
  | { readonly backgroundColor: "sunken"; readonly textColor: "text" }
  | { readonly backgroundColor: "button"; readonly textColor: "button-ink" };

interface AnnouncementText {
  readonly text: string;
  readonly linkLabel: string;
  readonly href: string;
  /** The last day on which it is news, as YYYY-MM-DD: a build after it warns. */
  readonly until: string;
}

export type Announcement = AnnouncementText & AnnouncementColors;

export const announcement: Announcement = {
  text: "Celo is now an Ethereum layer 2.",
  linkLabel: "Run a Celo L2 node",
  href: "/cel2/operators/run-node",
  until: "2027-03-26",
  backgroundColor: "sunken",
  textColor: "text",
};

/** What a build of `today` has to say about an announcement; undefined while it is news. */
export const findExpiry = ({ text, until }: Announcement, today: string): string | undefined =>
  today > until
    ? `The announcement "${text}" was news until ${until}. Change it, or its date, in src/site/announcement.ts.`
    : undefined;
