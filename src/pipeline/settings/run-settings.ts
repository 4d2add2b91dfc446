type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLE = "RUN_ON_CELO";

/** True unless the environment switches off code that reads from Celo in readers' browsers. */
export const runsOnCelo = (environment: Environment = process.env): boolean =>
  environment[VARIABLE]?.trim() !== "off";

/** Returns a message if the variable is set to anything but `off`. */
export function findRunProblems(environment: Environment): string[] {
  const value = environment[VARIABLE]?.trim() ?? "";
  return ["", "off"].includes(value)
    ? []
    : [`${VARIABLE} is "${value}": write off, or remove it so that readers can run code.`];
}
