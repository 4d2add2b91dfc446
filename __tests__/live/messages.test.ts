import { parseFrameMessage } from "../../src/live/messages";

const REQUEST = { type: "request", run: 1, id: 2, url: "https://forno.celo.org", body: "{}" };

test("a request is read with its own fields, and nothing else", () => {
  expect(parseFrameMessage({ ...REQUEST, method: "x" })).toEqual(REQUEST);
});

test.each([
  { what: "no number", change: { id: "2" } },
  { what: "no run", change: { run: undefined } },
  { what: "an address that isn't a string", change: { url: ["https://forno.celo.org"] } },
  { what: "a body that isn't a string", change: { body: { length: 1 } } },
  { what: "too long a body", change: { body: "x".repeat(100_000) } },
  { what: "too long an address", change: { url: "x".repeat(100_000) } },
])("a request with $what is ignored", ({ change }) => {
  expect(parseFrameMessage({ ...REQUEST, ...change })).toBeUndefined();
});
