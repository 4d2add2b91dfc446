import type { CompiledSegment } from "../../../src/base/segments";
import type { Fault } from "../../../src/faults/fault";
import { siteWith } from "../broken";
import { type FileMap, compile, print } from "../compile";
import { findHarm } from "../harmless";
import { expectInTime, measureFairly } from "./cpu-time";

/** The result of a hostile input. */
export interface Attack {
  /** The faults, each as `content/docs/page.md:3:5 rule`. */
  readonly positions: readonly string[];
  readonly faults: readonly Fault[];
  /** HTML of all docs that were compiled. */
  readonly html: string;
  /** CPU time of all threads. */
  readonly seconds: number;
}

/** Builds the small valid site of `fixtures/broken/_base` with these files added or replaced. */
export function attackSite(files: FileMap): Attack {
  const { result: site, seconds } = measureFairly(() => siteWith(files));
  const bodies = Object.keys(files).flatMap((file) => site.bodyByFile.get(file) ?? []);
  return attackOf(
    site.faults,
    bodies.flatMap(({ segments }) => segments),
    seconds,
  );
}

/** Builds one doc alone. Its text starts on line 7, after valid frontmatter, unless it has its own. */
export function attackDoc(text: string, files: FileMap = {}): Attack {
  const { result, seconds } = measureFairly(() => compile(text, { files }));
  return attackOf(result.doc.faults, result.body.segments, seconds);
}

function attackOf(
  faults: readonly Fault[],
  segments: readonly CompiledSegment[],
  seconds: number,
): Attack {
  return {
    faults,
    positions: faults.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`),
    html: print(segments),
    seconds,
  };
}

/**
 * Asserts that an attack failed within the time limit: either it was rejected, with each fault at a position in its
 * file, or its HTML is harmless. If `refused` is given (a rule, or `line:column rule`), there has to be such a fault.
 * Otherwise, faults are optional.
 */
export function expectHarmless(attack: Attack, files: FileMap = {}, refused?: string): void {
  expectInTime(attack.seconds);
  // A page with a fault is never published.
  if (attack.faults.length === 0) expect(findHarm(attack.html)).toEqual([]);
  // Some attacks cause ten thousand faults, so lines are counted only once, and all faults are asserted together.
  const linesOf = new Map(
    Object.entries(files).map(([file, text]) => [file, text.split(/\r\n?|\n/)]),
  );
  const isPlaced = ({ file, line, column }: Fault): boolean => {
    const lines = linesOf.get(file);
    return (
      Math.min(line, column) >= 1 &&
      (!lines || (line <= lines.length && column <= (lines[line - 1] ?? "").length + 1))
    );
  };
  expect(attack.faults.filter((fault) => !isPlaced(fault))).toEqual([]);
  expect(attack.faults.filter(({ problem, fix }) => !problem || !fix)).toEqual([]);
  if (refused === undefined) return;
  const told = attack.positions.map((place) => place.replace(/^.*?:(?=\d+:\d+ )/, ""));
  expect(told.some((one) => one === refused || one.endsWith(` ${refused}`)) ? refused : told).toBe(
    refused,
  );
}
