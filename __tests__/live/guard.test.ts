import { createGuard } from "../../src/live/guard";

test("the clock is read at every hundredth call", () => {
  let now = 0;
  const guard = createGuard(1000, () => now);
  guard();
  now = 1001;
  for (let call = 2; call < 100; call += 1) expect(guard).not.toThrow();
  expect(guard).toThrow("more than 1 s");
});

test("code within its time limit continues", () => {
  let now = 0;
  const guard = createGuard(1000, () => now);
  guard();
  now = 1000;
  for (let call = 2; call < 1000; call += 1) guard();
  now = 1001;
  expect(guard).toThrow("was stopped");
});

test("after the limit, every call throws until the code pauses", async () => {
  let now = 0;
  const guard = createGuard(1000, () => now);
  guard();
  now = 1001;
  for (let call = 2; call < 100; call += 1) guard();
  for (let call = 0; call < 3; call += 1) expect(guard).toThrow("was stopped");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(guard).not.toThrow();
});
