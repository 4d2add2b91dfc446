import { jest } from "@jest/globals";
import type { Hit, SearchAnswer, SearchRequest } from "../../../../src/search/engine/hits/hit";

const part = (text: string) => [{ text, isMatch: false }];
const answerOf = (path: string, text: string): SearchAnswer => {
  const hit: Hit = {
    path,
    titles: [part("Fees")],
    excerpt: part(text),
    area: "L2",
    hasEnded: false,
  };
  return { hits: [hit], count: 7, direct: [], corrections: [], leftOut: [] };
};
const search = jest.fn<(request: SearchRequest) => Promise<SearchAnswer>>();
jest.unstable_mockModule("../../../../src/search/engine/client", () => ({
  getSearchClient: () => Promise.resolve({ search }),
}));
const { createDocSearchClient } = await import("../../../../src/search/ui/modal/docsearch-client");

type Found = Parameters<Parameters<typeof createDocSearchClient>[1]>[0];
interface Results {
  readonly results: readonly { readonly hits: readonly { url: string }[]; nbHits: number }[];
}

/** Creates a client, and a function that asks as DocSearch does. */
function create() {
  const found: Found[] = [];
  const { transform, repeat } = createDocSearchClient(
    () => ["kind:recipe"],
    (next) => void found.push(next),
  );
  const client = transform({} as never) as unknown as {
    readonly search: (request: object) => Promise<Results>;
  };
  const ask = async (query: string) => {
    const { results } = await client.search({ requests: [{ query, hitsPerPage: 20 }] });
    return results[0];
  };
  return { ask, repeat, found };
}

beforeEach(() => {
  search.mockReset();
});

test("DocSearch gets a record per row, and the limits are asked with", async () => {
  search.mockResolvedValue(answerOf("/fees", "a"));
  const { ask, found } = create();
  const result = await ask("gas");
  expect([result?.hits.map(({ url }) => url), result?.nbHits]).toEqual([["/fees"], 7]);
  expect(search.mock.lastCall?.[0]).toMatchObject({ query: "gas", hitsPerPage: 20 });
  expect(search.mock.lastCall?.[0].facetFilters).toContain("kind:recipe");
  expect(found[0]?.rows.map(({ href }) => href)).toEqual(["/fees"]);
});

test("a repeated query updates excerpts, while each row keeps its target", async () => {
  const { ask, repeat, found } = create();
  search.mockResolvedValueOnce(answerOf("/fees", "a"));
  await ask("gas");
  search.mockResolvedValueOnce(answerOf("/fees#pay", "b"));
  await repeat();
  expect(
    found.map((one) => one?.rows.map(({ href, excerpt }) => [href, excerpt[0]?.text])),
  ).toEqual([[["/fees", "a"]], [["/fees", "b"]]]);
});

test("nothing is repeated before a query", async () => {
  await create().repeat();
  expect(search).not.toHaveBeenCalled();
});

test("only the answer to the last query is used", async () => {
  const { ask, found } = create();
  let answerFirst: (answer: SearchAnswer) => void = () => undefined;
  search.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  const first = ask("ga");
  search.mockResolvedValueOnce(answerOf("/gas", "a"));
  await ask("gas");
  answerFirst(answerOf("/ga", "a"));
  await first;
  expect(found.map((one) => one?.rows[0]?.href)).toEqual(["/gas"]);
});

test("a failed query is an empty list for DocSearch, and reported", async () => {
  search.mockRejectedValueOnce(new Error("offline"));
  const { ask, found } = create();
  expect(await ask("gas")).toEqual({ hits: [], nbHits: 0 });
  expect(found).toEqual([undefined]);
});
