import { doc } from "../support/doc";
import {
  type HostedService,
  INDEX_NAME,
  startHostedService,
} from "../support/search/hosted-service";
import { pushRecords } from "../support/search/push-records";
import { siteFolders } from "./site-folder";

const PUSH_MS = 120_000;

/** Content of a site whose records are pushed. */
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
    "all records are sent with settings, and go live at once; a dry run only says what would change",
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
      service.requests.length = 0;
      const again = await push(["--dry-run"]);
      expect(again.output).toContain("Dry run: nothing was sent");
      const asked = service.requests.filter(({ method }) => method !== "GET");
      expect(asked.filter(({ path }) => !/\/(?:browse|search)$/.test(path))).toEqual([]);
      expect(again.output).toMatch(
        /^0 added\n0 changed\n0 removed\n0 settings changed\n0 synonyms changed$/m,
      );
      expect(index.synonyms.get("seed-phrase")?.synonyms).toContain("recovery phrase");
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
        expect.stringContaining(
          "The records weren't sent, so the index is unchanged: Invalid Application-ID or API key",
        ),
      ]);
      expect(output).not.toContain(wrong);
    },
    PUSH_MS,
  );
});
