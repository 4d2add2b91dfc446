/** @jest-environment node */
import { packSearchIndex } from "../../../src/pipeline/search/search-index";
import { START_FILE } from "../../../src/search/words/search-format";
import { searchContent, searchedPage } from "../../support/search/searched-page";

const { files } = packSearchIndex(
  searchContent([
    searchedPage({
      ...{ path: "/gas", title: "Gas fees" },
      sections: [{ depth: 1, title: "Gas fees", text: "What you pay." }],
    }),
  ]),
  false,
);
/** The `cache` option of each request, by URL. */
const caches = new Map<string, unknown>();
let isPublished = true;
let tell = (_: unknown): void => undefined;
let listen: ((event: { data: unknown }) => void) | undefined;
Object.assign(globalThis, {
  addEventListener: (_type: string, listener: typeof listen) => (listen = listener),
  postMessage: (answer: unknown) => {
    tell(answer);
  },
  fetch: (address: string, { cache }: RequestInit) => {
    caches.set(address, cache);
    const content = isPublished ? files.get(address) : undefined;
    return Promise.resolve(
      new Response(content && Uint8Array.from(content), { status: content ? 200 : 404 }),
    );
  },
});
await import("../../../src/search/engine/worker");

const ask = (id: number): Promise<unknown> => {
  const answered = new Promise((resolve) => (tell = resolve));
  listen?.({ data: { id, kind: "search", request: { query: "gas" } } });
  return answered;
};

test("a missing file is reported with its URL", async () => {
  isPublished = false;
  expect(await ask(1)).toEqual({
    id: 1,
    problem: `Error: ${START_FILE} could not be fetched: status 404.`,
  });
});

test("it answers; only the file that lists all others is always requested from the network", async () => {
  isPublished = true;
  expect(await ask(2)).toMatchObject({ id: 2, answer: { count: 1 } });
  const { [START_FILE]: start, ...others } = Object.fromEntries(caches);
  expect(start).toBe("no-cache");
  expect(new Set(Object.values(others))).toEqual(new Set(["default"]));
});
