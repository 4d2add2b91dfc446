import { toEntryName } from "../words/entry-names";

/** Splits a name into its words. */
export const toWords = (name: string): string[] => name.split(" ").filter((word) => word !== "");

/** Takes the names of networks out of words. */
export type TakeNetworks = (words: readonly string[]) => {
  readonly rest: readonly string[];
  readonly networks: readonly (readonly number[])[];
};

/** Returns a function that takes the names of networks out of a query's words, the longest names first. */
export function createNetworkReader(networks: readonly (readonly string[])[]): TakeNetworks {
  const byName = new Map<string, number[]>();
  networks.forEach((names, at) => {
    for (const name of new Set(names.map(toEntryName)))
      byName.set(name, [...(byName.get(name) ?? []), at]);
  });
  const names = [...byName]
    .map(([name, own]) => ({ words: toWords(name), own }))
    .sort((a, b) => b.words.length - a.words.length);
  return (words) => {
    let rest = words;
    const found: (readonly number[])[] = [];
    for (const name of names) {
      if (!name.words.every((word) => rest.includes(word))) continue;
      rest = rest.filter((word) => !name.words.includes(word));
      found.push(name.own);
    }
    return { rest, networks: found };
  };
}
