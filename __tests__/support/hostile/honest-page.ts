const ENTRY =
  "## Method @\n\nReturns the votes of a group that are *active* in this epoch, see [support](/support). " +
  "Call `getActiveVotes(group)` with the address of the group; the result has 18 decimals.\n\n" +
  "| Name | Type | What it is |\n| - | - | - |\n| `group` | `address` | The group that is asked for |\n\n" +
  "```ts\nconst votes = await election.getActiveVotes(group);\nconsole.log(votes);\n```\n\n";

/** A legitimate reference page of more than 120,000 characters, which is close to the maximum (MAX_CHARACTERS). */
export const HONEST_PAGE = Array.from({ length: 330 }, (_, at) =>
  ENTRY.replace("@", String(at)),
).join("");
