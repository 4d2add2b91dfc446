/** Returns the message of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns the first line of the message; parsers and tools put details below it. */
export const firstLineOf = (error: unknown): string => messageOf(error).replace(/\n[^]*/, "");
