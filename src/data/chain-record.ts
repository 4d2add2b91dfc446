import { z } from "zod";
import { type Fault, faultAt } from "../faults/fault";
import { createFileCache } from "../faults/file-cache";

/** File with the values that matched the chain when `npm run check:chain` last read them. */
export const CHAIN_RECORD = "content/records/chain.json";

const networkRecord = z.strictObject({
  /** The block whose state was read. */
  block: z.int().positive(),
  /** The block's time, in UTC. */
  time: z.iso.datetime(),
  /** Values as shown on pages, by key. */
  values: z.record(z.string(), z.string()),
});

/** The record: the block, time and values of each network, keyed by the network's id. */
export type ChainRecord = Readonly<Record<string, z.output<typeof networkRecord>>>;

const recordSchema = z.record(z.string(), networkRecord);

const cached = createFileCache<{ record: ChainRecord; faults: readonly Fault[] }>();

/** Parses the record. If the file is missing, the record is empty: builds don't need it. */
export function readChainRecord({
  readText,
}: {
  readonly readText: (file: string) => string | undefined;
}): { record: ChainRecord; faults: readonly Fault[] } {
  const text = readText(CHAIN_RECORD);
  if (text === undefined) return { record: {}, faults: [] };
  return cached({ file: CHAIN_RECORD, text }, () => parseChainRecord(text));
}

function parseChainRecord(text: string): { record: ChainRecord; faults: readonly Fault[] } {
  try {
    return { record: recordSchema.parse(JSON.parse(text)), faults: [] };
  } catch {
    const fault = faultAt(
      { file: CHAIN_RECORD, line: 1, column: 1 },
      {
        rule: "record/not-readings",
        problem:
          "This file isn't a valid list of readings. Perhaps a merge is unfinished, or the file was edited by hand.",
        fix: 'Delete the file, then run "npm run check:chain" to regenerate it.',
      },
    );
    return { record: {}, faults: [fault] };
  }
}

/** Formats a record, sorted by network and key. */
export function formatChainRecord(record: ChainRecord): string {
  const sorted = <Value>(map: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
  const networks = Object.entries(sorted(record)).map(([id, { block, time, values }]) => [
    id,
    { block, time, values: sorted(values) },
  ]);
  return `${JSON.stringify(Object.fromEntries(networks), null, 2)}\n`;
}

/** Returns a parameter's key in the record. */
export const readingKey = (group: string, name: string): string => `${group}/${name}`;

/** Block and day at which a value was read from a network. */
export interface ReadAt {
  /** Id of the network. */
  readonly network: string;
  readonly block: number;
  /** In the form YYYY-MM-DD. */
  readonly day: string;
}

/**
 * Finds the block and day at which a value was read; undefined if it wasn't read, or if the page now shows another
 * value.
 */
export function findReading(
  record: ChainRecord,
  {
    network,
    key,
    shown,
  }: { readonly network: string; readonly key: string; readonly shown: string },
): ReadAt | undefined {
  const found = Object.hasOwn(record, network) ? record[network] : undefined;
  if (found === undefined || !Object.hasOwn(found.values, key) || found.values[key] !== shown)
    return undefined;
  return { network, block: found.block, day: found.time.slice(0, "YYYY-MM-DD".length) };
}
