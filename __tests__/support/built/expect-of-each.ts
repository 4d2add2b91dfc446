/** Checks every page. If any pages fail the check, throws one error that lists them and what is wrong with each. */
export function expectOfEach<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  check: (one: T) => void,
): void {
  expect(all.length).toBeGreaterThan(0);
  const failures = all.flatMap((one) => {
    try {
      check(one);
      return [];
    } catch (error) {
      return [`${nameOf(one)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (failures.length > 0) throw new Error(`${failures.length} pages:\n\n${failures.join("\n\n")}`);
}
