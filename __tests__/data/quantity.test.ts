import { formatQuantity, parseQuantity, toQuantity } from "../../src/data/quantity";

test.each([
  ["at most 5", "count", 5n],
  ["30,000,000", "count", 30_000_000n],
  ["10,000 CELO for each member", "tokens", 10_000n * 10n ** 18n],
  ["0 USDm", "tokens", 0n],
  ["0.5 CELO", "tokens", 5n * 10n ** 17n],
  ["200 gwei of CELO", "gwei", 200_000_000_000n],
  ["3 days", "seconds", 259_200n],
  ["4 weeks", "seconds", 2_419_200n],
  ["14 days (1209600 seconds)", "seconds", 1_209_600n],
  ["1%", "fraction", 10n ** 22n],
  ["0.05 %", "fraction", 5n * 10n ** 20n],
  ["0.00005075", "fraction", 5075n * 10n ** 16n],
  [
    "0xCe10d577295d34782815919843a3a4ef70Dc33ce",
    "address",
    "0xce10d577295d34782815919843a3a4ef70dc33ce",
  ],
  ["Celo native asset", "text", "Celo native asset"],
] as const)(
  "%s in the unit %s is converted to the number a contract returns",
  (shown, unit, quantity) => {
    expect(parseQuantity(shown, unit)).toBe(quantity);
  },
);

test.each([
  ["five", "count"],
  ["2.5", "count"],
  ["a week", "seconds"],
  ["7 fortnights", "seconds"],
  ["0x12", "address"],
] as const)("%s isn't a value in the unit %s", (shown, unit) => {
  expect(parseQuantity(shown, unit)).toBeUndefined();
});

test.each([
  [10_000n * 10n ** 18n, "tokens", "10,000"],
  [123_450n * 10n ** 13n, "tokens", "1.2345"],
  [259_200n, "seconds", "3 days"],
  [86_400n, "seconds", "1 day"],
  [90n, "seconds", "90 seconds"],
  [0n, "seconds", "0 seconds"],
  [5n * 10n ** 20n, "fraction", "0.05%"],
  [25_000_000_000n, "gwei", "25 gwei"],
  [42n, "count", "42"],
  ["Celo native asset", "text", "Celo native asset"],
] as const)("%s in the unit %s reads as %s", (quantity, unit, text) => {
  expect(formatQuantity(quantity, unit)).toBe(text);
});

test("returned numbers, addresses and texts are compared regardless of type and case", () => {
  expect(toQuantity(18, "count")).toBe(18n);
  expect(toQuantity("0xAbC0000000000000000000000000000000000000", "address")).toBe(
    "0xabc0000000000000000000000000000000000000",
  );
  expect(toQuantity("Celo", "text")).toBe("Celo");
});
