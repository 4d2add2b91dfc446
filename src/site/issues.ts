import { settings } from "./settings";

/**
 * Formats the address of a prefilled new issue. A query may contain commas, slashes and colons; if they aren't encoded,
 * and spaces are written as `+`, the address is easier to read and compresses better.
 */
export const formatIssue = (title: string, body?: string): string =>
  `${settings.newIssue}?title=${encode(title)}${body === undefined ? "" : `&body=${encode(body)}`}`;

const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll(/%(?:2C|2F|3A)/g, (code) => decodeURIComponent(code));
