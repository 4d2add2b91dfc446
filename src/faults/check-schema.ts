import { z } from "zod";
import { type Fault, type FaultText, faultAt } from "./fault";
import { findNearest, suggest } from "./nearest";
import type { YamlText } from "./yaml";

/** Names and fixes for the faults of one schema. */
export interface SchemaOptions {
  /** Prefix of the rules' names: `frontmatter` makes `frontmatter/unknown-key`. */
  readonly area: string;
  /** Returns a fix for a key from another tool; undefined for any other key. */
  readonly fixForKey?: (key: string) => string | undefined;
  /** Path of the data within its file, used to name the data in faults. */
  readonly within?: readonly PropertyKey[];
  /** Name of the data in faults, if it has a better one than its path. */
  readonly named?: string;
}

/** Checks data against a schema. The position of each fault is that of the wrong entry. */
export function checkSchema<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  options: SchemaOptions,
): { value: z.output<Schema>; faults: [] } | { value: undefined; faults: Fault[] } {
  const result = schema.safeParse(yaml.data, { error: askFor });
  if (result.success) return { value: result.data, faults: [] };
  const { issues } = result.error;
  const faults = issues.flatMap((issue) => {
    if (isMistyped(issue, issues, yaml.data)) return []; // The misspelled key is reported instead.
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        faultAt(yaml.positionOf([...issue.path, key]), {
          rule: `${options.area}/unknown-key`,
          problem:
            options.named === undefined
              ? `Unknown key "${key}".`
              : `In ${options.named}, the key "${key}" is unknown.`,
          fix: options.fixForKey?.(key) ?? suggest(key, keysAt(schema, issue.path) ?? [], "keys"),
        }),
      );
    }
    return [faultAt(yaml.positionOf(issue.path), explainIssue(issue, options, yaml.data))];
  });
  return { value: undefined, faults };
}

/** True for a missing key if the data has a similar unknown key, which is probably a misspelling of it. */
function isMistyped(
  issue: z.core.$ZodIssue,
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
): boolean {
  const key = issue.path.at(-1);
  if (issue.code !== "invalid_type" || key === undefined || valueAt(data, issue.path) !== undefined)
    return false;
  return issues.some(
    (other) =>
      other.code === "unrecognized_keys" &&
      other.path.join(".") === issue.path.slice(0, -1).join(".") &&
      other.keys.some((one) => findNearest(one, [String(key)]) !== undefined),
  );
}

/**
 * Checks each entry of a list separately, so that valid entries are kept if others have faults. The returned
 * `positionOf` expects paths that begin with an entry's index among the valid entries.
 */
export function checkEntries<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  {
    nameOf,
    ...options
  }: SchemaOptions & {
    /** Names an entry in faults. Without it, an entry is named by its index. */
    readonly nameOf?: (entry: Readonly<Record<string, unknown>>) => string;
  },
): { value: z.output<Schema>[]; positionOf: YamlText["positionOf"]; faults: Fault[] } {
  const { data } = yaml;
  if (!Array.isArray(data)) {
    const { faults } = checkSchema(yaml, z.array(schema), options);
    return { value: [], positionOf: yaml.positionOf, faults };
  }
  const checked = data.map((entry: unknown, index) => ({
    index,
    ...checkSchema(
      { data: entry, positionOf: (path) => yaml.positionOf([index, ...path]) },
      schema,
      {
        ...options,
        ...(nameOf && isMap(entry) ? { named: nameOf(entry) } : { within: [index] }),
      },
    ),
  }));
  const valid = checked.flatMap(({ index, value }) =>
    value === undefined ? [] : [{ index, value }],
  );
  return {
    value: valid.map(({ value }) => value),
    positionOf: ([at, ...path]) =>
      yaml.positionOf(typeof at === "number" ? [valid[at]?.index ?? at, ...path] : []),
    faults: checked.flatMap(({ faults }) => faults),
  };
}

