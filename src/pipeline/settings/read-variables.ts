export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a phrase about valid values; undefined if the value is valid. */
type CheckValue = (value: string) => string | undefined;

export const matches =
  (pattern: RegExp, rule: string): CheckValue =>
  (value) =>
    pattern.test(value) ? undefined : rule;

/** Shortens a value for printing, since many people can read logs, and it may be a key. A URL is only cut if it is long. */
function shorten(value: string): string {
  const [most, shown] = URL.canParse(value) ? [30, 12] : [14, 6];
  return value.length > most ? `${value.slice(0, shown)}…` : value;
}

/** Reads the variables that are set, of those that have a check, with a sentence for each invalid value. */
export function readVariables<Name extends string>(
  environment: Environment,
  checks: Readonly<Record<Name, CheckValue>>,
): { readonly values: ReadonlyMap<Name, string>; readonly problems: readonly string[] } {
  const values = new Map<Name, string>();
  const problems: string[] = [];
  for (const name of Object.keys(checks) as Name[]) {
    const value = environment[name]?.trim();
    if (!value) continue;
    values.set(name, value);
    const problem = checks[name](value);
    if (problem !== undefined) problems.push(`${name} is "${shorten(value)}": ${problem}.`);
  }
  return { values, problems };
}
