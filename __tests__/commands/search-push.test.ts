import { doc } from "../support/doc";
import {
  ADMIN_KEY,
  type HostedService,
  INDEX_NAME,
  startHostedService,
} from "../support/search/hosted-service";
import { pushRecords } from "../support/search/push-records";
import { siteFolders } from "./site-folder";

const PUSH_MS = 120_000;

/** Content of a site whose records are pushed. All pushes use one folder, so only the first has to fill the cache. */
const FILES = {
  "content/docs/start.md": doc(
    { title: "Start" },
    "Keep your recovery phrase.\n\n## Next\n\nDeploy.",
  ),
  "content/docs/fees.md": doc({ title: "Fees" }, "What a transaction costs."),
  "content/search/synonyms.yaml": "- from: [seed phrase]\n  to: [recovery phrase]\n",
};

describe("npm run search:push", () => {
  const folder = siteFolders();
  let root: string;
  beforeAll(() => {
    root = folder(FILES);
  });
  const push = (
    options: readonly string[] = [],
    environment: Readonly<Record<string, string | undefined>> = {},
  ): ReturnType<typeof pushRecords> => pushRecords(service.origin, options, environment, root);

  let service: HostedService;
  beforeEach(async () => {
    service = await startHostedService();
  });
  afterEach(async () => {
    expect(service.complaints).toEqual([]);
    await service.close();
  });

  test(
    "a dry run says what would change and sends nothing",
    async () => {
      const { exitCode, output } = await push(["--dry-run"]);
      expect(exitCode).toBe(0);
      expect(output).toMatch(/^\d+ added$/m);
      expect(output).toContain("Dry run: nothing was sent");
      expect(service.requests.filter(({ method }) => method !== "GET")).toEqual([]);
      expect(service.indexes.size).toBe(0);
    },
    PUSH_MS,
  );

  test(
    "all records are sent with settings, with progress messages, and go live at once",
    async () => {
      service.indexes.set(INDEX_NAME, {
        settings: {},
        records: new Map([["old", { objectID: "old" }]]),
        synonyms: new Map(),
      });
      const { exitCode, output } = await push();
      expect([exitCode, output]).toEqual([0, expect.stringMatching(/^1 removed\n {2}old$/m)]);
      const index = service.indexes.get(INDEX_NAME)!;
      expect(output).toContain(`${index.records.size} of ${index.records.size} records sent`);
      expect(index.records.has("old")).toBe(false);
      expect(index.settings).toMatchObject({
        attributesForFaceting: ["language", "version", "area", "kind", "tags"],
        distinct: true,
      });
      expect([...service.indexes.keys()]).toEqual([INDEX_NAME]);
      // Nothing was ever written to the live index. It was replaced by a complete one.
      const writes = service.requests.filter(
        ({ method, path }) => method !== "GET" && path.startsWith(`/1/indexes/${INDEX_NAME}/`),
      );
      expect(writes.filter(({ path }) => !/\/(?:browse|search)$/.test(path))).toEqual([]);
      const record = [...index.records.values()].find(({ anchor }) => anchor !== null)!;
      expect(record.url).toMatch(/^https:\/\/docs\.celo\.org\/.+#.+/);
      expect(record.hierarchy?.lvl1).toMatch(/\S/);
      expect([record.language, record.version]).toEqual(["en", "current"]);
      const again = await push(["--dry-run"]);
      expect(again.output).toMatch(
        /^0 added\n0 changed\n0 removed\n0 settings changed\n0 synonyms changed$/m,
      );
      expect(index.synonyms.get("seed-phrase")?.synonyms).toContain("recovery phrase");
    },
    PUSH_MS,
  );

  test(
    "if a batch is refused the old records stay, and nothing is left behind",
    async () => {
      service.failsAfterBatches = 0;
      service.indexes.set(INDEX_NAME, {
        settings: {},
        records: new Map([["old", { objectID: "old" }]]),
        synonyms: new Map(),
      });
      const { exitCode, output } = await push();
      expect(exitCode).toBe(1);
      expect(output).toContain(
        "The records weren't sent, so the index is unchanged: Record is too big",
      );
      expect([...service.indexes.get(INDEX_NAME)!.records.keys()]).toEqual(["old"]);
      expect([...service.indexes.keys()]).toEqual([INDEX_NAME]);
    },
    PUSH_MS,
  );

  test.each([
    { environment: { SEARCH_ADMIN_KEY: "" }, words: "SEARCH_ADMIN_KEY isn't set" },
    { environment: { SEARCH_INDEX_NAME: "" }, words: "but not SEARCH_INDEX_NAME" },
  ])(
    "without it: $words",
    async ({ environment, words }) => {
      const { exitCode, output } = await push([], environment);
      expect([exitCode, output]).toEqual([1, expect.stringContaining(words)]);
      expect(output).not.toContain(ADMIN_KEY);
    },
    PUSH_MS,
  );

  test(
    "a refused key is reported without printing it",
    async () => {
      const wrong = "anotherwritekey0123456789";
      const { exitCode, output } = await push([], {
        SEARCH_ADMIN_KEY: wrong,
      });
      expect([exitCode, output]).toEqual([
        1,
        expect.stringContaining("Invalid Application-ID or API key"),
      ]);
      expect(output).not.toContain(wrong);
    },
    PUSH_MS,
  );
});
