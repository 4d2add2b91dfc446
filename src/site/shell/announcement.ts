/** A new id shows the bar again to readers who closed the one before. */
export const ANNOUNCEMENT_ID = "celo-is-an-l2";

/** Whether readers may close the bar; their choice is kept in local storage. */
export const ANNOUNCEMENT_IS_CLOSEABLE = false as boolean;

export const announcement = {
  text: "Celo is now an Ethereum layer 2.",
  linkLabel: "Run a Celo L2 node",
  href: "/cel2/operators/run-node",
};
