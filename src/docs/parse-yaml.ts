import { type Document, LineCounter, type Node, isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { z } from "zod";
import { type Fault, type FaultText, type Place, faultAt } from "../faults/fault";
import { suggest } from "../faults/nearest";

/** YAML that was read: its data, and the place in the file of each part of it. */
export interface YamlText {
  readonly data: unknown;
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/** Where a piece of YAML stands: the file, and the line of the file its first line is. */
export interface YamlOrigin {
  readonly file: string;
  readonly firstLine: number;
}

/** Parses YAML; a mistake in it becomes one fault with a place. */
export function parseYaml(text: string, origin: YamlOrigin): YamlText | Fault[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: origin.file, line: line + origin.firstLine - 1, column: Math.max(1, col) };
  };
  const [error] = document.errors;
  if (error) {
    return [
      faultAt(placeAt(error.pos[0]), {
        rule: "yaml/malformed",
        problem: `This is not YAML: ${error.message.replace(/\s+/g, " ").replace(/\.$/, "")}.`,
        mend: 'Check the indentation, and put text that holds ": " or "#" in quotes.',
      }),
    ];
  }
  return {
    data: document.toJS() as unknown,
    placeOf: (path) => placeAt(offsetOf(document, path)),
  };
}

/** Offset of the key or item a path leads to, or of the last part of the path that exists. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: Node | null = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) return offset;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined;
      if (!item) return offset;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else {
      return offset;
    }
  }
  return offset;
}

/** How the faults of one schema speak of its entries: `frontmatter` → rule `frontmatter/unknown-key`. */
export interface SchemaWords {
  readonly area: string;
  /** Names a writer may use, for «did you mean»; by default the keys of the schema's top level. */
  readonly keys?: readonly string[];
}

/** Checks data against a schema; every mistake is a fault at the place of the entry that holds it. */
export function checkSchema<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  words: SchemaWords,
): { value: z.output<Schema>; faults: [] } | { value: undefined; faults: Fault[] } {
  const result = schema.safeParse(yaml.data);
  if (result.success) return { value: result.data, faults: [] };
  const faults = result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        faultAt(yaml.placeOf([...issue.path, key]), {
          rule: `${words.area}/unknown-key`,
          problem: `«${key}» is not a key that can stand here.`,
          mend: suggest(key, words.keys ?? [], "keys"),
        }),
      );
    }
    return [faultAt(yaml.placeOf(issue.path), wordsOf(issue, words, yaml.data))];
  });
  return { value: undefined, faults };
}

function wordsOf(issue: z.core.$ZodIssue, { area }: SchemaWords, data: unknown): FaultText {
  const name = issue.path.map(String).join(".");
  const isMissing = issue.code === "invalid_type" && valueAt(data, issue.path) === undefined;
  if (isMissing) {
    return {
      rule: `${area}/missing-key`,
      problem: name === "" ? "This is empty." : `«${name}» is missing.`,
      mend: `Add it; it is a ${issue.expected}.`,
    };
  }
  const mend =
    issue.code === "invalid_type"
      ? `Write a ${issue.expected}.`
      : issue.message.replace(/^Invalid input: /, "").replace(/([^.])$/, "$1.");
  return { rule: `${area}/wrong-value`, problem: `«${name}» has a wrong value.`, mend };
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    data,
  );
}
