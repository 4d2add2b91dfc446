/** A parameter of the protocol as a query answers it (content/data/parameters). */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** The number a parameter's value begins with. Throws where there is none, so that no build shows a wrong one. */
export function numberOf(parameters: readonly Parameter[], name: string): number {
  const found = parameters.find((one) => one.name === name);
  const [digits] = /^[\d,]+(?:\.\d+)?/.exec(found?.value ?? "") ?? [];
  if (digits === undefined) {
    const names = parameters.map((one) => one.name).join(", ");
    throw new Error(`No parameter "${name}" begins with a number. There are: ${names}.`);
  }
  return Number(digits.replaceAll(",", ""));
}

const DAYS = { day: 1, week: 7 } as const;

/** The same of a time, in days: "4 weeks" is 28. */
export function daysOf(parameters: readonly Parameter[], name: string): number {
  const count = numberOf(parameters, name);
  const value = parameters.find((one) => one.name === name)?.value ?? "";
  const unit = value.includes("week") ? "week" : "day";
  return count * DAYS[unit];
}

const roundTo = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat("en", { maximumSignificantDigits: digits });

/** A number with three digits that mean something, as people read it: 0.0042, 1,870. */
export const formatNumber = (value: number): string => roundTo(3).format(value);
