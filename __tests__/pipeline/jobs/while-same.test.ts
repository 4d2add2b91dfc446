import { whileSame } from "../../../src/pipeline/jobs/while-same";

test("a function runs again only after its state has changed", () => {
  let state = "a";
  let runs = 0;
  const read = whileSame(
    () => state,
    () => `${state} ${(runs += 1)}`,
  );
  expect([read(), read()]).toEqual(["a 1", "a 1"]);
  state = "b";
  expect([read(), read()]).toEqual(["b 2", "b 2"]);
});
