import { listMessages } from "../../src/browser/error-messages";

test("an error's message comes before its causes' messages", () => {
  const inner = new TypeError("inner");
  const error = new Error("outer", { cause: new Error("middle", { cause: inner }) });
  expect(listMessages(error)).toEqual(["outer", "middle", "inner"]);
});

test("a value that isn't an error is reported as it is, and a cycle of causes ends", () => {
  const error = new Error("round");
  error.cause = error;
  expect([listMessages("words"), listMessages(undefined), listMessages(error)]).toEqual([
    ["words"],
    [],
    ["round"],
  ]);
});

test("an error without a message is reported by its name", () => {
  expect(listMessages(new RangeError())).toEqual(["RangeError"]);
});
