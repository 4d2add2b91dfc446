import { jest } from "@jest/globals";
import type { SearchAnswer, SearchRequest } from "../../../src/search/engine/hits/hit";
import { askWithRevert } from "../../../src/search/ui/answer-revert";

const ANSWER: SearchAnswer = {
  ...{ hits: [], count: 0, direct: [], corrections: [], leftOut: [] },
};
const asked: SearchRequest[] = [];
const client = {
  search: (request: SearchRequest) => {
    asked.push(request);
    return Promise.resolve(ANSWER);
  },
};
const word = (hex: string): string => hex.padStart(64, "0");

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn(() => Promise.reject(new Error("offline")));
});

test("a query of words is searched for as it is", async () => {
  const { direct } = await askWithRevert(client, { query: "lock celo" });
  expect([asked, direct]).toEqual([[{ query: "lock celo" }], []]);
});

test("for revert data, the error is the first answer, and its message is searched for", async () => {
  const text = Buffer.from("Too small deposit").toString("hex").padEnd(64, "0");
  const query = `0x08c379a0${word("20")}${word("11")}${text}`;
  const answer = await askWithRevert(client, { query, hitsPerPage: 5 });
  expect(asked).toEqual([{ query: "Too small deposit", hitsPerPage: 5 }]);
  expect(answer.direct[0]).toMatchObject({
    ...{ kind: "error", value: "Too small deposit", url: "/developer/errors" },
  });
});

test("the field keeps 64 characters of the pasted text, but all of it is used for the answer", async () => {
  const text = Buffer.from("Too small deposit").toString("hex").padEnd(64, "0");
  const data = `0x08c379a0${word("20")}${word("11")}${text}`;
  const event = Object.assign(new Event("paste"), { clipboardData: { getData: () => data } });
  document.dispatchEvent(event);
  const { direct } = await askWithRevert(client, { query: data.slice(0, 64) });
  expect(direct[0]).toMatchObject({ value: "Too small deposit" });
});

test("unknown data and further pages of results are searched for as they are", async () => {
  expect((await askWithRevert(client, { query: "0x12345678" })).direct).toEqual([]);
  await askWithRevert(client, { query: "0x12345678", page: 1 });
  expect(asked.map(({ query }) => query)).toEqual(["0x12345678", "0x12345678"]);
});
