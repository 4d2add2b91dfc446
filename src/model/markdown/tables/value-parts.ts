/** Characters at the end of a value that always stay visible: 0x7d21…aaB7. */
const TAIL = 4;
/** Values up to this length are never cut. */
const SHORT = 15;

/** Splits a value where styles may cut it when it doesn't fit: the end of the first part gives way to dots. */
export const splitValue = (text: string): readonly string[] =>
  text.length <= SHORT ? [text] : [text.slice(0, -TAIL), text.slice(-TAIL)];

/** Code of a table cell that readers copy: URLs, and hexadecimal numbers from the length of a selector on. */
export const isValue = (code: string): boolean =>
  /^(?:(?:https?|wss?):\/\/\S+|0x[\da-f]{8,})$/i.test(code);
