/** Units of values returned by contracts. */
export const UNITS = ["count", "tokens", "gwei", "seconds", "fraction", "address", "text"] as const;

export type Unit = (typeof UNITS)[number];

/** Decimals of units that contracts store as whole numbers. `fraction` is the unit of Celo's FixidityLib. */
const DECIMALS = { count: 0, tokens: 18, gwei: 9, fraction: 24 } as const;

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 } as const;

const NUMBER = /\d[\d,]{0,60}(?:\.\d{1,60})?/;
const DURATION = /(\d[\d,]{0,20}) (second|minute|hour|day|week)s?\b/;
const ADDRESS = /0x[\dA-Fa-f]{40}/;

/** Descriptions of a valid value in each unit, for faults. */
export const UNIT_FORMS: Readonly<Record<Unit, string>> = {
  count: "a whole number",
  tokens: "a number",
  gwei: "a number",
  seconds: 'a whole number of seconds, minutes, hours, days or weeks, such as "3 days"',
  fraction: "a number or a percentage",
  address: "an address",
  text: "text",
};

/** Converts "10,000.5" to a whole number of the smallest unit; undefined if it has more decimals than the unit. */
function toUnits(number: string, decimals: number): bigint | undefined {
  const [whole = "", rest = ""] = number.replaceAll(",", "").split(".");
  if (rest.length > decimals) return undefined;
  return BigInt(whole + rest.padEnd(decimals, "0"));
}

/**
 * Parses the first quantity in a value from a page, such as "10,000 CELO for each member". The result has the form of a
 * contract's return value: a whole number of the smallest unit, an address in lower case, or a string. It's undefined
 * if the value has no quantity in this unit.
 */
export function parseQuantity(shown: string, unit: Unit): bigint | string | undefined {
  const number = NUMBER.exec(shown)?.[0];
  switch (unit) {
    case "count":
    case "tokens":
    case "gwei":
      return number === undefined ? undefined : toUnits(number, DECIMALS[unit]);
    case "fraction": {
      if (number === undefined) return undefined;
      const isPercent = /^\s?%/.test(shown.slice(shown.indexOf(number) + number.length));
      return toUnits(number, DECIMALS.fraction - (isPercent ? 2 : 0));
    }
    case "seconds": {
      const [, count = "", name = ""] = DURATION.exec(shown) ?? [];
      if (count === "") return undefined;
      return BigInt(count.replaceAll(",", "")) * BigInt(SECONDS[name as keyof typeof SECONDS]);
    }
    case "address":
      return ADDRESS.exec(shown)?.[0].toLowerCase();
    case "text":
      return shown;
  }
}

/** Converts a contract's result to the form returned by `parseQuantity`. */
export const toQuantity = (returned: unknown, unit: Unit): bigint | string =>
  typeof returned === "number" || typeof returned === "bigint"
    ? BigInt(returned)
    : unit === "address"
      ? String(returned).toLowerCase()
      : String(returned);

const WHOLE = new Intl.NumberFormat("en-GB");

/** Formats a whole number of the smallest unit: 1234500000 with 9 decimals is "1.2345". */
function formatUnits(value: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals);
  let rest = (value % unit).toString().padStart(decimals, "0");
  while (rest.endsWith("0")) rest = rest.slice(0, -1);
  return WHOLE.format(value / unit) + (rest === "" ? "" : `.${rest}`);
}

/** Formats a contract's result in human-readable form, with its unit. */
export function formatQuantity(quantity: bigint | string, unit: Unit): string {
  if (typeof quantity === "string") return quantity;
  switch (unit) {
    case "tokens":
    case "count":
      return formatUnits(quantity, DECIMALS[unit]);
    case "gwei":
      return `${formatUnits(quantity, DECIMALS.gwei)} gwei`;
    case "fraction":
      return `${formatUnits(quantity, DECIMALS.fraction - 2)}%`;
    case "seconds":
      return formatDuration(quantity);
    case "address":
    case "text":
      return quantity.toString();
  }
}

/** Formats a duration in the largest unit, up to days, that divides it without a remainder. */
function formatDuration(seconds: bigint): string {
  const units = Object.entries(SECONDS).reverse();
  const [name = "second", length = 1] =
    units.find(([unit, one]) => unit !== "week" && seconds > 0n && seconds % BigInt(one) === 0n) ??
    [];
  const count = seconds / BigInt(length);
  return `${formatUnits(count, 0)} ${name}${count === 1n ? "" : "s"}`;
}
