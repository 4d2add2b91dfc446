/** @jest-environment node */
import { packSearchIndex } from "../../../src/pipeline/search/search-index";
import { toText } from "../../../src/search/engine/hits/hit";
import { createSearchServer } from "../../../src/search/engine/search-server";
import type { FromWorker, ToWorker } from "../../../src/search/engine/worker-messages";
import { START_FILE } from "../../../src/search/words/search-format";
import { searchContent, searchedPage } from "../../support/search/searched-page";

type Files = ReadonlyMap<string, Uint8Array>;
const indexOf = (title: string, isDevelopment = false): Files =>
  packSearchIndex(
    searchContent([
      searchedPage({ path: "/gas", title, sections: [{ depth: 1, title, text: "What you pay." }] }),
    ]),
    isDevelopment,
  ).files;
const ask = (id: number, query: string): ToWorker => ({ id, kind: "search", request: { query } });
/** Returns the title of the first result, or the server's message if it isn't an answer. */
const titleIn = (answer: FromWorker | undefined): string =>
  answer && "answer" in answer
    ? toText(answer.answer.hits[0]?.titles[0] ?? [])
    : JSON.stringify(answer);

/** Starts a server, and the host that publishes its index. */
function start(files: Files) {
  const host = { files, fetched: [] as string[] };
  const server = createSearchServer((address) => {
    host.fetched.push(address);
    const content = host.files.get(address);
    if (!content) return Promise.reject(new Error(`${address}: 404`));
    return Promise.resolve(Uint8Array.from(content).buffer);
  });
  const countStarts = () => host.fetched.filter((address) => address === START_FILE).length;
  return { host, server, countStarts };
}

test("an answer has the number of its query; the index is opened once for all of them", async () => {
  const { server, countStarts } = start(indexOf("Gas fees"));
  const [first, second] = await Promise.all([server(ask(7, "gas")), server(ask(8, "fees"))]);
  expect([first?.id, titleIn(first), second?.id, titleIn(second)]).toEqual([
    ...[7, "Gas fees"],
    ...[8, "Gas fees"],
  ]);
  expect(countStarts()).toBe(1);
});

test.each([true, false])(
  "it says whether the index is from a development server: %s",
  async (is) => {
    const { server } = start(indexOf("Gas fees", is));
    expect(await server(ask(1, "gas"))).toMatchObject({ isDevelopment: is });
  },
);

test("an index that can't be loaded is an error, and is opened again for the next query", async () => {
  const { host, server } = start(new Map());
  expect(await server(ask(1, "gas"))).toEqual({ id: 1, problem: `Error: ${START_FILE}: 404` });
  host.files = indexOf("Gas fees");
  expect(titleIn(await server(ask(2, "gas")))).toContain("Gas");
});

test("if the site has been published again in the meantime, the new index answers", async () => {
  const { host, server, countStarts } = start(indexOf("Gas fees"));
  await server({ id: 1, kind: "search", request: { query: "" } });
  host.files = indexOf("Gas prices");
  expect(titleIn(await server(ask(2, "gas")))).toContain("prices");
  expect(countStarts()).toBe(2);
});

test("an index that still fails after being opened again is an error", async () => {
  const { host, server } = start(indexOf("Gas fees"));
  await server({ id: 1, kind: "search", request: { query: "" } });
  host.files = new Map();
  expect(await server(ask(2, "gas"))).toEqual({ id: 2, problem: `Error: ${START_FILE}: 404` });
});

test("the rest of the index loads at once; a failure isn't reported, since queries fetch what they need", async () => {
  const { host, server } = start(indexOf("Gas fees"));
  expect(await server({ id: 1, kind: "rest" })).toEqual({ id: 1, isComplete: true });
  const { length } = host.fetched;
  expect(titleIn(await server(ask(2, "gas")))).toContain("Gas");
  expect(host.fetched).toHaveLength(length);

  const other = start(indexOf("Gas fees"));
  await other.server({ id: 1, kind: "search", request: { query: "" } });
  other.host.files = new Map();
  expect(await other.server({ id: 2, kind: "rest" })).toBeUndefined();
});
