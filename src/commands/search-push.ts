import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type SynonymHit, algoliasearch } from "algoliasearch";
import { messageOf } from "../faults/error-text";
import { loadSearchContent } from "../pipeline/search/search-content";
import {
  SearchSettingsError,
  readAdminKey,
  readHostedSearch,
} from "../pipeline/settings/search-settings";
import {
  HOSTED_SETTINGS,
  type HostedRecord,
  listHostedRecords,
  listHostedSynonyms,
} from "../search/hosted/hosted-records";
import {
  BATCH,
  type Pushed,
  type PushedRecord,
  replaceRecords,
} from "../search/hosted/replace-records";
import { settings } from "../site/settings";

const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };
const SHOWN = 5;

const USAGE = `Usage: npm run search:push [-- --dry-run]
Sends the site's search records to the hosted index. With --dry-run it only lists what would change.`;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const toPushed = (record: HostedRecord): PushedRecord => ({
  ...record,
  digest: createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 12),
});

async function loadPushed(): Promise<Pushed> {
  const content = await loadSearchContent(process.cwd());
  return {
    records: listHostedRecords(content, settings.url).map(toPushed),
    synonyms: listHostedSynonyms(content.synonyms),
  };
}

type Client = ReturnType<typeof algoliasearch>;

function createClient(): { client: Client; indexName: string } {
  const hosted = readHostedSearch(process.env);
  if (!hosted) {
    throw new SearchSettingsError(
      "No hosted search is configured: set SEARCH_APP_ID, SEARCH_PUBLIC_KEY and SEARCH_INDEX_NAME.",
    );
  }
  const { appId, indexName, host } = hosted;
  const hosts = host && [
    {
      url: new URL(host).host,
      accept: "readWrite" as const,
      protocol: new URL(host).protocol === "https:" ? ("https" as const) : ("http" as const),
    },
  ];
  const client = algoliasearch(appId, readAdminKey(process.env), {
    timeouts: TIMEOUTS,
    ...(hosts && { hosts }),
  });
  return { client, indexName };
}

/** Reads the digests of the records in the index, by id; empty if there is no index yet. */
async function readPresent(client: Client, indexName: string): Promise<Map<string, string>> {
  const present = new Map<string, string>();
  if (!(await client.indexExists({ indexName }))) return present;
  await client.browseObjects<{ digest?: string }>({
    indexName,
    browseParams: { attributesToRetrieve: ["digest"], hitsPerPage: BATCH },
    aggregator: ({ hits }) => {
      for (const { objectID, digest = "" } of hits) present.set(objectID, digest);
    },
  });
  return present;
}

function printDifference(
  records: readonly PushedRecord[],
  present: ReadonlyMap<string, string>,
): void {
  const wanted = new Set(records.map(({ objectID }) => objectID));
  const lists = {
    added: records.filter(({ objectID }) => !present.has(objectID)).map(({ objectID }) => objectID),
    changed: records
      .filter(({ objectID, digest }) => present.has(objectID) && present.get(objectID) !== digest)
      .map(({ objectID }) => objectID),
    removed: [...present.keys()].filter((id) => !wanted.has(id)),
  };
  for (const [name, ids] of Object.entries(lists)) {
    print(`${ids.length} ${name}`);
    for (const id of ids.slice(0, SHOWN)) print(`  ${id}`);
    if (ids.length > SHOWN) print(`  and ${ids.length - SHOWN} more`);
  }
}

/** Lists the names of the index settings that differ from ours. */
async function listChangedSettings(client: Client, indexName: string): Promise<string[]> {
  const current: Readonly<Record<string, unknown>> = (await client.indexExists({ indexName }))
    ? { ...(await client.getSettings({ indexName })) }
    : {};
  return Object.entries(HOSTED_SETTINGS).flatMap(([name, value]) =>
    isDeepStrictEqual(current[name], value) ? [] : [name],
  );
}

/** Counts the synonyms that are missing from the index or differ from ours. */
async function countNewSynonyms(
  client: Client,
  indexName: string,
  synonyms: readonly SynonymHit[],
): Promise<number> {
  const present = new Map<string, SynonymHit>();
  if (await client.indexExists({ indexName }))
    await client.browseSynonyms({
      indexName,
      aggregator: ({ hits }) => {
        for (const hit of hits) present.set(hit.objectID, hit);
      },
    });
  return synonyms.filter((one) => {
    const { input, synonyms: to } = present.get(one.objectID) ?? { input: "", synonyms: [] };
    return !isDeepStrictEqual([input, to], [one.input, one.synonyms]);
  }).length;
}

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  if (options.includes("--help")) {
    print(USAGE);
    return;
  }
  const unknown = options.filter((option) => option !== "--dry-run");
  if (unknown.length > 0) throw new SearchSettingsError(`Unknown: ${unknown.join(" ")}\n${USAGE}`);
  const { client, indexName } = createClient();
  const pushed = await loadPushed();
  const { records, synonyms } = pushed;
  printDifference(records, await readPresent(client, indexName));
  const changed = await listChangedSettings(client, indexName);
  print(`${changed.length} settings changed${changed.length > 0 ? `: ${changed.join(", ")}` : ""}`);
  print(`${await countNewSynonyms(client, indexName, synonyms)} synonyms changed`);
  if (options.includes("--dry-run")) {
    print(`Dry run: nothing was sent to ${indexName}.`);
    return;
  }
  await replaceRecords(client, indexName, pushed, print);
  print(`${indexName} has ${records.length} records and ${synonyms.length} synonyms.`);
}

main().catch((error: unknown) => {
  const problem = messageOf(error);
  process.stderr.write(
    error instanceof SearchSettingsError
      ? `${problem}\n`
      : `The records weren't sent, so the index is unchanged: ${problem}\n`,
  );
  process.exitCode = 1;
});
