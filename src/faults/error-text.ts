/** Returns the message of an error, or of any other value that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns the first line of an error message; parsers and tools put details below it. */
export const firstLineOf = (error: unknown): string => messageOf(error).replace(/\n[^]*/, "");
