import { escapeAttribute } from "../../base/escape";

/** Characters that XML 1.0 can't contain (section 2.2). Even one of them makes the whole file unreadable. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML, both between tags and in double-quoted attributes. `>` only has to be escaped in `]]>`. */
export const escapeXml = (text: string): string =>
  escapeAttribute(text.replace(FORBIDDEN, "")).replaceAll("]]>", "]]&gt;");
