import { settings } from "./settings";

/**
 * Returns the URL of the form for a new issue, with the title and body filled in. Commas, slashes and colons aren't
 * encoded, and spaces are written as `+`, so that the URL is easier to read and compresses better.
 */
export const formatIssue = (title: string, body?: string): string =>
  `${settings.newIssue}?title=${encode(title)}${body === undefined ? "" : `&body=${encode(body)}`}`;

const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll(/%(?:2C|2F|3A)/g, (code) => decodeURIComponent(code));
