import type { Fault } from "./fault";

/** The value that a step returns, and the faults that it found. */
export interface Result<Value> {
  readonly value: Value;
  readonly faults: readonly Fault[];
}

/** Runs a step for each item. Returns the values in order, and all faults. */
export function collect<Item, Value>(
  items: readonly Item[],
  step: (item: Item) => Result<Value>,
): Result<Value[]> {
  const results = items.map(step);
  return {
    value: results.map(({ value }) => value),
    faults: results.flatMap(({ faults }) => faults),
  };
}
