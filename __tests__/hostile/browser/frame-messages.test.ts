import { parseFrameMessage } from "../../../src/live/messages";

test.each([
  ["undefined", undefined],
  ["null", null],
  ["a number", 5],
  ["a string", "done"],
  ["a list", ["done"]],
  ["an empty object", {}],
  ["a type that is an object", { type: { toString: (): string => "done" }, run: 1 }],
  ["an unknown type", { type: "run", run: 1, code: "x" }],
  ["the type __proto__", { type: "__proto__", run: 1 }],
  ["a log without a text", { type: "log", run: 1 }],
  ["a log with an object", { type: "log", run: 1, text: { a: 1 } }],
  ["a log with a list", { type: "log", run: 1, text: ["a"] }],
  ["a log with a number", { type: "log", run: 1, text: 1n }],
  ["a log without a run", { type: "log", text: "a" }],
  ["a log whose run is a string", { type: "log", run: "1", text: "a" }],
  ["an error without messages", { type: "error", run: 1 }],
  ["an error with a string", { type: "error", run: 1, messages: "abc" }],
  ["an error with a length", { type: "error", run: 1, messages: { length: 3 } }],
  ["an error with objects", { type: "error", run: 1, messages: [{}, "a"] }],
  ["an error with null", { type: "error", run: 1, messages: [null] }],
  ["a hole in the messages", { type: "error", run: 1, messages: [undefined, "a"] }],
  ["an end without a run", { type: "done" }],
  ["a height that is a string", { type: "height", height: "9" }],
  ["a height that isn't a number", { type: "height", height: NaN }],
  ["an infinite height", { type: "height", height: Infinity }],
  ["a negative height", { type: "height", height: -1 }],
  ["a height that is an object", { type: "height", height: {} }],
  ["a Map", new Map([["type", "done"]])],
  ["bytes", new Uint8Array(8)],
  ["an error", new Error("done")],
  ["a date", new Date(0)],
])("%s isn't a message", (_, data) => {
  expect(parseFrameMessage(data)).toBeUndefined();
});

test.each([
  ["a long text", { type: "log", run: 1, text: "x".repeat(10_001) }],
  ["a long error", { type: "error", run: 1, messages: ["x".repeat(10_001)] }],
  ["many errors", { type: "error", run: 1, messages: Array.from({ length: 21 }, () => "x") }],
  // Reading the entries of this list one by one would take minutes.
  ["four billion errors", { type: "error", run: 1, messages: new Array(4_000_000_000) }],
])("%s is refused, since the frame truncates its messages", (_, data) => {
  expect(parseFrameMessage(data)).toBeUndefined();
});

test.each([
  { type: "started", run: 2 },
  { type: "log", run: 2, text: "a" },
  { type: "error", run: 2, messages: ["a", "b"] },
  { type: "done", run: 2 },
  { type: "height", height: 12.5 },
])("$type is accepted, without any additional fields", (message) => {
  expect(parseFrameMessage({ ...message, onClick: "x" })).toEqual(message);
});
