/** A protocol parameter (content/data/parameters), as returned by a query. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/**
 * Reads the number at the start of a parameter's value. Throws if there is none, so that a build never shows a wrong
 * number.
 */
export function numberOf(parameters: readonly Parameter[], name: string): number {
  const found = parameters.find((one) => one.name === name);
  const [digits] = /^[\d,]+(?:\.\d+)?/.exec(found?.value ?? "") ?? [];
  if (digits === undefined) {
    const names = parameters.map((one) => one.name).join(", ");
    throw new Error(
      `There is no parameter "${name}" whose value begins with a number. The parameters are: ${names}.`,
    );
  }
  return Number(digits.replaceAll(",", ""));
}

const DAYS = { day: 1, week: 7 } as const;

/** Returns a duration in days: "4 weeks" becomes 28. */
export function daysOf(parameters: readonly Parameter[], name: string): number {
  const count = numberOf(parameters, name);
  const value = parameters.find((one) => one.name === name)?.value ?? "";
  const unit = value.includes("week") ? "week" : "day";
  return count * DAYS[unit];
}

const roundTo = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat("en", { maximumSignificantDigits: digits });

/** Formats a number with three significant digits, such as 0.0042 or 1,870. */
export const formatNumber = (value: number): string => roundTo(3).format(value);
