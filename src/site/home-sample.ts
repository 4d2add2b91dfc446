/** A token of the sample with its kind, as code blocks colour it: keyword, string, comment. */
type SampleToken = string | readonly [kind: "k" | "s" | "c", text: string];

/** Code that readers can run on the home page, with its output. */
export interface HomeSample {
  readonly title: string;
  readonly lines: readonly (readonly SampleToken[])[];
  readonly output: readonly string[];
}

/** __tests__/site/home-sample.test.ts runs it. The gas prices are examples. */
export const homeSample: HomeSample = {
  title: "fee.ts",
  lines: [
    [["k", "import"], " { formatEther, parseGwei } ", ["k", "from"], " ", ["s", '"viem"'], ";"],
    [["k", "const"], " gas = 21_000n; ", ["c", "// one payment in CELO"]],
    [
      ["k", "for"],
      " (",
      ["k", "const"],
      " price ",
      ["k", "of"],
      " [",
      ["s", '"50"'],
      ", ",
      ["s", '"200"'],
      "]) {",
    ],
    ["  ", ["k", "const"], " fee = formatEther(gas * parseGwei(price));"],
    ["  console.log(price, ", ["s", '"gwei:"'], ", fee, ", ["s", '"CELO"'], ");"],
    ["}"],
  ],
  output: ["50 gwei: 0.00105 CELO", "200 gwei: 0.0042 CELO"],
};
