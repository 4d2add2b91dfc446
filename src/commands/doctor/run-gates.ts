import { performance } from "node:perf_hooks";
import { findRepeats } from "../../docs/prose/repeats";
import { SIDEBARS_FILE } from "../../docs/sidebars/resolve-sidebars";
import type { Fault } from "../../faults/fault";
import { countOf, formatFaults } from "../../faults/format-faults";
import { openContent } from "../../pipeline/content/content-files";
import { loadShowcase } from "../../pipeline/content/load-showcase";
import { compileSite } from "../../pipeline/site/load-site";
import { listChangedFiles } from "./changed-files";
import { type Content, GATES } from "./gates";
import { loadWordLists, openProse } from "./prose-files";
import { openSpeller } from "./speller";

/** The result of all gates. */
export interface GatesRun {
  readonly faults: readonly Fault[];
  /** The text to print: the faults, then a line for each gate. */
  readonly report: string;
}

const secondsSince = (start: number): string =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;

interface GatesOptions {
  readonly all?: boolean;
  /** The files to check, instead of the files that differ from main. */
  readonly files?: readonly string[];
}

/**
 * Runs every gate on the content of the site at `root`: on the named files, on all files, or on those that differ from
 * main.
 */
export async function runGates(
  root: string,
  { all = false, files: named }: GatesOptions = {},
): Promise<GatesRun> {
  const start = performance.now();
  const changed = all ? undefined : named ? new Set(named) : listChangedFiles(root);
  const { docs, compiled, site } = await compileSite(root);
  // Drafts are only checked if they are named, because they aren't finished.
  const drafts = new Set(
    docs.flatMap((doc) => (doc.frontmatter?.draft === true ? [doc.file] : [])),
  );
  const isChosen = (file: string): boolean =>
    (named !== undefined || !drafts.has(file)) && (changed?.has(file) ?? true);
  const speller = await openSpeller(root);
  const prose = openProse(root);
  const chosen = prose.files.filter(isChosen);
  const content: Content = {
    docs,
    site,
    sidebars: openContent(root).readKnown(SIDEBARS_FILE),
    showcase: loadShowcase(root),
    blocks: prose.read(chosen).flatMap(({ blocks }) => blocks),
    repeats: findRepeats(prose.listSentences()),
    words: loadWordLists(root),
    speller,
    isChosen,
  };
  const lines = [
    `read ${countOf(prose.files.length, "file")}, compiled ${countOf(compiled, "doc")}: ${secondsSince(start)}`,
  ];
  const faults = GATES.flatMap(({ name, scope, check }) => {
    const gateStart = performance.now();
    const found = check(content);
    const count = found.length === 0 ? "passed" : countOf(found.length, "fault");
    lines.push(`${name} (${scope(content)}): ${count}, ${secondsSince(gateStart)}`);
    return found;
  });
  speller.save();
  prose.save();
  const what = named
    ? chosen.join(", ")
    : changed
      ? `${countOf(chosen.length, "file")} changed since main`
      : `all ${chosen.length} files`;
  lines.push(`${what}, ${secondsSince(start)} in all`);
  const formatted = formatFaults(faults);
  return { faults, report: [...(formatted === "" ? [] : [formatted, ""]), ...lines].join("\n") };
}
