/** A code block as written in a doc. */
export const fence = (language: string, ...lines: readonly string[]): string =>
  ["```" + language, ...lines, "```"].join("\n");

export const USDM = "0x765DE816845861e75A25fCA122bb6898B8B1282a";
