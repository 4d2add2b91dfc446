import type { z } from "zod";
import { checkSchema } from "../faults/check-schema";
import { type Fault, faultAt } from "../faults/fault";
import { type YamlText, parseYaml } from "../faults/yaml";

/** Access to the files of `content/data`. Paths are relative to the repository's root. */
export interface DataSource {
  readonly listFiles: (folder: string) => readonly string[];
  readonly readText: (file: string) => string | undefined;
}

/** A folder of data: one file per entry, named after the entry's id. */
export interface DataFolder<Schema extends z.ZodType> {
  /** Path of the folder: `content/data/glossary`. */
  readonly folder: string;
  readonly schema: Schema;
  /**
   * Part before the slash in the names of the rules that the folder's files can break: `facts` in
   * `facts/missing-key`.
   */
  readonly area: string;
}

export interface DataEntry<Value> {
  readonly id: string;
  readonly file: string;
  readonly value: Value;
  readonly positionOf: YamlText["positionOf"];
}

const ENTRY_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the file of an entry. */
export const entryFileOf = (
  { folder }: Pick<DataFolder<z.ZodType>, "folder">,
  id: string,
): string => `${folder}/${id}.yaml`;

/** Lists the ids of a folder's entries, sorted. */
export function listDataIds(
  { folder }: Pick<DataFolder<z.ZodType>, "folder">,
  { listFiles }: Pick<DataSource, "listFiles">,
): string[] {
  return listFiles(folder).flatMap((file) => idOf(folder, file) ?? []);
}

function idOf(folder: string, file: string): string | undefined {
  const name = file.slice(folder.length + 1);
  const id = name.endsWith(".yaml") ? name.slice(0, -".yaml".length) : "";
  return ENTRY_NAME.test(id) ? id : undefined;
}

/** True if a folder has an entry with this id. */
export const hasDataEntry = (
  folder: Pick<DataFolder<z.ZodType>, "folder">,
  id: string,
  { readText }: Pick<DataSource, "readText">,
): boolean => ENTRY_NAME.test(id) && readText(entryFileOf(folder, id)) !== undefined;

interface ReadEntry<Value> {
  readonly entry?: DataEntry<Value>;
  readonly faults: readonly Fault[];
}

/**
 * Cache of parsed files, by schema and path: several modules read the same file, and in development they do so after
 * every edit.
 */
const lastRead = new WeakMap<z.ZodType, Map<string, { text: string; read: ReadEntry<unknown> }>>();

/** Reads one entry. `entry` is absent if its file is missing or has a fault. */
export function readDataEntry<Schema extends z.ZodType>(
  folder: DataFolder<Schema>,
  id: string,
  { readText }: Pick<DataSource, "readText">,
): ReadEntry<z.output<Schema>> {
  const file = entryFileOf(folder, id);
  const text = readText(file);
  if (text === undefined) return { faults: [] };
  const known =
    lastRead.get(folder.schema) ?? new Map<string, { text: string; read: ReadEntry<unknown> }>();
  lastRead.set(folder.schema, known);
  const last = known.get(file);
  // All results in this map were read with this schema, so the type is right.
  if (last?.text === text) return last.read as ReadEntry<z.output<Schema>>;
  const read = readEntry(folder, { id, file, text });
  known.set(file, { text, read });
  return read;
}

function readEntry<Schema extends z.ZodType>(
  folder: DataFolder<Schema>,
  { id, file, text }: { readonly id: string; readonly file: string; readonly text: string },
): ReadEntry<z.output<Schema>> {
  const yaml = parseYaml(text, { file, firstLine: 1 });
  if (Array.isArray(yaml)) return { faults: yaml };
  const { value, faults } = checkSchema(yaml, folder.schema, { area: folder.area });
  if (value === undefined) return { faults };
  return { entry: { id, file, value, positionOf: yaml.positionOf }, faults };
}

/** Reads all entries of a folder, sorted by id, and the faults of its files. Entries with a fault are left out. */
export function readDataFolder<Schema extends z.ZodType>(
  folder: DataFolder<Schema>,
  source: DataSource,
): { entries: DataEntry<z.output<Schema>>[]; faults: Fault[] } {
  const read = listDataIds(folder, source).map((id) => readDataEntry(folder, id, source));
  const strays = source
    .listFiles(folder.folder)
    .filter((file) => idOf(folder.folder, file) === undefined);
  return {
    entries: read.flatMap(({ entry }) => entry ?? []),
    faults: [...read.flatMap(({ faults }) => faults), ...strays.map((file) => strayFile(file))],
  };
}

/** Reports a file that would be ignored, so that a misnamed entry isn't silently lost. */
function strayFile(file: string): Fault {
  return faultAt(
    { file, line: 1, column: 1 },
    {
      rule: "data/stray-file",
      problem: "This file is ignored because of its name.",
      fix: "Rename the file to <id>.yaml. Write the id with lower-case letters and digits, and dashes between words.",
    },
  );
}
