import type { Home } from "./types";

/** A piece of code, with the kind that determines its color: keyword, string or comment. */
type CodeToken = string | readonly [kind: "k" | "s" | "c", text: string];

export interface FeeCode {
  readonly lines: readonly (readonly CodeToken[])[];
  readonly output: string;
}

const GWEI_IN_CELO = 1e9;

/** Formats a number as a literal: 149000 becomes `149_000n`. */
const toLiteral = (gas: number): string => `${gas.toLocaleString("en").replaceAll(",", "_")}n`;

/**
 * Writes the code that calculates what a payment costs if its fee is paid in a token, and the output of that code. The
 * code has the same number of lines for every token, so that nothing moves when a reader chooses another token.
 */
export function writeFeeCode(fee: Home["fees"][number]): FeeCode {
  const { token, feeCurrency, gas, addedGas, gasPrice } = fee;
  const paidIn = feeCurrency === null ? "CELO" : `CELO, paid in ${token}`;
  const sum = addedGas > 0 ? `${toLiteral(gas)} + ${toLiteral(addedGas)}` : toLiteral(gas);
  return {
    lines: [
      [["k", "import"], " { formatEther, parseGwei } ", ["k", "from"], " ", ["s", '"viem"'], ";"],
      [["k", "const"], " payment = {"],
      feeCurrency === null
        ? ["  ", ["c", "// No feeCurrency: the fee is in CELO."]]
        : ["  feeCurrency: ", ["s", `"${feeCurrency}"`], ","],
      [`  gas: ${sum},`],
      ["};"],
      [["k", "const"], " fee = payment.gas * parseGwei(", ["s", `"${gasPrice}"`], ");"],
      ["console.log(formatEther(fee), ", ["s", `"${paidIn}"`], ");"],
    ],
    output: `${((gas + addedGas) * gasPrice) / GWEI_IN_CELO} ${paidIn}`,
  };
}
