import { escapeAttribute } from "../../model/markdown/html/escape";

/** Characters that XML 1.0 can't contain (section 2.2). A single one makes the whole file unreadable. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML, between tags and in double-quoted attributes. Both may contain `>`, but not as `]]>`. */
export const escapeXml = (text: string): string =>
  escapeAttribute(text.replace(FORBIDDEN, "")).replaceAll("]]>", "]]&gt;");
