/** A line of an nginx `map`: a pattern, and the value to use if it matches. */
export type MapLine = readonly [pattern: string, value: string];

export interface NginxMap {
  readonly source: string;
  readonly variable: string;
  readonly fallback: string;
  readonly lines: readonly MapLine[];
}

/** Matches the parameters of a media type that come before its quality (`q=`). */
const PARAMETERS = String.raw`[ \t]*(?:;(?![ \t]*q[ \t]*=)[^,;]*)*`;

/**
 * Lists patterns for the quality of a media type (RFC 9110, 12.4.2): `1.000`, or `0.` and at least three digits, so
 * that two qualities can be compared digit by digit. An invalid quality, such as `q=2`, is ignored.
 */
function qualityOf(type: string, digits: string): MapLine[] {
  const entry = String.raw`~*(?:^|,)[ \t]*${type}${PARAMETERS}`;
  const end = String.raw`[ \t]*(?:[,;]|$)`;
  return [
    [String.raw`${entry}(?:,|$)`, "1.000"],
    [String.raw`${entry};[ \t]*q=1(?:\.0{0,3})?${end}`, "1.000"],
    [String.raw`${entry};[ \t]*q=0(?:\.(?<${digits}>\d{0,3}))${end}`, `0.\${${digits}}000`],
    [String.raw`${entry};[ \t]*q=0${end}`, "0.000"],
  ];
}

/**
 * Matches two numbers, from the first digit in which they differ, if the first number is greater. The pattern before
 * it has to capture, as group 1, the leading digits that both numbers share.
 */
const GREATER = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => String.raw`${digit}[\d.]* \g{1}[0-${digit - 1}]`)
  .join("|");

/**
 * Creates maps that set `variable` to `.md` for clients that name Markdown and prefer it to HTML, and to an empty
 * string for all other clients. The quality of HTML is that of the most specific media range. If both types have the
 * same quality, the one listed first wins; browsers list HTML first.
 */
export function listAcceptMaps(variable: string): NginxMap[] {
  const source = "$http_accept";
  const [markdown, html, alike] = ["$docs_markdown_quality", "$docs_html_quality", "$docs_alike"];
  return [
    {
      source,
      variable: markdown,
      fallback: "0.000",
      lines: qualityOf("text/markdown", "docs_markdown_digits"),
    },
    {
      source,
      variable: html,
      fallback: "0.000",
      lines: ["text/html", String.raw`text/\*`, String.raw`\*/\*`].flatMap((type) =>
        qualityOf(type, "docs_html_digits"),
      ),
    },
    {
      source,
      variable: alike,
      fallback: ".md",
      lines: [["~*text/html.*text/markdown", ""]],
    },
    {
      source: `"${markdown} ${html}"`,
      variable,
      fallback: "",
      lines: [
        [String.raw`~^0\.000`, ""],
        [String.raw`~^(\d\.\d{3})\d* \g{1}`, alike],
        [String.raw`~^([\d.]*)(?:${GREATER})`, ".md"],
      ],
    },
  ];
}
