import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { formatKept, todaysBaseFee, unloaded } from "../../site/run-labels";
import { Calculator } from "./Calculator";
import { FillButton } from "./FillButton";
import { type Parameter, formatNumber, numberOf } from "./parameters";

/** Gas for a transfer of the native currency, a protocol constant (Ethereum's yellow paper, appendix G). */
const TRANSFER_GAS = 21_000;
const GWEI_PER_CELO = 1e9;
const MOST_GWEI = 1e6;

const askBaseFee = async (node: string, limits: { least: number; most: number }) => {
  try {
    const { readBaseFee } = await import("../../browser/code/base-fee");
    return await readBaseFee(node, limits);
  } catch {
    return { words: formatKept(unloaded) };
  }
};

/** Calculates what a transaction costs from its gas, the gas price and the price of CELO. */
export function FeeCalculator({ children }: { readonly children: ReactNode }) {
  const { allParameter, network } = useStaticQuery<{
    readonly allParameter: { readonly nodes: readonly Parameter[] };
    readonly network: { readonly rpc: readonly string[] } | null;
  }>(graphql`
    query FeeParameters {
      network(networkId: { eq: "celo" }) {
        rpc
      }
      allParameter(filter: { group: { eq: "gas-fees" }, status: { eq: "current" } }) {
        nodes {
          name
          value
        }
      }
    }
  `);
  const parameters = allParameter.nodes;
  const floor = numberOf(parameters, "Base fee floor");
  const node = network?.rpc.find((url) => url.startsWith("https:"));
  const inToken = (token: string) =>
    [
      `Send CELO, fee paid in ${token}`,
      TRANSFER_GAS + numberOf(parameters, `Gas added to pay in ${token}`),
    ] as const;
  return (
    <Calculator
      title="What a transaction costs"
      fields={[
        {
          name: "gas",
          label: "Transaction",
          value: TRANSFER_GAS,
          least: 0,
          most: Infinity,
          choices: [["Send CELO", TRANSFER_GAS], inToken("USDC"), inToken("USDT")],
        },
        { name: "price", label: "Gas price, gwei", value: floor, least: floor, most: MOST_GWEI },
        {
          name: "dollars",
          label: "CELO price, US dollars (example)",
          value: 0.1,
          least: 0,
          most: 1e4,
        },
      ]}
      tool={
        RUNS_ON_CELO && node !== undefined
          ? (setValue) => (
              <FillButton
                label={todaysBaseFee}
                ask={() => askBaseFee(node, { least: floor, most: MOST_GWEI })}
                onValue={(value) => {
                  setValue("price", value);
                }}
              />
            )
          : undefined
      }
      answer={({ gas, price, dollars }) => {
        const fee = (gas * price) / GWEI_PER_CELO;
        return (
          <>
            {formatNumber(fee)} CELO, worth {formatNumber(fee * dollars * 100)} US cents at $
            {formatNumber(dollars)} a CELO
          </>
        );
      }}
    >
      {children}
    </Calculator>
  );
}
