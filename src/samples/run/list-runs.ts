import ts from "typescript";
import type { Sample } from "../../base/sample";
import { kindOf, languagesOf } from "../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  joinContinued,
  listSamples,
} from "../../markdown/samples/sample-page";
import { listRan } from "./run-tutorial";

const LANGUAGES = languagesOf("typescript");

/** Why a block of TypeScript or JavaScript isn't run. */
type NotRun =
  "declares only" | "continued" | "shows an error" | "component" | "other runner" | "stated";

/** A block that is a whole program. */
export interface Program {
  readonly block: SampleInPage;
  /** The block with the output that the page shows for the program, if there is one. */
  readonly output?: Sample;
}

/** Blocks that aren't run, and why. */
type Others = readonly { readonly block: SampleInPage; readonly why: NotRun }[];

/** Packages that run a file themselves, so that it does nothing under Node alone. */
const RUNNERS =
  /from ["'](?:hardhat|hardhat\/config|@nomicfoundation\/[\w-]+\/modules|vite|vitest|node:test|@playwright\/test)["']/;

/** Blocks that run together: a program, or all files and commands of a tutorial. */
export interface Run {
  readonly page: SamplePage;
  readonly blocks: readonly SampleInPage[];
  /** Absent for a tutorial. */
  readonly program?: Program;
}

/** Lists everything that runs: the programs, and the tutorials. */
export function listRuns(pages: readonly SamplePage[]): { runs: readonly Run[]; others: Others } {
  const tutorials = pages
    .filter(({ frontmatter }) => frontmatter?.runs)
    .map((page) => ({ page, blocks: listRan(page).filter(isCode) }));
  const used = new Set(tutorials.flatMap(({ blocks }) => blocks.map(({ sample }) => sample)));
  const isFree = ({ block }: { block: SampleInPage }): boolean => !used.has(block.sample);
  const { programs, others } = listPrograms(pages);
  return {
    runs: [
      ...programs.filter(isFree).map((program) => ({
        page: program.block.page,
        blocks: [program.block],
        program,
      })),
      ...tutorials,
    ],
    others: others.filter(isFree),
  };
}

/** Files of other kinds, such as settings, are only used. */
const isCode = ({ sample: { language } }: SampleInPage): boolean =>
  ["typescript", "shell", "solidity"].includes(kindOf(language) ?? "");

/** Finds the programs among all blocks of TypeScript and JavaScript, and why each of the others isn't run. */
export function listPrograms(pages: readonly SamplePage[]): {
  readonly programs: readonly Program[];
  readonly others: Others;
} {
  const found = listSamples(pages, LANGUAGES).map((block) => ({ block, why: whyNot(block) }));
  return {
    programs: found.flatMap(({ block, why }) =>
      why === undefined ? [{ block, ...withOutput(block) }] : [],
    ),
    others: found.flatMap(({ block, why }) => (why === undefined ? [] : [{ block, why }])),
  };
}

function whyNot(block: SampleInPage): NotRun | undefined {
  const { page, index, sample } = block;
  if (sample.norun !== undefined) return "stated";
  if (sample.errors.length > 0) return "shows an error";
  const { code } = joinContinued(block, LANGUAGES);
  if (RUNNERS.test(code)) return "other runner";
  if (/^(?:tsx|jsx)$/.test(sample.language) && !hasHiddenLines(sample)) return "component";
  if (!hasEffect(code)) return "declares only";
  const next = page.samples.slice(index + 1).find(({ language }) => LANGUAGES.has(language));
  return next?.continues === true && next.nocheck === undefined && next.norun === undefined
    ? "continued"
    : undefined;
}

/** Hidden lines say how a block is used, so they make even a component a program. */
const hasHiddenLines = ({ isFragment }: Sample): boolean => isFragment === true;

/** True if code does more than declare: a statement at the top, or a value that is waited for. */
function hasEffect(code: string): boolean {
  const { statements } = ts.createSourceFile(
    "a.tsx",
    code,
    ts.ScriptTarget.ES2022,
    false,
    ts.ScriptKind.TSX,
  );
  return statements.some((statement) => {
    if (ts.isVariableStatement(statement)) return waits(statement);
    return (
      ts.isExpressionStatement(statement) ||
      ts.isForStatement(statement) ||
      ts.isForOfStatement(statement) ||
      ts.isForInStatement(statement) ||
      ts.isWhileStatement(statement) ||
      ts.isTryStatement(statement) ||
      ts.isIfStatement(statement) ||
      ts.isSwitchStatement(statement)
    );
  });
}

const waits = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) ||
  (!ts.isFunctionLike(node) &&
    ts.forEachChild(node, (child) => waits(child) || undefined) === true);

/** Finds the block that shows what a program prints: the next one, or the one after the command that runs it. */
function withOutput({ page, index, sample }: SampleInPage): Pick<Program, "output"> {
  const [next, after] = page.samples.slice(index + 1);
  const isRun = next && kindOf(next.language) === "shell" && runs(next.code, sample.title);
  const output = isRun ? after : next;
  return output &&
    output.title === undefined &&
    output.norun === undefined &&
    /^(?:text|console)$/.test(output.language)
    ? { output }
    : {};
}

const runs = (command: string, title: string | undefined): boolean =>
  title !== undefined &&
  new RegExp(String.raw`^(?:npx tsx|node)\b.* \S*${title.replace(/\W/g, "\\$&")}\s*$`).test(
    command.trim(),
  );
