/** Characters XML 1.0 has no way to write (its section 2.2); one of them makes a whole file unreadable. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text made safe for XML, between tags and in double-quoted attributes; `>` may stand in both, but not as `]]>`. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<"]|(?<=\]\])>/g, (sign) => ENTITIES[sign] ?? sign);
