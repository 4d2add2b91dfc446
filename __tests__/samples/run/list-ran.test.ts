import { listBorrowed } from "../../../src/markdown/samples/sample-page";
import { listRuns } from "../../../src/samples/run/list-runs";
import { listSteps } from "../../../src/samples/run/run-tutorial";
import { compile } from "../../support/compile";

const fence = (info: string, ...lines: string[]): string =>
  ["```" + info, ...lines, "```"].join("\n");

const pageOf = (file: string, ...blocks: string[]) => {
  const { doc } = compile(blocks.join("\n\n"));
  return { file, samples: doc.samples, frontmatter: { runs: "local" } as const };
};

test("a tutorial runs its commands and the files that they or other files name", () => {
  const page = pageOf(
    "a.md",
    fence('ts title="main.ts"', 'import { a } from "./lib";', "console.log(a);"),
    fence('ts title="lib.ts"', "export const a = 1;"),
    fence('ts title="li.ts"', "export const b = 1;"),
    fence('ts title="test/a.ts"', "export {};"),
    fence("bash", "npx tsx main.ts"),
    fence('bash norun="needs a person"', "npx tsx li.ts"),
  );
  const { runs } = listRuns([page]);
  expect(runs.map(({ blocks }) => blocks.map(({ index }) => index))).toEqual([[0, 1, 3, 4]]);
});

test("a program of a tutorial that no command runs is a run of its own", () => {
  const page = pageOf("a.md", fence("ts", "console.log(1);"), fence("bash", "ls"));
  const { runs } = listRuns([page]);
  expect(runs.map(({ blocks }) => blocks.map(({ index }) => index))).toEqual([[0], [1]]);
});

test("a tutorial borrows the titled blocks of other pages that it names", () => {
  const lender = pageOf("b.md", fence('solidity title="Till.sol"', "contract Till {}"));
  const borrower = pageOf("a.md", fence("bash", 'cp "${BLOCKS:?}/Till.sol" src/'));
  const [till] = listBorrowed(borrower, [borrower, lender]);
  expect(till?.title).toBe("Till.sol");
});

test("a command's output is the block behind it, unless that has a title or a reason not to run", () => {
  const page = pageOf(
    "a.md",
    fence("bash", "ls"),
    fence("text", "main.ts"),
    fence("bash", "cat main.ts"),
    fence('text title="main.ts"', "1"),
    fence("bash", "date"),
    fence('text norun="differs each day"', "Sunday"),
  );
  const steps = listSteps(page).map((step) =>
    step.kind === "command" ? [step.index, step.output?.code] : [step.index, step.title],
  );
  expect(steps).toEqual([
    [0, "main.ts"],
    [2, undefined],
    [3, "main.ts"],
    [4, undefined],
  ]);
});
