import type { Algoliasearch, SynonymHit } from "algoliasearch";
import { HOSTED_SETTINGS, type HostedRecord } from "./hosted-records";

/** Maximum number of records in one request. */
export const BATCH = 1000;

/** A record with its digest, which shows whether it has changed. */
export type PushedRecord = HostedRecord & { readonly digest: string };

/** The records and synonyms for the hosted index. */
export interface Pushed {
  readonly records: readonly PushedRecord[];
  readonly synonyms: readonly SynonymHit[];
}

/** The methods of the service's client that replacing records needs. */
export type WritingClient = Pick<
  Algoliasearch,
  "setSettings" | "waitForTask" | "saveSynonyms" | "chunkedBatch" | "operationIndex" | "deleteIndex"
>;

/**
 * Fills a new index and then replaces the current one with it, so that readers never search an incomplete index. If
 * anything fails, the current index stays in place.
 */
export async function replaceRecords(
  client: WritingClient,
  indexName: string,
  { records, synonyms }: Pushed,
  print: (line: string) => void,
): Promise<void> {
  const beside = `${indexName}_new_${Date.now()}`;
  try {
    const set = await client.setSettings({ indexName: beside, indexSettings: HOSTED_SETTINGS });
    await client.waitForTask({ indexName: beside, taskID: set.taskID });
    const saved = await client.saveSynonyms({
      indexName: beside,
      synonymHit: [...synonyms],
      replaceExistingSynonyms: true,
    });
    await client.waitForTask({ indexName: beside, taskID: saved.taskID });
    for (let at = 0; at < records.length; at += BATCH) {
      const objects = records.slice(at, at + BATCH).map((record) => ({ ...record }));
      await client.chunkedBatch({
        indexName: beside,
        objects,
        batchSize: BATCH,
        waitForTasks: true,
      });
      print(`${at + objects.length} of ${records.length} records sent`);
    }
    const moved = await client.operationIndex({
      indexName: beside,
      operationIndexParams: { operation: "move", destination: indexName },
    });
    await client.waitForTask({ indexName: beside, taskID: moved.taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: beside }).catch(() => undefined);
    throw error;
  }
}
