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

test("an error is read with its messages, and nothing else in their list", () => {
  const messages = Object.assign(["no", "why"], { more: "x" });
  const parsed = parseFrameMessage({ type: "error", run: 1, messages });
  expect(parsed).toStrictEqual({ type: "error", run: 1, messages: ["no", "why"] });
});

test.each([
  { what: "no list", messages: "no" },
  { what: "an item that isn't a string", messages: ["no", { length: 1 }] },
  { what: "a hole", messages: new Array(2) as unknown },
  { what: "too many items", messages: new Array(21).fill("no") as unknown },
  { what: "too long an item", messages: ["x".repeat(10_001)] },
  { what: "a length that isn't a number", messages: { 0: "no", length: { valueOf: () => 1 } } },
])("an error with $what instead of its messages is ignored", ({ messages }) => {
  expect(parseFrameMessage({ type: "error", run: 1, messages })).toBeUndefined();
});
