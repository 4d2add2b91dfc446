/** The value of a key that has to be there; an error that lists what there is when our own code is wrong. */
export function lookUp<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  what: string,
): NonNullable<Value> {
  const value = map.get(key);
  if (value != null) return value;
  throw new Error(`There is no ${what} of ${key}; known are ${[...map.keys()].join(", ")}.`);
}
