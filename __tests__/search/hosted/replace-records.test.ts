import {
  type PushedRecord,
  type WritingClient,
  replaceRecords,
} from "../../../src/search/hosted/replace-records";

/** Creates a client that records its requests, and fails after this number of batches. */
function createClient(failing = Infinity) {
  const batches: string[][] = [];
  const calls: string[] = [];
  const note = (name: string, indexName: string) => {
    calls.push(`${name} ${indexName.replace(/_new_\d+$/, " beside")}`);
    return Promise.resolve({ taskID: 1 });
  };
  const client = {
    setSettings: ({ indexName }: { indexName: string }) => note("settings", indexName),
    saveSynonyms: ({ indexName }: { indexName: string }) => note("synonyms", indexName),
    deleteIndex: ({ indexName }: { indexName: string }) => note("delete", indexName),
    operationIndex: ({ indexName }: { indexName: string }) => note("move", indexName),
    waitForTask: () => Promise.resolve(),
    chunkedBatch: ({ indexName, objects }: { indexName: string; objects: PushedRecord[] }) => {
      if (batches.length === failing) return Promise.reject(new Error("Record is too big"));
      batches.push(objects.map(({ objectID }) => objectID));
      return note("batch", indexName);
    },
  };
  return { client: client as unknown as WritingClient, batches, calls };
}

const recordsOf = (count: number): PushedRecord[] =>
  Array.from({ length: count }, (_, at) => ({ objectID: String(at) }) as PushedRecord);

test.each([
  { count: 0, sizes: [], said: [] },
  { count: 1000, sizes: [1000], said: ["1000 of 1000 records sent"] },
  {
    count: 2001,
    sizes: [1000, 1000, 1],
    said: ["1000 of 2001 records sent", "2000 of 2001 records sent", "2001 of 2001 records sent"],
  },
])(
  "$count records are sent in batches of $sizes, each record once",
  async ({ count, sizes, said }) => {
    const { client, batches, calls } = createClient();
    const lines: string[] = [];
    const records = recordsOf(count);
    await replaceRecords(client, "docs", { records, synonyms: [] }, (line) => lines.push(line));
    expect(batches.map(({ length }) => length)).toEqual(sizes);
    expect(batches.flat()).toEqual(records.map(({ objectID }) => objectID));
    expect(lines).toEqual(said);
    expect(calls).toEqual([
      "settings docs beside",
      "synonyms docs beside",
      ...sizes.map(() => "batch docs beside"),
      "move docs beside",
    ]);
  },
);

test("a refused batch leaves the index as it was, and nothing next to it", async () => {
  const { client, batches, calls } = createClient(1);
  const pushed = { records: recordsOf(1500), synonyms: [] };
  await expect(replaceRecords(client, "docs", pushed, () => undefined)).rejects.toThrow(
    "Record is too big",
  );
  expect(batches).toHaveLength(1);
  expect(calls.slice(-1)).toEqual(["delete docs beside"]);
  expect(calls.join()).not.toContain("move");
});
