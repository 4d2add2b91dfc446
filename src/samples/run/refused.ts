/** Begins the message about a sample that tried to reach the network. */
export const REFUSED = "A sample on the local chain can't connect to";
