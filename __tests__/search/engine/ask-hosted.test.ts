import { jest } from "@jest/globals";
import { createHostedClient } from "../../../src/search/engine/ask-hosted";
import { listLimits } from "../../../src/search/engine/context";

/** The service's answer to any query, and the request it received. */
let answer: unknown;
let asked: unknown;
/** The hosts that received requests, and the host that fails. */
const askedHosts: string[] = [];
let deadHost: string | undefined;
Object.assign(globalThis, {
  XMLHttpRequest: class {
    status = 200;
    private host = "";
    readyState = 4;
    onload: () => void = () => undefined;
    onreadystatechange: () => void = () => undefined;
    open(_method: string, address: string): void {
      this.readyState = 1;
      this.host = new URL(address).host;
    }
    setRequestHeader(): void {
      this.readyState = 1;
    }
    abort(): void {
      this.readyState = 0;
    }
    getAllResponseHeaders(): string {
      return this.readyState === 4 ? "" : "none";
    }
    get responseText(): string {
      return JSON.stringify(answer);
    }
    send(body: string): void {
      asked = JSON.parse(body);
      askedHosts.push(this.host);
      if (this.host === deadHost) this.status = 500;
      setTimeout(() => {
        this.readyState = 4;
        this.onload();
      });
    }
  },
});

/** Creates a client. Each test needs its own, because a client caches responses. */
const createClient = () =>
  createHostedClient({
    appId: "APP",
    publicKey: "key",
    indexName: "docs",
    host: "https://search.example.org",
  });
const hit = (more: object = {}) => ({
  objectID: "a",
  url: "/a",
  hierarchy: { lvl0: "A", lvl1: "B", lvl2: null },
  ...more,
});
const HIT = {
  path: "/a",
  titles: [[{ text: "B", isMatch: false }]],
  excerpt: [],
  area: "A",
  hasEnded: false,
};
const search = (result: unknown) => {
  answer = { results: [result] };
  return createClient().search({
    query: "celo",
    facetFilters: ["language:en", ["version:a", "version:b"]],
  });
};

test("a query is sent with its filters, each as a list, and requests only the fields shown of a hit", async () => {
  await search({ hits: [], nbHits: 0 });
  expect(asked).toMatchObject({
    requests: [
      {
        indexName: "docs",
        query: "celo",
        facetFilters: [["language:en"], ["version:a", "version:b"]],
        attributesToSnippet: ["content:24"],
      },
    ],
  });
});

test("records become hits, with the pieces of their texts that match", async () => {
  const matched = { value: "pay <mark>celo</mark> & <b>" };
  expect(
    await search({
      hits: [
        hit(),
        hit({ hasEnded: true, _snippetResult: { content: matched } }),
        hit({ _highlightResult: { hierarchy: { lvl1: { value: "<mark>B</mark>" } } } }),
      ],
      nbHits: 7,
    }),
  ).toEqual({
    hits: [
      HIT,
      {
        ...HIT,
        hasEnded: true,
        excerpt: [
          { text: "pay ", isMatch: false },
          { text: "celo", isMatch: true },
          { text: " & <b>", isMatch: false },
        ],
      },
      { ...HIT, titles: [[{ text: "B", isMatch: true }]] },
    ],
    count: 7,
    direct: [],
    corrections: [],
    leftOut: [],
  });
});

test.each([
  { name: "no object", value: 5 },
  { name: "no address", value: hit({ url: null }) },
  { name: "no hierarchy", value: hit({ hierarchy: null }) },
  { name: "no group", value: hit({ hierarchy: { lvl1: "B" } }) },
  { name: "no title", value: hit({ hierarchy: { lvl0: "A" } }) },
  { name: "a title that isn't text", value: hit({ hierarchy: { lvl0: "A", lvl1: 5 } }) },
  { name: "an address that runs code", value: hit({ url: "javascript:alert(1)" }) },
])("a hit with $name isn't valid", async ({ value }) => {
  expect((await search({ hits: [value, hit()], nbHits: 2 })).hits).toEqual([HIT]);
});

test.each([null, "text", { hits: [] }, { nbHits: 1 }, { hits: {}, nbHits: 1 }])(
  "%j isn't a valid response",
  async (result) => {
    await expect(search(result)).rejects.toThrow("return results");
  },
);

test("an entry that the query names is shown above the hits, and no other entry is", async () => {
  const entry = (more: object = {}) => ({
    kind: "address",
    names: ["#celo"],
    title: "CELO",
    value: "0x1",
    ...more,
  });
  const found = await search({ hits: [hit({ entry: entry() })], nbHits: 1 });
  expect(found.direct).toMatchObject([{ title: "CELO", value: "0x1", url: "/a", page: "B" }]);
  for (const wrong of [
    entry({ names: ["other"] }),
    entry({ names: "celo" }),
    entry({ names: [5] }),
    entry({ kind: "nothing" }),
    entry({ title: 5 }),
    entry({ value: 5 }),
    null,
  ])
    expect((await search({ hits: [hit({ entry: wrong })], nbHits: 1 })).direct).toEqual([]);
});

describe("limits of a query that come from its page", () => {
  test.each([
    { html: "", versions: ["current"] },
    { html: '<i data-version-link="2.0"></i>', versions: ["2.0"] },
    {
      html: '<i data-version-link="2.0"></i><i data-version-link="1.0" aria-current="true"></i>',
      versions: ["1.0"],
    },
    {
      html: '<i data-version-link="2.0" aria-current="true"></i><i data-doc-version="3.0"></i>',
      versions: ["3.0"],
    },
  ])("$html", ({ html, versions }) => {
    document.body.innerHTML = html;
    const facetFilters = listLimits();
    expect(facetFilters[0]).toBe("language:en");
    expect((facetFilters[1] as string[])[0]).toBe(`version:${versions[0]}`);
    expect(facetFilters[1]).toHaveLength(2);
  });
});

test("a host that fails gets no requests for two minutes", async () => {
  jest.useFakeTimers({ doNotFake: ["setTimeout", "clearTimeout", "queueMicrotask", "nextTick"] });
  answer = { results: [{ hits: [], nbHits: 0 }] };
  deadHost = "app-dsn.algolia.net";
  const client = createHostedClient({ appId: "APP", publicKey: "key", indexName: "docs" });
  const listHosts = async (query: string) => {
    askedHosts.length = 0;
    await client.search({ query });
    return [...askedHosts];
  };
  const [first, second] = await listHosts("one");
  expect([first, second]).toEqual([deadHost, expect.stringMatching(/^app-\d\.algolianet\.com$/)]);
  expect(await listHosts("two")).toEqual([second]);
  jest.advanceTimersByTime(119_000);
  expect(await listHosts("three")).toEqual([second]);
  jest.advanceTimersByTime(2000);
  expect(await listHosts("four")).toEqual([deadHost, second]);
  deadHost = undefined;
  jest.useRealTimers();
});
