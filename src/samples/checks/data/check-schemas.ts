import ts from "typescript";
import type { Sample } from "../../../base/sample";
import { checkSchema } from "../../../faults/check-schema";
import { type Fault, type Position, faultAt } from "../../../faults/fault";
import { type YamlText, parseYaml } from "../../../faults/yaml";
import {
  type SampleInPage,
  type SamplePage,
  listSamples,
} from "../../../markdown/samples/sample-page";
import type { Packages } from "../../packages/packages";
import { checkProposal } from "./check-proposal";
import { PROPOSAL, TSCONFIG, findSchema, readData } from "./data-schemas";

const LANGUAGES: ReadonlySet<string> = new Set(["json", "yaml", "toml"]);

/** Checks every data block that has a known schema. */
export function checkSchemas(
  pages: readonly SamplePage[],
  packages: Packages,
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  return listSamples(pages, LANGUAGES)
    .filter(isStale)
    .flatMap(({ sample }) => checkData(sample, packages));
}

function checkData(sample: Sample, packages: Packages): Fault[] {
  const found = findSchema(sample);
  if (!found) return [];
  if (found.name === TSCONFIG) return checkTsconfig(sample);
  const data = parseData(sample);
  if (found.name === PROPOSAL) return checkProposal(data, packages);
  const { name, schema } = found;
  if (!schema) throw new Error(`The data schema "${name}" has neither a schema nor a checker.`);
  return checkSchema(data, schema, { area: "data" }).faults.map((fault) => ({
    ...fault,
    problem: `${fault.problem.replace(/\.$/, "")} (${name}).`,
  }));
}

/**
 * Parses a block's data, and records where each part is in the doc. JSON is parsed as YAML, because the YAML parser
 * records positions.
 */
function parseData(sample: Sample): YamlText {
  const { file, line, column, language, code } = sample;
  const data = readData(language, code)?.value;
  const parsed = language === "toml" ? undefined : parseYaml(code, { file, firstLine: line });
  if (parsed && !Array.isArray(parsed)) {
    const positionOf = (path: readonly PropertyKey[]): Position => {
      const position = parsed.positionOf(path);
      return { ...position, column: position.column + column - 1 };
    };
    return { data, positionOf };
  }
  return { data, positionOf: (path) => findLine(sample, path) };
}

/** Finds the line in a TOML block for a path of keys: the line of the last key in the path that is found. */
function findLine({ file, line, column, code }: Sample, path: readonly PropertyKey[]): Position {
  const lines = [...code.split("\n").entries()];
  const position = path.reduce<{ at: number; from: number }>(
    ({ at, from }, key) => {
      // A key in quotes may contain any character.
      const name = String(key).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
      const word = new RegExp(`(?:^|[[.])\\s*"?${name}"?\\s*(?:=|\\]|\\.)`);
      const found = lines.find(([index, text]) => index >= at && word.test(text));
      return found ? { at: found[0], from: found[1].indexOf(String(key)) } : { at, from };
    },
    { at: 0, from: 0 },
  );
  return { file, line: line + position.at, column: column + position.from };
}

/** The error that TypeScript reports for a configuration without files to compile. It isn't a fault in a block. */
const NO_INPUTS = 18003;

/** Checks the options of a tsconfig.json with TypeScript itself. */
function checkTsconfig(sample: Sample): Fault[] {
  const source = ts.parseJsonText("tsconfig.json", sample.code);
  const host: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: true,
    readDirectory: () => [],
    fileExists: () => false,
    readFile: () => undefined,
  };
  const { errors } = ts.parseJsonSourceFileConfigFileContent(source, host, "/");
  return errors
    .filter(({ code }) => code !== NO_INPUTS)
    .map(({ code, start = 0, messageText }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return faultAt(
        { ...sample, line: sample.line + line, column: sample.column + character },
        {
          rule: "data/tsconfig",
          problem: `${ts.flattenDiagnosticMessageText(messageText, " ").replace(/\.$/, "")} (TS${code}, TypeScript ${ts.version}).`,
          fix: "Use an option and a value that TypeScript supports.",
        },
      );
    });
}
