import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { compileCode } from "../../src/live/compile-code";
import { listFiles } from "../../src/pipeline/store/list-files";
import { type Ran, runPageCode } from "../support/confined/run-page-code";

interface Sample {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

const FENCE = /^```(\w+) live\b[^\n]*\n([\s\S]*?)\n```$/gm;

const samples: readonly Sample[] = listFiles(process.cwd(), "content")
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(FENCE)].map(([, language = "", code = ""], index) => ({
      name: `${file} #${index + 1}`,
      language,
      code,
    })),
  );

/** Lists mistakes that the compiler finds in samples, in strict mode, with the installed packages. */
function findTypeErrors(): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    types: [],
  };
  const files = new Map(
    samples.map(({ language, code }, index) => [
      join(process.cwd(), `sample-${index}.${language}`),
      code,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const code = files.get(file);
    return code === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
}

test("there are live samples, and the compiler finds no mistakes in them", () => {
  expect(samples.length).toBeGreaterThanOrEqual(4);
  expect(findTypeErrors()).toEqual([]);
}, 60_000);

const programs = samples.filter(({ language }) => language === "ts");
let ran: readonly Ran[];
beforeAll(() => {
  ran = runPageCode({ scripts: programs.map(({ code }) => compileCode(code)) });
}, 60_000);

test.each(programs.map(({ name }, at) => ({ name, at })))(
  "$name prints something when it runs",
  ({ at }) => {
    const { lines, error } = ran[at]!;
    expect(error).toBe("");
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("\n")).not.toMatch(/undefined|NaN|\[object/);
  },
);
