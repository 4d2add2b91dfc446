import { formatEther, parseGwei } from "viem";
import { homeSample } from "../../src/site/home-sample";

test("the sample of the home page prints what it says, with what it imports", () => {
  const code = homeSample.lines
    .map((tokens) => tokens.map((token) => (typeof token === "string" ? token : token[1])).join(""))
    .join("\n");
  const [first = "", ...rest] = code.split("\n");
  expect(first).toBe('import { formatEther, parseGwei } from "viem";');
  const printed: string[] = [];
  const log = (...words: readonly unknown[]): void => void printed.push(words.join(" "));
  // The code is this site's own.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function("formatEther", "parseGwei", "console", rest.join("\n")) as (
    ...given: readonly unknown[]
  ) => void;
  run(formatEther, parseGwei, { log });
  expect(printed).toEqual(homeSample.output);
  expect(homeSample.lines).toHaveLength(6);
});
