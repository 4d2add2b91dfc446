/** Where a built site keeps the licences of the packages it sends. */
export const LICENSES_FILE = "/licenses.txt";

/** A package of which readers get code or styles. */
export interface SentPackage {
  readonly name: string;
  readonly version: string;
  /** As its package.json names it, such as `MIT`. */
  readonly license: string;
  /** Its licence and notice files, word for word. */
  readonly texts: readonly string[];
}

const LINE = "-".repeat(80);

/** The licence of a package that names it and brings no text of it: the words every other MIT package has. */
export const formatMit = (owner: string): string => `MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** The licences of all packages, by name, as plain text. */
export function formatLicenses(title: string, packages: readonly SentPackage[]): string {
  const sorted = [...packages].sort((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
  const list = sorted.map(({ name, version, license }) => `  ${name} ${version}: ${license}`);
  const sections = sorted.map(({ name, version, license, texts }) =>
    [LINE, `${name} ${version} (${license})`, LINE, "", ...texts.map(tidyText), ""].join("\n"),
  );
  return [
    `${title}: pages, scripts and styles hold code of these packages.`,
    "",
    ...list,
    "",
    "",
    ...sections,
  ].join("\n");
}

/** The words as they are; ends of lines and of the file are the same for all. */
const tidyText = (text: string): string =>
  `${text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trim()}\n`;
