import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Calculator } from "./Calculator";
import { type Parameter, formatNumber, numberOf } from "./parameters";

/**
 * Returns what an amount of votes grows to if the rewards are added to the votes after each epoch. `kept` is the
 * share of each reward that the voter keeps.
 */
export const grow = (amount: number, perEpoch: number, kept: number, epochs: number): number =>
  amount * (1 + perEpoch * kept) ** epochs;

/** Calculates what votes for validator groups earn at the current target yield. */
export function YieldCalculator({ children }: { readonly children: ReactNode }) {
  const { allParameter } = useStaticQuery<{
    readonly allParameter: { readonly nodes: readonly Parameter[] };
  }>(graphql`
    query YieldParameters {
      allParameter(filter: { group: { eq: "epoch-rewards" }, status: { eq: "current" } }) {
        nodes {
          name
          value
        }
      }
    }
  `);
  const perEpoch = numberOf(allParameter.nodes, "Target voting yield per epoch");
  return (
    <Calculator
      title="What your votes would earn"
      fields={[
        { name: "votes", label: "Active votes, CELO", value: 1000, least: 1, most: 1e9 },
        {
          name: "epochs",
          label: "Epochs, at most one a day",
          value: 365,
          least: 1,
          most: 3650,
          step: 1,
        },
        { name: "score", label: "Score of the group, %", value: 100, least: 0, most: 100 },
        { name: "commission", label: "Voter reward commission, %", value: 0, least: 0, most: 100 },
      ]}
      answer={({ votes, epochs, score, commission }) => {
        const kept = (score / 100) * (1 - commission / 100);
        const reward = grow(votes, perEpoch, kept, epochs) - votes;
        return (
          <>
            {formatNumber(reward)} CELO, which is {formatNumber((reward / votes) * 100)}%
          </>
        );
      }}
    >
      {children}
    </Calculator>
  );
}
