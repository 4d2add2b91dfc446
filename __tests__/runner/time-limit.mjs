import { addEventHandler } from "jest-circus";
import config from "../../jest.config.mjs";

/* jest-light-runner waits forever for a test that doesn't end. This applies jest's time limit to each test and hook. */

/** @param {Function} run @param {number} limitMs */
const within =
  (run, limitMs) =>
  async (/** @type {unknown[]} */ ...given) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const isLate = new Promise((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`This test or hook didn't end within ${limitMs} ms.`));
      }, limitMs);
    });
    try {
      await Promise.race([run(...given), isLate]);
    } finally {
      clearTimeout(timer);
    }
  };

addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  if (event.name !== "add_test" && event.name !== "add_hook") return;
  const added = event.name === "add_test" ? children.at(-1) : hooks.at(-1);
  if (!added || added.type === "describeBlock" || !added.fn) return;
  added.fn = within(added.fn, added.timeout ?? config.testTimeout);
});
