import { findTagReplacement } from "../../base/replacements";
import { isAllowedTag } from "../../markdown/render/html/raw-html";
import { toOneLine } from "../base/blocks";
import { outsideCode } from "../base/outside-code";
import type { Values } from "../base/surroundings";
import type { Field } from "../elements/write-fields";
import { listOf, resolveReference, textOf, valuesOf } from "./operation";

/** State of reading an operation's schemas, which may contain themselves, and multiply. */
export interface Reading {
  readonly spec: Values;
  /** Schemas that may still be read. */
  left: number;
  /** Names of the fields whose own fields are too deep for a table. */
  readonly deeper: Set<string>;
}

/** Deeper fields would make tables of hundreds of rows. */
const MAX_DEPTH = 2;

/** Resolves a schema, with those that `allOf` combines, and with the only type that isn't null. */
export function toSchema(value: unknown, reading: Reading): Values {
  reading.left -= 1;
  if (reading.left < 0) return {};
  const own = resolveReference(value, reading.spec);
  const variants = [...listOf(own.oneOf), ...listOf(own.anyOf)].filter(
    (one) => valuesOf(one).type !== "null",
  );
  const joined = [...listOf(own.allOf), ...(variants.length === 1 ? variants : [])];
  const parts = [...joined.map((one) => toSchema(one, reading)), own];
  return {
    ...merge(parts),
    properties: merge(parts.map(({ properties }) => valuesOf(properties))),
    required: parts.flatMap(({ required }) => listOf(required)),
  };
}

const merge = (parts: readonly Values[]): Values =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

function typeOf(schema: Values, reading: Reading): string {
  const { type, format, items, oneOf, anyOf } = schema;
  const variants = [...listOf(oneOf), ...listOf(anyOf)];
  const join = (types: readonly string[]): string => [...new Set(types)].join(" or ");
  if (variants.length > 1)
    return join(variants.map((one) => typeOf(toSchema(one, reading), reading)));
  if (items !== undefined) {
    const inner = typeOf(toSchema(items, reading), reading);
    return `${inner.includes(" ") ? `(${inner})` : inner}[]`;
  }
  const isObject = Object.keys(valuesOf(schema.properties)).length > 0;
  const own = Array.isArray(type) ? join(type.map(String)) : textOf(type);
  const name = own === "" ? (isObject ? "object" : schema.enum ? "string" : "any") : own;
  return textOf(format) === "" ? name : `${name} (${textOf(format)})`;
}

/** Reads a parameter, a header or a field. */
export function toField(name: string, described: Values, schema: Values, reading: Reading): Field {
  const code = (value: unknown): string =>
    `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
  const { enum: values, default: usual, example = described.example } = schema;
  const words = [
    schema.deprecated === true || described.deprecated === true ? "Deprecated." : "",
    toMarkdown(textOf(described.description) || textOf(schema.description)).replace(/\w$/, "$&."),
    listOf(values).length === 0 ? "" : `One of ${listOf(values).map(code).join(", ")}.`,
    usual === undefined || usual === "" ? "" : `Default: ${code(usual)}.`,
    example === undefined || typeof example === "object" ? "" : `For example ${code(example)}.`,
  ];
  return {
    name,
    place: textOf(described.in),
    type: typeOf(schema, reading),
    isRequired: described.required === true,
    words: toOneLine(words.filter(Boolean).join(" ")),
    marks: "",
  };
}

/** Lists a schema's fields, with those inside them: `user.name`, `items[].id`. */
export function listFields(
  schema: Values,
  { place, prefix = "", depth = 1 }: { place: string; prefix?: string; depth?: number },
  reading: Reading,
): Field[] {
  const { items, properties, required } = schema;
  if (items !== undefined)
    return listFields(toSchema(items, reading), { place, prefix: `${prefix}[]`, depth }, reading);
  const entries = Object.entries(valuesOf(properties));
  if (depth > MAX_DEPTH && entries.length > 0) reading.deeper.add(prefix);
  if (depth > MAX_DEPTH || reading.left < 0) return [];
  return entries.flatMap(([name, value]) => {
    const own = toSchema(value, reading);
    const path = prefix === "" ? name : `${prefix}.${name}`;
    const described = { in: place, required: listOf(required).includes(name) };
    return [
      toField(path, described, own, reading),
      ...listFields(own, { place, prefix: path, depth: depth + 1 }, reading),
    ];
  });
}

/** Escapes what looks like a tag or an expression in a description, but is text. */
export const toMarkdown = (text: string): string =>
  outsideCode(text, (part) =>
    part
      .replace(/(?<!\\)\{/g, "\\{")
      .replace(/(?<!\\)<(?!https?:)\/?([a-z][a-z\d]*(?=[\s/>]))?/gi, (whole, name?: string) => {
        const isTag = name !== undefined && (isAllowedTag(name) || findTagReplacement(name));
        return isTag ? whole : `\\${whole}`;
      }),
  );
