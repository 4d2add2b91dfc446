/** A package whose code or styles are sent to readers. */
export interface SentPackage {
  readonly name: string;
  readonly version: string;
  /** The identifier in its package.json, such as `MIT`. */
  readonly license: string;
  /** The texts of its license and notice files. */
  readonly texts: readonly string[];
}

const LINE = "-".repeat(80);

/** Formats the text of the MIT license, for packages that declare it without including a copy. */
export const formatMit = (owner: string): string => `MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** Formats the licenses of all packages, sorted by name, as plain text. */
export function formatLicenses(title: string, packages: readonly SentPackage[]): string {
  const sorted = [...packages].sort((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
  const list = sorted.map(({ name, version, license }) => `  ${name} ${version}: ${license}`);
  const sections = sorted.map(({ name, version, license, texts }) =>
    [LINE, `${name} ${version} (${license})`, LINE, "", ...texts.map(tidyText), ""].join("\n"),
  );
  return [
    `${title}: pages, scripts and styles contain code from these packages.`,
    "",
    ...list,
    "",
    "",
    ...sections,
  ].join("\n");
}

/** Removes a byte order mark and surrounding white space, and normalizes line breaks. */
const tidyText = (text: string): string =>
  `${text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trim()}\n`;