const isMap = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/**
 * Lists the keys that the schema allows at a path, for a union those of all its options; undefined if the schema at
 * that path isn't an object.
 */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] | undefined {
  const { def } = schema._zod as { def: Partial<SchemaDef> };
  if (def.innerType) return keysAt(def.innerType, path);
  if (def.options) return def.options.flatMap((option) => keysAt(option, path) ?? []);
  const [step, ...rest] = path;
  if (step === undefined) return def.shape && Object.keys(def.shape);
  const inner = def.shape?.[String(step)] ?? def.element ?? def.valueType;
  return inner && keysAt(inner, rest);
}

/** The parts of a zod definition that contain other schemas. */
interface SchemaDef {
  readonly innerType: z.core.$ZodType;
  readonly options: readonly z.core.$ZodType[];
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  readonly element: z.core.$ZodType;
  readonly valueType: z.core.$ZodType;
}

/** Names of types, in words that writers understand. */
const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, with a dash before each entry",
  object: "keys and values, one pair per line",
  record: "keys and values, one pair per line",
};

const describeKind = (expected: string | undefined): string =>
  expected === undefined ? "something else" : (KINDS[expected] ?? expected);

const ALTERNATIVES = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Returns the fix for a wrong value. It is used if the schema doesn't define a fix itself. */
function askFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type")
    return askForKind(issue.expected, issue.input, issue.path?.at(-1));
  if (issue.code === "invalid_value")
    return `Write ${ALTERNATIVES.format(issue.values.map(String))}.`;
  if (issue.code === "too_big") return askForLess(issue.origin, issue.maximum);
  if (issue.code !== "too_small") return undefined;
  if (issue.origin === "array") return "List at least one entry.";
  return issue.origin === "string"
    ? "Write some text."
    : `Write a number that is at least ${issue.minimum}.`;
}

function askForLess(origin: string, maximum: number | bigint): string {
  if (origin === "string") return `Write at most ${maximum} characters.`;
  if (origin === "array") return `List at most ${maximum} entries.`;
  return `Write a number that is at most ${maximum}.`;
}

function askForKind(expected: string, input: unknown, key: PropertyKey | undefined): string {
  if (input === undefined && key !== undefined)
    return `Add "${String(key)}:", followed by ${describeKind(expected)}.`;
  if (input === null && key !== undefined)
    return `After "${String(key)}:", write ${describeKind(expected)}.`;
  if (expected === "string" && (typeof input === "number" || typeof input === "boolean")) {
    // The number may have been written in another way, such as 1.10.
    const example = typeof input === "number" ? "" : `: "${input}"`;
    return `Put the value in quotes, so that YAML reads it as text${example}.`;
  }
  if (expected === "string" && typeof input === "object" && !Array.isArray(input))
    return 'Put the text in quotes: without them, ": " separates a key from its value.';
  return `Write ${describeKind(expected)}.`;
}

function explainIssue(
  issue: z.core.$ZodIssue,
  { area, within = [], named }: SchemaOptions,
  data: unknown,
): FaultText {
  const at = named === undefined ? "" : `In ${named}, `;
  const name = [...within, ...issue.path].map(String).join(".");
  if (issue.code === "invalid_key") {
    return {
      rule: `${area}/wrong-key`,
      problem: `${at}"${name}" isn't a valid key here.`,
      fix: issue.issues[0]?.message ?? "Write another key.",
    };
  }
  const value = valueAt(data, issue.path);
  if (issue.code === "invalid_type" && (value === undefined || value === null)) {
    const problem =
      name === ""
        ? "The data is empty."
        : `${at}"${name}" ${value === null ? "has no value" : "is missing"}.`;
    return { rule: `${area}/missing-key`, problem, fix: issue.message };
  }
  const problem =
    name === "" ? "The data has the wrong structure." : `${at}"${name}" has an invalid value.`;
  return { rule: `${area}/wrong-value`, problem, fix: issue.message };
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[step]
        : undefined,
    data,
  );
}
