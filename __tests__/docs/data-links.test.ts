import { isScalar, parseDocument, visit } from "yaml";
import { openContent } from "../../src/pipeline/content/content-files";
import { site } from "../support/site";

const content = openContent(process.cwd());

/** Glossary terms and pinned packages are left out to save time, except for the first few terms. */
const files = content
  .listFiles("content")
  .filter((file) => /\.ya?ml$/.test(file) && !/\/packages\/|\/glossary\/[b-z]/.test(file));

/** Replaces each path of the site in a YAML file with one that leads nowhere, and returns their lines. */
function breakLinks(file: string): { text: string; lines: number[] } {
  const source = content.readKnown(file);
  const found: { start: number; end: number }[] = [];
  visit(parseDocument(source), (_key, node) => {
    if (!isScalar(node) || typeof node.value !== "string" || !node.range) return;
    const [start, end] = node.range;
    // In a redirect, `from` isn't a link, but the path of a former page.
    const isFormer = /\bfrom:\s*$/.test(source.slice(0, start));
    if (/^\/(?!\/)/.test(node.value) && !isFormer) found.push({ start, end });
  });
  const text = found.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}/gone-${start}${text.slice(end)}`,
    source,
  );
  return { text, lines: found.map(({ start }) => source.slice(0, start).split("\n").length) };
}

const broken = files.map((file) => ({ file, ...breakLinks(file) }));
const { faults } = site({
  files: Object.fromEntries<string>([
    ...broken.map(({ file, text }): [string, string] => [file, text]),
    ["content/records/contracts.json", content.readKnown("content/records/contracts.json")],
  ]),
});

describe("a dead link is reported on its line, in every file of data", () => {
  test.each(broken.filter(({ lines }) => lines.length > 0))("$file", ({ file, lines }) => {
    const reported = faults
      .filter((fault) => fault.file === file && fault.rule === "link/unknown-page")
      .map(({ line }) => line);
    expect(reported.sort((a, b) => a - b)).toEqual(lines);
  });
});
