import { ExportError, readQueries } from "../../../src/commands/search/read-queries";

test("reads the service's searches without clicks, and those with their clicks", () => {
  const noClicks = { searches: [{ search: "kyc", count: 12, nbHits: 3 }] };
  expect(readQueries(JSON.stringify(noClicks))).toEqual([{ query: "kyc", count: 12, clicks: 0 }]);
  const all = {
    searches: [
      { search: "gas", count: 9, clickCount: 4, nbHits: 30 },
      { search: "coin", count: 2, clickCount: null },
    ],
  };
  expect(readQueries(JSON.stringify(all))).toEqual([
    { query: "gas", count: 9, clicks: 4 },
    { query: "coin", count: 2, clicks: 0 },
  ]);
});

test("reads a Google Analytics table: lines above it, a sum below it, and a row per opened URL", () => {
  const table = [
    "\uFEFF# ----------------------------------------",
    "# Free form",
    "",
    "Search term,Opened,Event count",
    "kyc,nothing,7",
    '"fee, in usdc",/cel2/guides/fee-abstraction,3',
    '"fee, in usdc",nothing,2',
    "(not set),(not set),40",
    ",,52",
  ].join("\r\n");
  expect(readQueries(table)).toEqual([
    { query: "kyc", count: 7, clicks: 0 },
    { query: "fee, in usdc", count: 5, clicks: 3 },
  ]);
});

test("spellings that differ in case and spaces are one query", () => {
  expect(readQueries("query,count,clicks\nStake,2,0\n stake ,3,1\n")).toEqual([
    { query: "stake", count: 5, clicks: 1 },
  ]);
});

test.each([
  { text: '{"searches": ', problem: "This isn't valid JSON" },
  { text: '{"queries": []}', problem: 'no "searches"' },
  { text: '{"searches": [{"search": 1}]}', problem: 'no "searches"' },
  { text: "term,times\nkyc,1\n", problem: "The table has the columns term, times." },
  { text: "search_term,event_count\nkyc,1\n", problem: "either opened or clicks" },
  { text: 'search,count,clicks\n"kyc,1,0\n', problem: "This is neither JSON nor CSV" },
  { text: "", problem: "The table has the columns" },
])("$text isn't an export", ({ text, problem }) => {
  expect(() => readQueries(text)).toThrow(ExportError);
  expect(() => readQueries(text)).toThrow(problem);
});
