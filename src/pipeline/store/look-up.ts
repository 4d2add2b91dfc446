/**
 * Returns the value of a key that must exist. If the key is missing, our own code is wrong, and the error lists the
 * existing keys.
 */
export function lookUp<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  what: string,
): NonNullable<Value> {
  const value = map.get(key);
  if (value != null) return value;
  throw new Error(
    `There is no ${what} for ${key}; the known keys are ${[...map.keys()].join(", ")}.`,
  );
}
