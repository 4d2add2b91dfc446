const SELECTOR_DIGITS = 8;
const WORD_DIGITS = 64;

/**
 * Finds revert data in a text: a selector, alone or followed by arguments of 32 bytes each. Addresses and hashes don't
 * match because of their lengths. Undefined if the text contains none.
 */
export function findRevertData(text: string): `0x${string}` | undefined {
  const found = text.match(/\b0x[\da-f]{8,}\b/gi) ?? [];
  const data = found.find((one) => (one.length - 2 - SELECTOR_DIGITS) % WORD_DIGITS === 0);
  return data === undefined ? undefined : (data.toLowerCase() as `0x${string}`);
}

export const selectorOf = (data: string): string => data.slice(0, 2 + SELECTOR_DIGITS);

/** True if arguments follow the selector. */
export const hasArguments = (data: string): boolean => data.length > 2 + SELECTOR_DIGITS;
