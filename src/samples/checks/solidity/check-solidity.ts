import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import semver from "semver";
import { type Fault, faultAt } from "../../../faults/fault";
import { languagesOf } from "../../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  findTitled,
  isImportedAs,
  joinContinued,
  listSamples,
} from "../../../markdown/samples/sample-page";
import type { PackageSets, Packages } from "../../packages/packages";

export const SOLIDITY_LANGUAGES = languagesOf("solidity");

const PRAGMA = /^[ \t]*pragma\s+solidity\s+([^\s;][^;]*);/m;
const COMPILER = /^solc(?:-|$)/;

/** The part of solc-js that this check uses. */
interface Solc {
  readonly compile: (
    input: string,
    callbacks: { import: (path: string) => { contents: string } | { error: string } },
  ) => string;
}

interface SolcError {
  readonly severity: "error" | "warning" | "info";
  readonly message: string;
  readonly errorCode?: string;
  readonly sourceLocation?: { readonly file: string; readonly start: number };
}

/**
 * Compiles every Solidity block with the newest pinned compiler that its pragma allows. Imports are resolved in the
 * pinned packages.
 */
export function checkSolidity(
  pages: readonly SamplePage[],
  { main, setOf }: PackageSets,
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  return listSamples(pages, SOLIDITY_LANGUAGES)
    .filter(isStale)
    .flatMap((block) => {
      const { code } = joinContinued(block, SOLIDITY_LANGUAGES);
      const { range, versions, compiler } = findCompiler(code, main);
      if (range === undefined) return [withoutPragma(block)];
      if (!compiler) return [withoutCompiler(block, range, versions)];
      const solc = main.require(compiler.name) as Solc;
      const { version } = compiler;
      return compile(block, pages, { solc, packages: setOf(block.page.file), version });
    });
}

interface FoundCompiler {
  /** The version range in the pragma; absent if there is no pragma. */
  readonly range?: string;
  /** Versions of all pinned compilers. */
  readonly versions: readonly string[];
  /** The newest matching version, and the package that contains it. */
  readonly compiler?: { readonly name: string; readonly version: string };
}

/** Finds the pinned compiler for a piece of Solidity code. */
export function findCompiler(code: string, main: Pick<Packages, "versions">): FoundCompiler {
  const compilers = [...main.versions].filter(([name]) => COMPILER.test(name));
  const versions = compilers.map(([, version]) => version);
  const range = PRAGMA.exec(code)?.[1];
  if (range === undefined) return { versions };
  const version = semver.maxSatisfying(versions, range);
  const [name] = compilers.find(([, one]) => one === version) ?? [];
  if (name === undefined || version === null) return { range, versions };
  return { range, versions, compiler: { name, version } };
}

const withoutPragma = ({ sample }: SampleInPage): Fault =>
  faultAt(sample, {
    rule: "sample/pragma",
    problem: "This Solidity code has no pragma, so its compiler is unknown.",
    fix: 'Write "pragma solidity ^0.8.24;" at the top. If readers don\'t need to see it, write // ---cut--- below it.',
  });

const withoutCompiler = (
  { sample }: SampleInPage,
  range: string,
  versions: readonly string[],
): Fault =>
  faultAt(sample, {
    rule: "sample/pragma",
    problem: `No pinned compiler matches pragma solidity ${range}.`,
    fix: `Widen the pragma, or pin a matching version in content/packages, which has ${versions.join(", ")}.`,
  });

interface Tools {
  readonly solc: Solc;
  readonly packages: Packages;
  readonly version: string;
}

function compile(
  block: SampleInPage,
  pages: readonly SamplePage[],
  { solc, packages, version }: Tools,
): Fault[] {
  const { sample } = block;
  const { code, linesAbove } = joinContinued(block, SOLIDITY_LANGUAGES);
  const input = {
    language: "Solidity",
    sources: { "sample.sol": { content: code } },
    settings: { outputSelection: { "*": { "*": [] } } },
  };
  const findImport = (path: string): { contents: string } | { error: string } => {
    const modules = join(packages.folder, "node_modules") + sep;
    const file = join(modules, path);
    // The block may have been written by a stranger, so it mustn't read files outside the packages.
    if (file.startsWith(modules) && existsSync(file))
      return { contents: readFileSync(file, "utf8") };
    const titled = findTitled(block, pages, isImportedAs(path));
    const contents = titled?.page.samples[titled.index]?.code;
    return contents === undefined ? { error: `No pinned package contains ${path}` } : { contents };
  };
  const { errors = [] } = JSON.parse(
    solc.compile(JSON.stringify(input), { import: findImport }),
  ) as { errors?: SolcError[] };
  const bytes = Buffer.from(code);
  /** Returns the code before an error; undefined if the error has no position. solc counts bytes, not characters. */
  const codeBefore = ({ sourceLocation }: SolcError): string | undefined =>
    sourceLocation?.file === "sample.sol" && sourceLocation.start >= 0
      ? bytes.toString("utf8", 0, sourceLocation.start)
      : undefined;
  const lineOf = (error: SolcError): number => {
    const before = codeBefore(error);
    return before === undefined ? linesAbove : before.split("\n").length - 1;
  };
  // Errors in lines taken from earlier blocks are already reported for those blocks.
  const wrong = errors.filter((error) => error.severity === "error" && lineOf(error) >= linesAbove);
  const isExpected = ({ errorCode }: SolcError): boolean =>
    sample.errors.includes(Number(errorCode));
  const missing = sample.errors.filter(
    (code) => !wrong.some(({ errorCode }) => Number(errorCode) === code),
  );
  return [
    ...wrong
      .filter((error) => !isExpected(error))
      .map((error) => {
        const { message, errorCode } = error;
        return faultAt(
          {
            ...sample,
            line: sample.line + lineOf(error) - linesAbove,
            column: sample.column + (codeBefore(error)?.split("\n").at(-1)?.length ?? 0),
          },
          {
            rule: "sample/solidity",
            problem: `${message.replace(/\.$/, "")} (solc ${version}${errorCode === undefined ? "" : `, error ${errorCode}`}).`,
            fix: "Fix the code. If the block is meant to show this error, add // @errors: with its number.",
          },
        );
      }),
    ...missing.map((code) =>
      faultAt(sample, {
        rule: "sample/missing-error",
        problem: `The block lists solc error ${code} in // @errors:, but doesn't cause it.`,
        fix: "Remove the number from // @errors:, or change the code so that it causes the error.",
      }),
    ),
  ];
}
