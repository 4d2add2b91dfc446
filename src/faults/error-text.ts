/** What an exception says, whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The same, without the details that parsers and tools put below the first line. */
export const firstLineOf = (error: unknown): string => messageOf(error).replace(/\n[^]*/, "");
