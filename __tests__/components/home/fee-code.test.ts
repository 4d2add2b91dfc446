import { formatEther, parseGwei } from "viem";
import { writeFeeCode } from "../../../src/components/home/fee-code";
import { homeData } from "../../support/home-data";

/** Runs the code with its imports, and returns its output. */
function run(lines: readonly string[]): string {
  const [first = "", ...rest] = lines;
  expect(first).toBe('import { formatEther, parseGwei } from "viem";');
  const printed: string[] = [];
  const log = (...words: readonly unknown[]): void => void printed.push(words.join(" "));
  // The code is this site's own.
  // oxlint-disable-next-line typescript/no-implied-eval
  const code = new Function("formatEther", "parseGwei", "console", rest.join("\n")) as (
    ...given: readonly unknown[]
  ) => void;
  code(formatEther, parseGwei, { log });
  return printed.join("\n");
}

test.each(homeData.fees)("the code for a fee in $token prints what the card shows", (fee) => {
  const { lines, output } = writeFeeCode(fee);
  const texts = lines.map((tokens) =>
    tokens.map((token) => (typeof token === "string" ? token : token[1])).join(""),
  );
  expect(run(texts)).toBe(output);
  expect(lines).toHaveLength(7);
  expect(texts.some((line) => line.includes(`"${fee.feeCurrency ?? "CELO"}"`))).toBe(true);
});

test("a payment costs its gas times the lowest base fee in the data", () => {
  const outputs = homeData.fees.map((fee) => writeFeeCode(fee).output);
  expect(outputs).toEqual([
    "0.0298 CELO, paid in USDC",
    "0.0042 CELO",
    "0.0212 CELO, paid in USDT",
    "0.0142 CELO, paid in USDm",
  ]);
});
