import type { Operation, Values } from "../base/surroundings";
import { type Field, toTable } from "../elements/write-fields";
import { type Reading, listFields, toField, toMarkdown, toSchema } from "./list-fields";
import { listOf, resolveReference, textOf, valuesOf } from "./operation";

const MAX_SCHEMAS = 2000;

/** Matches the first part of a page that Docusaurus generates from the description, behind the writer's words. */
const GENERATED =
  /^(?:## Request\b|<(?:Heading|details|div|ParamsDetails|RequestSchema|StatusCodes|ApiTabs)\b)/m;

/** Fields of an operation that aren't in the tables. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  callbacks: "its callbacks",
  security: "how requests are authorized",
  "x-codeSamples": "its code samples",
};

/**
 * Writes a page's text around an operation: its method and URL before the text, its parameters and responses behind it.
 * Also returns what isn't in the tables.
 */
export function writeOperation(
  body: string,
  { method, path, values, spec }: Operation,
  hasTitle: boolean,
): { readonly text: string; readonly lost: string[] } {
  const reading: Reading = { spec, left: MAX_SCHEMAS, deeper: new Set() };
  const words = proseOf(body) || toMarkdown(textOf(values.description));
  const isOld = values.deprecated === true && !/deprecated/i.test(words);
  const request = [
    ...listOf(values.parameters).flatMap((one) => readParameter(one, reading)),
    ...readBody(values.requestBody, reading),
  ];
  const { parts: responses, others } = writeResponses(values.responses, reading);
  const isDescribed = Object.keys(values).length > 0;
  const text = [
    hasTitle || textOf(values.summary) === "" ? "" : `# ${textOf(values.summary)}`,
    `\`\`\`http\n${method} ${serverOf(values, spec)}${path}\n\`\`\``,
    isOld ? ":::warning\n\nThis operation is deprecated.\n\n:::" : "",
    words,
    isDescribed ? "## Parameters and responses" : "",
    isDescribed && request.length === 0 ? `\`${method} ${path}\` has no parameters.` : "",
    request.length === 0 ? "" : `The parameters of \`${method} ${path}\`:`,
    request.length === 0 ? "" : toTable(request, "ParamField"),
    ...responses,
  ];
  const lost = [
    ...Object.keys(NOT_SHOWN).flatMap((key) => (key in values ? (NOT_SHOWN[key] ?? []) : [])),
    others.length === 0 ? "" : `the fields of the responses ${others.join(", ")}`,
    reading.deeper.size === 0 ? "" : `the fields of ${[...reading.deeper].join(", ")}`,
    reading.left < 0 ? "the rest of its fields, since there are too many" : "",
  ];
  return { text: text.filter(Boolean).join("\n\n"), lost: lost.filter(Boolean) };
}

/** Returns the part of a page that a writer wrote: everything except what Docusaurus generates from the description. */
function proseOf(body: string): string {
  if (!/^import .*@theme\//m.test(body)) return body.trim();
  // Without the element that shows the method, a heading with the title comes first.
  const [before = "", words = before.replace(/^\s*#{1,2} .*\n/, "")] = body
    .replace(/^import .*\n/gm, "")
    .split(/<\/MethodEndpoint>|<MethodEndpoint\b[^>]*\/>/);
  const end = words.search(GENERATED);
  return (end === -1 ? words : words.slice(0, end)).trim();
}

/** Returns the URL of the first server, with the usual values of its variables, and without a slash at the end. */
function serverOf(values: Values, spec: Values): string {
  const [server] = [...listOf(values.servers), ...listOf(spec.servers)].map(valuesOf);
  const usual = (name: string): string =>
    textOf(valuesOf(valuesOf(server?.variables)[name]).default);
  return textOf(server?.url)
    .replace(/\{([^{}]*)\}/g, (whole, name: string) => usual(name) || whole)
    .replace(/\/$/, "");
}

function readParameter(value: unknown, reading: Reading): Field[] {
  const parameter = resolveReference(value, reading.spec);
  const schema = toSchema(parameter.schema ?? parameter, reading);
  const name = textOf(parameter.name);
  if (name === "" && parameter.in !== "body") return [];
  return parameter.in === "body"
    ? listFields(schema, { place: "body" }, reading)
    : [toField(name, parameter, schema, reading)];
}

/** Returns the schema of a body: of its JSON, which readers use most, or of its first kind. */
function schemaOf(body: Values): unknown {
  const kinds = Object.entries(valuesOf(body.content));
  const [, kind] = kinds.find(([type]) => type.includes("json")) ?? kinds[0] ?? [];
  return valuesOf(kind).schema ?? body.schema;
}

function readBody(value: unknown, reading: Reading): Field[] {
  const body = resolveReference(value, reading.spec);
  const schema = toSchema(schemaOf(body), reading);
  const fields = listFields(schema, { place: "body" }, reading);
  if (fields.length > 0 || body.content === undefined) return fields;
  return [
    toField(
      Object.keys(valuesOf(body.content)).join(", "),
      { ...body, in: "body" },
      schema,
      reading,
    ),
  ];
}

/**
 * Writes the table of responses, and the fields of the first successful one. Also returns the codes of the other
 * responses with fields.
 */
function writeResponses(
  value: unknown,
  reading: Reading,
): { readonly parts: string[]; readonly others: string[] } {
  const responses = Object.entries(valuesOf(value)).map(([status, one]) => {
    const response = resolveReference(one, reading.spec);
    const words = toMarkdown(textOf(response.description)).replace(/\s+/g, " ");
    return { status, words: words.replace(/(?<!\\)\|/g, "\\|"), schema: schemaOf(response) };
  });
  if (responses.length === 0) return { parts: [], others: [] };
  const rows = responses.map(({ status, words }) => `| \`${status}\` | ${words} |`);
  const success = responses.find(({ status }) => status.startsWith("2"));
  const fields = listFields(toSchema(success?.schema, reading), { place: "" }, reading);
  const others = responses.filter((one) => one !== success && one.schema !== undefined);
  return {
    parts: [
      ["| Status | Response |", "| --- | --- |", ...rows].join("\n"),
      fields.length === 0 ? "" : `The fields of the response ${success?.status ?? ""}:`,
      fields.length === 0 ? "" : toTable(fields, "ResponseField"),
    ],
    others: others.map(({ status }) => status),
  };
}
