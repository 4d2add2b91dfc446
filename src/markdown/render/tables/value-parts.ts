/** Number of characters that are always visible at the end of a value: 0x7d21…aaB7. */
const TAIL = 4;
/** Maximum length of a value that is always shown in full. */
const SHORT = 15;

/** Splits a value so that styles can shorten it by replacing the end of the first part with dots. */
export const splitValue = (text: string): readonly string[] =>
  text.length <= SHORT ? [text] : [text.slice(0, -TAIL), text.slice(-TAIL)];

/**
 * True for code in a table cell that readers copy: a URL, or a hexadecimal number of at least the length of a selector.
 */
export const isValue = (code: string): boolean =>
  /^(?:(?:https?|wss?):\/\/\S+|0x[\da-f]{8,})$/i.test(code);
