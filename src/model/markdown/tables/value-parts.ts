/** Number of characters at the end of a value that are always visible: 0x7d21…aaB7. */
const TAIL = 4;
/** Maximum length of a value that is never shortened. */
const SHORT = 15;

/** Splits a value where styles may shorten it: the end of the first part is replaced with dots. */
export const splitValue = (text: string): readonly string[] =>
  text.length <= SHORT ? [text] : [text.slice(0, -TAIL), text.slice(-TAIL)];

/** True for code in a table cell that readers copy: URLs, and hexadecimal numbers as long as a selector or longer. */
export const isValue = (code: string): boolean =>
  /^(?:(?:https?|wss?):\/\/\S+|0x[\da-f]{8,})$/i.test(code);
