import { type Node, type Scalar, type YAMLMap, isMap, isScalar, isSeq, parseDocument } from "yaml";

/** The outcome for a page's entry. `no-neighbour`: there is no entry from its folder or the folders around it. */
export type EntryOutcome = "listed" | "unpended" | "added" | "no-neighbour";

/** A doc's entry. */
interface DocEntry {
  readonly id: string;
  readonly value: Scalar;
  readonly map: YAMLMap;
  /** Names of the sidebar and the categories around it, outermost first. */
  readonly trail: readonly string[];
}

/**
 * Adds a new page to the text of `sidebars.yaml`. Removes `pending` from its entry, or adds an entry after the last
 * page in its folder, or in the closest folder around it. Keeps comments and the order.
 */
export function addToSidebars(
  text: string,
  id: string,
): { text: string; outcome: EntryOutcome; trail: readonly string[] } {
  const entries = listEntries(text);
  const own = entries.find((entry) => entry.id === id);
  if (own) {
    const pending = own.map.items.find(({ key }) => isScalar(key) && key.value === "pending");
    const range = isScalar(pending?.key) ? pending.key.range : undefined;
    if (!range) return { text, outcome: "listed", trail: own.trail };
    return { text: withoutLine(text, range[0]), outcome: "unpended", trail: own.trail };
  }
  const neighbour = findNeighbour(entries, id);
  if (!neighbour) return { text, outcome: "no-neighbour", trail: [] };
  const start = neighbour.map.range?.[0] ?? 0;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const indent = text.slice(lineStart, start);
  const end = endOfEntry(text, neighbour.map);
  return {
    text: `${text.slice(0, end)}${indent}doc: ${id}\n${text.slice(end)}`,
    outcome: "added",
    trail: neighbour.trail,
  };
}

/** Renames a doc in all its entries in the text of `sidebars.yaml`. */
export function renameInSidebars(text: string, id: string, newId: string): string {
  return listEntries(text)
    .filter((entry) => entry.id === id)
    .reverse() // From the end, so that earlier positions stay valid.
    .reduce((sofar, { value: { range } }) => {
      if (!range) return sofar;
      const written = sofar.slice(range[0], range[1]).replace(id, newId);
      return sofar.slice(0, range[0]) + written + sofar.slice(range[1]);
    }, text);
}

function listEntries(text: string): DocEntry[] {
  const found: DocEntry[] = [];
  const visit = (node: Node | null, trail: readonly string[]): void => {
    if (isSeq(node)) for (const item of node.items) visit(item as Node, trail);
    if (!isMap(node)) return;
    const valueOf = (name: string): Node | undefined =>
      node.items.find(({ key }) => isScalar(key) && key.value === name)?.value as Node | undefined;
    const [doc, category] = [valueOf("doc"), valueOf("category")];
    const inside = isScalar(category) ? [...trail, String(category.value)] : trail;
    if (isScalar(doc)) found.push({ id: String(doc.value), value: doc, map: node, trail: inside });
    visit(valueOf("items") ?? null, inside);
  };
  const root = parseDocument(text).contents;
  if (!isMap(root)) return found;
  for (const { key, value } of root.items) {
    visit(value, isScalar(key) ? [String(key.value)] : []);
  }
  return found;
}

/** Finds the last entry in the same folder, or in the closest folder around it. */
function findNeighbour(entries: readonly DocEntry[], id: string): DocEntry | undefined {
  const names = id.split("/");
  for (let depth = names.length - 1; depth > 0; depth -= 1) {
    const folder = `${names.slice(0, depth).join("/")}/`;
    // An entry with items is a category: a new page is added after its items.
    const inside = entries.filter(
      (entry) => entry.id.startsWith(folder) && !entry.map.has("items"),
    );
    const last = inside.at(-1);
    if (last) return last;
  }
  return undefined;
}

/** Returns the start of the line after an entry. Comments below it belong to the next entry. */
function endOfEntry(text: string, map: YAMLMap): number {
  const last = map.items.at(-1);
  const value = last?.value as Node | null | undefined;
  const end = value?.range?.[1] ?? map.range?.[1] ?? text.length;
  const line = text.indexOf("\n", end);
  return line === -1 ? text.length : line + 1;
}

function withoutLine(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset) + 1;
  const end = text.indexOf("\n", offset);
  return text.slice(0, start) + (end === -1 ? "" : text.slice(end + 1));
}
