import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { CheckedSample, RanSample, TypedName } from "../../markdown/samples/checked-sample";
import { digestOf } from "../store/cache-files";
import { removeOutput, writeOutput } from "../store/output-files";

/**
 * Folders of the committed results of `npm run check:samples`. There is one file for each folder of docs, with a line
 * for each block and its key (record-keys.ts). The types of names rarely change, so they are in separate files, in
 * which their digests are the keys.
 */
export const RECORDS_FOLDER = "content/records";
const BLOCKS = `${RECORDS_FOLDER}/samples`;
const TYPES = `${RECORDS_FOLDER}/types`;
const RUNS = `${RECORDS_FOLDER}/runs.json`;
const LISTS = `${RECORDS_FOLDER}/lists.json`;

export interface SampleRecords {
  /** By a page's file, then by a block's key. */
  readonly pages: ReadonlyMap<string, ReadonlyMap<string, CheckedSample>>;
  /** By a page's file, then by the key of a program's run. */
  readonly runs: ReadonlyMap<string, ReadonlyMap<string, RanSample>>;
  /** Keys of the lists that are compared with packages, by the list's file. */
  readonly lists: ReadonlyMap<string, string>;
}

const digest = z.string().regex(/^[\da-f]{12}$/);
const blocksSchema = z.record(
  z.string(),
  z.record(
    digest,
    z.strictObject({
      proof: z.enum(["types", "compiled", "commands", "schema", "parsed"]),
      by: z.string(),
      against: z.array(z.string()),
      on: z.iso.date(),
      names: digest.optional(),
    }),
  ),
);
const runsSchema = z.record(
  z.string(),
  z.record(digest, z.strictObject({ on: z.iso.date(), chain: z.boolean().optional() })),
);
/**
 * Texts of types, followed by four numbers for each name: line, column, length, and the index of its type in the texts.
 */
const namesSchema = z.tuple([z.array(z.string()), z.array(z.int().nonnegative())]);
const typesSchema = z.record(digest, namesSchema);
const listsSchema = z.record(z.string(), digest);

type PackedNames = z.output<typeof namesSchema>;
type Block = z.output<typeof blocksSchema>[string][string];

/** @param tell Called with the name of each invalid file, such as a file with merge conflicts. */
export function readRecords(
  root: string,
  tell: (file: string) => void = () => undefined,
): SampleRecords {
  const read = <Shape>(file: string, schema: z.ZodType<Shape>): Shape | undefined => {
    try {
      return schema.parse(JSON.parse(readFileSync(join(root, file), "utf8")));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") tell(file);
      return undefined;
    }
  };
  const readAll = <Shape>(folder: string, schema: z.ZodType<Record<string, Shape>>) =>
    listJson(root, folder).flatMap((file) => Object.entries(read(file, schema) ?? {}));
  const names = new Map(
    readAll(TYPES, typesSchema).filter(([key, packed]) => key === digestNames(packed)),
  );
  const pages = readAll(BLOCKS, blocksSchema).map(([page, blocks]) => {
    const known = Object.entries(blocks).flatMap(([key, { names: namesKey, ...block }]) => {
      if (namesKey === undefined) return [[key, block] as const];
      const packed = names.get(namesKey);
      return packed ? [[key, { ...block, names: unpackNames(packed) }] as const] : [];
    });
    return [page, new Map<string, CheckedSample>(known)] as const;
  });
  return {
    pages: new Map(pages),
    runs: new Map(
      Object.entries(read(RUNS, runsSchema) ?? {}).map(([page, blocks]) => [
        page,
        new Map(Object.entries(blocks)),
      ]),
    ),
    lists: new Map(Object.entries(read(LISTS, listsSchema) ?? {})),
  };
}

/** Writes all records, and removes files that no record needs any more. */
export function writeRecords(root: string, { pages, runs, lists }: SampleRecords): void {
  const sorted = [...pages].filter(([, blocks]) => blocks.size > 0).sort(byName);
  const files = [...new Set(sorted.map(([page]) => areaOf(page)))].flatMap((area) => {
    const own = sorted.filter(([page]) => areaOf(page) === area);
    const types: [string, PackedNames][] = [];
    const written = own.map(([page, blocks]): string => {
      const lines = [...blocks].sort(byName).map(([key, { names, ...mark }]) => {
        const packed = names && packNames(names);
        if (packed) types.push([digestNames(packed), packed]);
        const block: Block = {
          ...mark,
          against: [...mark.against],
          ...(packed && { names: digestNames(packed) }),
        };
        return line(key, block);
      });
      return group(page, lines);
    });
    const typeLines = [...new Map(types)].sort(byName).map(([key, packed]) => line(key, packed));
    return [
      [`${BLOCKS}/${area}.json`, written] as const,
      ...(typeLines.length > 0 ? [[`${TYPES}/${area}.json`, typeLines] as const] : []),
    ];
  });
  const kept = new Set<string>(files.map(([file]) => file));
  for (const file of [...listJson(root, BLOCKS), ...listJson(root, TYPES)])
    if (!kept.has(file)) removeOutput(root, file);
  const listLines = [...lists].sort(byName).map(([file, key]) => line(file, key));
  const runLines = [...runs]
    .filter(([, blocks]) => blocks.size > 0)
    .sort(byName)
    .map(([page, blocks]) =>
      group(
        page,
        [...blocks].sort(byName).map(([key, ran]) => line(key, ran)),
      ),
    );
  for (const [file, parts] of [...files, [RUNS, runLines], [LISTS, listLines]] as const)
    writeOutput(root, file, `{\n${parts.join(",\n")}\n}\n`);
}

const group = (page: string, lines: readonly string[]): string =>
  `${JSON.stringify(page)}: {\n${lines.join(",\n")}\n}`;

const line = (key: string, value: unknown): string =>
  `${JSON.stringify(key)}: ${JSON.stringify(value)}`;

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Returns the area of a page's file: `build` for content/docs/build/…, `style-guide` for content/style-guide/…. */
const areaOf = (page: string): string => {
  const [, first = "", second = "", ...more] = page.split("/");
  return first === "docs" && more.length > 0 ? second : first;
};

function listJson(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => `${folder}/${name}`);
  } catch {
    return []; // Nothing has been checked yet.
  }
}

const digestNames = (packed: PackedNames): string => digestOf(JSON.stringify(packed));

function packNames(names: readonly TypedName[]): PackedNames {
  const texts = [...new Set(names.map(([, , , type]) => type))];
  const indexes = new Map(texts.map((text, index) => [text, index]));
  return [
    texts,
    names.flatMap(([row, column, length, type]) => [row, column, length, indexes.get(type) ?? 0]),
  ];
}

const unpackNames = ([texts, numbers]: PackedNames): TypedName[] =>
  Array.from({ length: numbers.length / 4 }, (_, at) => {
    const [row = 0, column = 0, length = 0, text = 0] = numbers.slice(at * 4, at * 4 + 4);
    return [row, column, length, texts[text] ?? ""];
  });
