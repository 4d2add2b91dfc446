import type { JsxNode } from "../../markdown/base/props";
import { nameOf } from "../../markdown/render/html/raw-html";
import { attributeOf, noteUnused, writtenValue } from "../base/attributes";
import { indent, toOneLine } from "../base/blocks";
import { rewriteInner } from "../base/inner";
import type { Migration } from "../base/migration";
import type { RewriteContext } from "../base/rewrite";

/**
 * Attributes that name a parameter. The attribute's name is the part of the request that contains the parameter, and
 * its value is the parameter's name.
 */
const PLACES = ["path", "query", "body", "header"] as const;

/** A parameter of a request, or a field of its body or of a response. */
export interface Field {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly words: string;
  readonly marks: string;
}

function readField(node: JsxNode, migration: Migration, context: RewriteContext): Field {
  const text = (name: string): string =>
    attributeOf(node, name, migration) ?? writtenValue(node, name) ?? "";
  const isSet = (name: string): boolean => {
    const value = writtenValue(node, name);
    return value !== undefined && value !== "false";
  };
  const place = PLACES.find((name) => writtenValue(node, name) !== undefined);
  const notes = [
    isSet("deprecated") ? "Deprecated." : "",
    text("default") === "" ? "" : `Default: \`${text("default")}\`.`,
    text("placeholder") === "" ? "" : `For example \`${text("placeholder")}\`.`,
  ].filter(Boolean);
  const inner = rewriteInner(node, migration, { ...context, run: undefined });
  const used = [
    "name",
    ...PLACES,
    "type",
    "required",
    "deprecated",
    "default",
    "placeholder",
    "id",
  ];
  return {
    name: place === undefined ? text("name") : text(place),
    place: place ?? "",
    type: text("type"),
    isRequired: isSet("required"),
    words: [notes.join(" "), inner].filter(Boolean).join(isInline(inner) ? " " : "\n\n"),
    marks: noteUnused(node, used, migration),
  };
}

/** True for text without blocks, which fits in a table cell. */
const isInline = (text: string): boolean =>
  !text
    .split("\n")
    .some((line) =>
      /^(?:[-*+] |\d+\. |```|:::|#|\||<(?:[A-Z]|\/|details|dl)|$)/.test(line.trim()),
    ) || text === "";

/** Converts fields to a table, or to a list if one of the fields has more than a paragraph. */
export function writeFields(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const fields = (context.run ?? [node]).map((one) => readField(one, migration, context));
  const isTable = context.inCell !== true && fields.every(({ words }) => isInline(words));
  return isTable ? toTable(fields, nameOf(node)) : toList(fields);
}

/** Writes fields as a table. */
export function toTable(fields: readonly Field[], name: string): string {
  const has = (key: "place" | "type"): boolean =>
    fields.some((field) => field[key] !== "" && field[key] !== "path");
  const columns: readonly (readonly [string, (field: Field) => string])[] = [
    [
      name === "ParamField" ? "Parameter" : "Field",
      ({ marks, ...field }) => marks + toCode(field.name),
    ],
    ...(has("place") ? [["In", (field: Field) => field.place] as const] : []),
    ...(has("type") ? [["Type", (field: Field) => toCode(field.type)] as const] : []),
    ["Required", ({ isRequired }) => (isRequired ? "yes" : "no")],
    ["Description", ({ words }) => toOneLine(words).replace(/(?<!\\)\|/g, "\\|")],
  ];
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    line(columns.map(([heading]) => heading)),
    line(columns.map(() => "---")),
    ...fields.map((field) => line(columns.map(([, cell]) => cell(field)))),
  ].join("\n");
}

const toCode = (text: string): string =>
  text === "" ? "" : `\`${text.replace(/(?<!\\)\|/g, "\\|")}\``;

const toList = (fields: readonly Field[]): string =>
  fields
    .map(({ name, place, type, isRequired, words, marks }) => {
      const facts = [
        type === "" ? "" : `\`${type}\``,
        place === "" || place === "path" ? "" : `in ${place}`,
        isRequired ? "required" : "",
      ].filter(Boolean);
      const head = `\`${name}\`${facts.length === 0 ? "" : ` (${facts.join(", ")})`}`;
      const text =
        words === "" ? head : isInline(words) ? `${head}: ${words}` : `${head}\n\n${words}`;
      return `${marks}- ${indent(text, 2)}`;
    })
    .join("\n");
