import type { Fault } from "./fault";

/** The value that a step makes, and the faults it has found on the way. */
export interface Result<Value> {
  readonly value: Value;
  readonly faults: readonly Fault[];
}

/** Runs a step for each item: the values in order, and all faults. */
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
