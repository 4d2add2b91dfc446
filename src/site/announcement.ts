/** Id of the announcement. A new id shows the bar again to readers who closed the previous one. */
export const ANNOUNCEMENT_ID = "celo-is-an-l2";

/** True if readers may close the bar. Their browser then remembers that in local storage. */
export const ANNOUNCEMENT_IS_CLOSEABLE = false as boolean;

/** Color roles from styles/tokens.css. A test checks the contrast of each pair in both color modes. */
export type AnnouncementColors =
  | { readonly backgroundColor: "sunken"; readonly textColor: "text" }
  | { readonly backgroundColor: "button"; readonly textColor: "button-ink" };

interface AnnouncementText {
  readonly text: string;
  readonly linkLabel: string;
  readonly href: string;
  /** Last day on which the announcement is news, as YYYY-MM-DD. Builds after that day print a warning. */
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

/** Returns a warning if the announcement is out of date on the day `today`; undefined while it is news. */
export const findExpiry = ({ text, until }: Announcement, today: string): string | undefined =>
  today > until
    ? `The announcement "${text}" was news until ${until}. Update its text or date in src/site/announcement.ts.`
    : undefined;
