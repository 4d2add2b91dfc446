import { settings } from "./settings";

/**
 * Formats the address of a prefilled new issue. Commas, slashes and colons are allowed in a query; addresses that
 * contain them as they are, and `+` for spaces, are easier to read and to compress.
 */
export const formatIssue = (title: string, body?: string): string =>
  `${settings.newIssue}?title=${encode(title)}${body === undefined ? "" : `&body=${encode(body)}`}`;

const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll(/%(?:2C|2F|3A)/g, (code) => decodeURIComponent(code));
