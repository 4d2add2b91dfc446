import { parse as parseGraphql } from "graphql";
import { TomlError, parse as parseToml } from "smol-toml";
import ts from "typescript";
import { LineCounter, parseDocument } from "yaml";
import type { Sample } from "../../../base/sample";
import { messageOf } from "../../../faults/error-text";
import { type Fault, faultAt } from "../../../faults/fault";
import { pointAt } from "../../../faults/point";
import { languagesOf } from "../../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  listSamples,
} from "../../../markdown/samples/sample-page";

/** A parser error, with its line and column in the code, both counted from 1. */
interface Slip {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

type FindSlip = (code: string) => Slip | undefined;

const findJsonSlip: FindSlip = (code) => {
  const { parseDiagnostics } = ts.parseJsonText("sample.json", code) as ts.JsonSourceFile & {
    readonly parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  };
  const [first] = parseDiagnostics;
  if (!first) return findStrictSlip(code);
  const { line, character } = ts.getLineAndCharacterOfPosition(
    { text: code } as ts.SourceFile,
    first.start,
  );
  return {
    line: line + 1,
    column: character + 1,
    message: ts.flattenDiagnosticMessageText(first.messageText, " "),
  };
};

/** Finds comments and trailing commas, which TypeScript's parser allows but plain JSON doesn't. */
function findStrictSlip(code: string): Slip | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = messageOf(error);
    const offset = /JSON at position (\d+)/.exec(message)?.[1] ?? findUnexpected(code);
    return {
      ...pointAt(code, Number(offset)),
      // The rest of the message repeats the position, or quotes the code with its line breaks.
      message: message.replace(/(?:, (?:\.\.\.)?"| at position )[^]*/, ""),
    };
  }
}

/** Matches a token of JSON, or the space between two tokens. */
const JSON_TOKEN = /[ \t\r\n]+|[[\]{},:]|"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/gy;
/** Matches two adjacent tokens with a comma that lacks a value before or after it. */
const EMPTY_PLACE = /^(?:,[\]},]|\[,)$/;

/**
 * Returns the offset of the text that JSON.parse didn't expect: a bracket or comma in the place of a value, or the
 * first text that isn't a token. V8 only names this text, without its position.
 */
function findUnexpected(code: string): number {
  const matches = [...code.matchAll(JSON_TOKEN)];
  const tokens = matches.filter(({ 0: text }) => text.trim() !== "");
  const extra = tokens.find(({ 0: text }, at) =>
    EMPTY_PLACE.test((tokens[at - 1]?.[0] ?? "") + text),
  );
  return extra?.index ?? matches.reduce((length, { 0: text }) => length + text.length, 0);
}

const findJsoncSlip: FindSlip = (code) => {
  const { error } = ts.parseConfigFileTextToJson("sample.jsonc", code);
  if (!error) return undefined;
  return {
    ...pointAt(code, error.start ?? 0),
    message: ts.flattenDiagnosticMessageText(error.messageText, " "),
  };
};

const findYamlSlip: FindSlip = (code) => {
  const lineCounter = new LineCounter();
  const [error] = parseDocument(code, { lineCounter, prettyErrors: false }).errors;
  if (!error) return undefined;
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return { line, column: col, message: error.message };
};

const findTomlSlip: FindSlip = (code) => {
  try {
    parseToml(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return {
      line: error.line,
      column: error.column,
      message: error.message.split("\n")[0] ?? error.message,
    };
  }
};

const findGraphqlSlip: FindSlip = (code) => {
  try {
    parseGraphql(code);
    return undefined;
  } catch (error) {
    const [location] =
      (error as { locations?: { line: number; column: number }[] }).locations ?? [];
    const message = messageOf(error);
    return { line: location?.line ?? 1, column: location?.column ?? 1, message };
  }
};

const PARSERS: Readonly<Record<string, { readonly name: string; readonly find: FindSlip }>> = {
  json: { name: "JSON", find: findJsonSlip },
  jsonc: { name: "JSON with comments", find: findJsoncSlip },
  yaml: { name: "YAML", find: findYamlSlip },
  toml: { name: "TOML", find: findTomlSlip },
  graphql: { name: "GraphQL", find: findGraphqlSlip },
};

const DATA_LANGUAGES = languagesOf("data");

/** Returns the name of a data language: `JSON with comments` for `jsonc`. */
export const nameDataLanguage = (language: string): string => PARSERS[language]?.name ?? language;

/** Parses every JSON, YAML, TOML and GraphQL block. */
export function checkDataLanguages(
  pages: readonly SamplePage[],
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  return listSamples(pages, DATA_LANGUAGES)
    .filter(isStale)
    .flatMap(({ sample }) => checkSample(sample));
}

function checkSample(sample: Sample): Fault[] {
  const parser = PARSERS[sample.language];
  const slip = parser?.find(sample.code);
  if (!parser || !slip) return [];
  return [
    faultAt(
      { ...sample, line: sample.line + slip.line - 1, column: sample.column + slip.column - 1 },
      {
        rule: "sample/malformed",
        problem: `This isn't valid ${parser.name}: ${slip.message.replace(/\.$/, "")}.`,
        fix: "Fix the block. If it omits something on purpose, change its language to text, or to jsonc with a comment in place of the gap.",
      },
    ),
  ];
}
