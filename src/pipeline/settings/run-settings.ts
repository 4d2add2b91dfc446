type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLE = "RUN_ON_CELO";

/** False if the environment switches it off: then no code reads from Celo in readers' browsers. */
export const runsOnCelo = (environment: Environment = process.env): boolean =>
  environment[VARIABLE]?.trim() !== "off";

/** A sentence for a value that has no meaning. */
export function findRunProblems(environment: Environment): string[] {
  const value = environment[VARIABLE]?.trim() ?? "";
  return ["", "off"].includes(value)
    ? []
    : [`${VARIABLE} is "${value}": write off, or leave it out, and readers can run code.`];
}
