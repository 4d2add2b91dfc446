type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLE = "RUN_ON_CELO";

/** False if the environment switches it off: no code in readers' browsers then reads from Celo. */
export const runsOnCelo = (environment: Environment = process.env): boolean =>
  environment[VARIABLE]?.trim() !== "off";

/** Returns a sentence for a meaningless value. */
export function findRunProblems(environment: Environment): string[] {
  const value = environment[VARIABLE]?.trim() ?? "";
  return ["", "off"].includes(value)
    ? []
    : [`${VARIABLE} is "${value}": write off, or remove it so that readers can run code.`];
}
