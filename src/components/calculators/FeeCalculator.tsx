import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Calculator } from "./Calculator";
import { type Parameter, formatNumber, numberOf } from "./parameters";

/** Gas of a transfer of the native currency, a constant of the protocol (Ethereum's yellow paper, appendix G). */
const TRANSFER_GAS = 21_000;
const GWEI_PER_CELO = 1e9;

/** Computes the cost of a transaction from its gas, the gas price and the price of CELO. */
export function FeeCalculator({ children }: { readonly children: ReactNode }) {
  const { allParameter } = useStaticQuery<{
    readonly allParameter: { readonly nodes: readonly Parameter[] };
  }>(graphql`
    query FeeParameters {
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
        { name: "price", label: "Gas price, gwei", value: floor, least: floor, most: 1e6 },
        {
          name: "dollars",
          label: "CELO price, US dollars (example)",
          value: 0.1,
          least: 0,
          most: 1e4,
        },
      ]}
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
