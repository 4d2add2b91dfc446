import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { type Fault, faultAt } from "../faults/fault";
import type { Packages } from "./packages";
import {
  type SampleInPage,
  type SamplePage,
  findTitled,
  joinContinued,
  listSamples,
} from "./sample-page";

export const SOLIDITY_LANGUAGES: ReadonlySet<string> = new Set(["solidity"]);

const PRAGMA = /^\s*pragma\s+solidity\s+([^;]+);/m;
const COMPILER = /^solc-/;

/** The part of solc-js this check calls. */
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

/** Compiles every Solidity block with the newest pinned compiler its pragma allows; imports come from the packages. */
export function checkSolidity(
  pages: readonly SamplePage[],
  packages: Packages,
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  const compilers = [...packages.versions].filter(([name]) => COMPILER.test(name));
  return listSamples(pages, SOLIDITY_LANGUAGES)
    .filter(isStale)
    .flatMap((block) => {
      const { code, linesAbove } = joinContinued(block, SOLIDITY_LANGUAGES);
      const range = PRAGMA.exec(code)?.[1];
      if (range === undefined) return [withoutPragma(block)];
      const versions = compilers.map(([, version]) => version);
      const version = semver.maxSatisfying(versions, range);
      const [name] = compilers.find(([, one]) => one === version) ?? [];
      if (name === undefined) return [withoutCompiler(block, range, versions)];
      return compile(block, code, linesAbove, { solc: packages.require(name) as Solc, packages });
    });
}

const withoutPragma = ({ sample }: SampleInPage): Fault =>
  faultAt(sample, {
    rule: "sample/pragma",
    problem: "Nothing says which compiler this Solidity is for.",
    mend: "Write pragma solidity ^0.8.24; at the top, above // ---cut--- when readers need not see it.",
  });

const withoutCompiler = (
  { sample }: SampleInPage,
  range: string,
  versions: readonly string[],
): Fault =>
  faultAt(sample, {
    rule: "sample/pragma",
    problem: `No pinned compiler fits pragma solidity ${range}.`,
    mend: `Those of content/packages are ${versions.join(", ")}; widen the pragma or pin one that fits.`,
  });

function compile(
  block: SampleInPage,
  code: string,
  linesAbove: number,
  { solc, packages }: { solc: Solc; packages: Packages },
): Fault[] {
  const { sample, page } = block;
  const input = {
    language: "Solidity",
    sources: { "sample.sol": { content: code } },
    settings: { outputSelection: { "*": { "*": [] } } },
  };
  const findImport = (path: string): { contents: string } | { error: string } => {
    const file = join(packages.folder, "node_modules", path);
    if (existsSync(file)) return { contents: readFileSync(file, "utf8") };
    const titled = findTitled(block, (title) => `/${title}`.endsWith(`/${path}`));
    const contents = titled === undefined ? undefined : page.samples[titled]?.code;
    return contents === undefined ? { error: `No pinned package holds ${path}` } : { contents };
  };
  const { errors = [] } = JSON.parse(
    solc.compile(JSON.stringify(input), { import: findImport }),
  ) as { errors?: SolcError[] };
  const wrong = errors.filter(({ severity }) => severity === "error");
  const isExpected = ({ errorCode }: SolcError): boolean =>
    sample.errors.includes(Number(errorCode));
  const missing = sample.errors.filter(
    (code) => !wrong.some(({ errorCode }) => Number(errorCode) === code),
  );
  return [
    ...wrong
      .filter((error) => !isExpected(error))
      .map(({ message, errorCode, sourceLocation }) => {
        const isOurs = sourceLocation?.file === "sample.sol";
        const above = isOurs ? code.slice(0, sourceLocation.start).split("\n") : [""];
        const line = Math.max(0, above.length - 1 - linesAbove);
        return faultAt(
          {
            ...sample,
            line: sample.line + line,
            column: sample.column + (above.at(-1)?.length ?? 0),
          },
          {
            rule: "sample/solidity",
            problem: `${message}${errorCode === undefined ? "" : ` (solc ${errorCode})`}`,
            mend: "Mend the code; or, when the block is there to show this error, say so with // @errors: and its number.",
          },
        );
      }),
    ...missing.map((code) =>
      faultAt(sample, {
        rule: "sample/missing-error",
        problem: `The block says that it shows the error ${code} of solc, but it has no such error.`,
        mend: "Remove the number from // @errors:, or mend the code that should be wrong.",
      }),
    ),
  ];
}
