import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Calculator } from "./Calculator";
import { type Parameter, daysOf } from "./parameters";

/**
 * Lists the events in a proposal's timeline, and for each event the number of days since the draft was posted. `wait`
 * is the number of days until submission, and `queued` the number of days in the queue.
 */
export function listStages(
  parameters: readonly Parameter[],
  { wait, queued }: { readonly wait: number; readonly queued: number },
): readonly (readonly [stage: string, lastDay: number])[] {
  const expiry = daysOf(parameters, "Longest stay in the queue");
  if (queued > expiry)
    return [
      ["Submitted", wait],
      ["Expired in the queue, deposit lost", wait + expiry],
    ];
  const left = wait + queued;
  const voted = left + daysOf(parameters, "Referendum stage");
  return [
    ["Submitted", wait],
    ["Out of the queue, voting begins", left],
    ["Voting ends", voted],
    ["Last day to execute it", voted + daysOf(parameters, "Execution stage")],
  ];
}

/** Shows the timeline of a proposal in days, counted from the day on which its draft is posted in the forum. */
export function ProposalCalendar({ children }: { readonly children: ReactNode }) {
  const { allParameter } = useStaticQuery<{
    readonly allParameter: { readonly nodes: readonly Parameter[] };
  }>(graphql`
    query ProposalParameters {
      allParameter(filter: { group: { eq: "governance" }, status: { eq: "current" } }) {
        nodes {
          name
          value
        }
      }
    }
  `);
  return (
    <Calculator
      title="Timeline of a proposal"
      fields={[
        {
          name: "wait",
          label: "Days from draft to submission",
          value: 14,
          least: 7,
          most: 365,
          step: 1,
        },
        { name: "queued", label: "Days in the queue", value: 1, least: 0, most: 60, step: 1 },
      ]}
      answer={(days) => (
        <table>
          <tbody>
            {listStages(allParameter.nodes, days).map(([stage, lastDay]) => (
              <tr key={stage}>
                <th scope="row">{stage}</th>
                <td>Day {lastDay}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    >
      {children}
    </Calculator>
  );
}
