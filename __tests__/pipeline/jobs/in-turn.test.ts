import { inTurn } from "../../../src/pipeline/jobs/in-turn";

test("tasks run one after another, and a failed one doesn't stop the next", async () => {
  const log: string[] = [];
  const run = inTurn();
  const task = (name: string, isFailing = false) =>
    run(async () => {
      log.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 5));
      log.push(`${name} ends`);
      if (isFailing) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([task("a"), task("b", true), task("c")]);
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});
