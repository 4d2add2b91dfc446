interface Duplicate<Item> {
  readonly item: Item;
  /** The item's index in its list. */
  readonly at: number;
  /** The first item with the same key. */
  readonly first: Item;
}

/** Finds items whose key an earlier item already has. */
export function findDuplicates<Item extends object>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Duplicate<Item>[] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item, at) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first) return [{ item, at, first }];
    firsts.set(key, item);
    return [];
  });
}
