import { type Fault, type Position, faultAt } from "../faults/fault";
import { findNearest } from "../faults/nearest";
import { ADDRESSES_FILE, type AddressEntry } from "./addresses";

const ADDRESS = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

/** Matches a string that may be an address with a few wrong, missing or extra characters. */
const NEARLY = /(?<![0-9a-zA-Z])(?:0[xXoO]|[OoxX\uFF10])?[0-9a-zA-Z]{34,45}(?![0-9a-zA-Z])/gu;

/**
 * Reports strings that are almost a known address. Other strings are ignored, because data can look like an address.
 */
export function checkDigits(file: string, text: string, entries: readonly AddressEntry[]): Fault[] {
  const known = entries.map(({ address }) => address);
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(NEARLY)].flatMap(({ 0: written, index: column }) => {
      if (/^0x[0-9a-fA-F]{40}s?$/.test(written)) return []; // checkAddresses checks complete addresses.
      const near = findNearest(written, known);
      // In key files, addresses are written without 0x, so an address that only lacks 0x isn't a mistake.
      if (near === undefined || near.toLowerCase() === `0x${written.toLowerCase()}`) return [];
      const isShort = /^0x[0-9a-fA-F]*$/.test(written);
      return [
        faultAt(
          { file, line: index + 1, column: column + 1 },
          {
            rule: "address/digits",
            problem: isShort
              ? `${written} has ${written.length - 2} digits, but an address has 40.`
              : `${written} looks like a mistyped address.`,
            fix: `Did you mean ${near}?`,
          },
        ),
      ];
    }),
  );
}

/** A hexadecimal address of 20 bytes that was found in a text. */
export interface AddressUse extends Position {
  readonly address: string;
  /** The line with the address, which may name a contract. */
  readonly text: string;
}

/** Finds the addresses in a text, with their positions. */
export function findAddresses(file: string, text: string): AddressUse[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(ADDRESS)].map(({ 0: address, index: column }) => ({
      file,
      line: index + 1,
      column: column + 1,
      address,
      text: line,
    })),
  );
}

export interface AddressRules {
  readonly entries: readonly AddressEntry[];
  /**
   * Returns the address in the letter case that its EIP-55 checksum requires. Without this function, checksums aren't
   * checked.
   */
  readonly toChecksum?: (address: string) => string;
  /** True for a position in a command's output. Checksums aren't checked there, because some tools print lower case. */
  readonly isOutput?: (position: Position) => boolean;
}

/**
 * Checks the checksum of every address (https://eips.ethereum.org/EIPS/eip-55), and that the address is in the list of
 * known addresses: an unverified address may be wrong, and a reader may send money to it.
 */
export function checkAddresses(uses: readonly AddressUse[], rules: AddressRules): Fault[] {
  const namesIn = createNamesIn(rules.entries);
  const known = new Map<string, AddressEntry[]>();
  for (const entry of rules.entries) {
    const key = entry.address.toLowerCase();
    known.set(key, [...(known.get(key) ?? []), entry]);
  }
  return uses.flatMap((use) => {
    const entries = known.get(use.address.toLowerCase());
    if (!entries) return [unknownAddress(use, rules.entries)];
    const right = rules.toChecksum?.(use.address) ?? use.address;
    if (use.address !== right && rules.isOutput?.(use) !== true) {
      return [
        faultAt(use, {
          rule: "address/checksum",
          problem: `${use.address} has the wrong EIP-55 checksum.`,
          fix: `Write ${right}.`,
        }),
      ];
    }
    return checkName(use, entries, { entries: rules.entries, namedInLine: namesIn(use.text) });
  });
}

function unknownAddress(use: AddressUse, entries: readonly AddressEntry[]): Fault {
  const near = findNearest(
    use.address,
    entries.map(({ address }) => address),
  );
  return faultAt(use, {
    rule: "address/unknown",
    problem: `${use.address} isn't in the list of known addresses.`,
    fix:
      near === undefined
        ? `Verify it and add it to ${ADDRESSES_FILE} with its source. For a made-up address, write network: example.`
        : `Did you mean ${near}?`,
  });
}

/**
 * Creates a function that finds the names in a table row or list item. A line may have thousands of addresses, so it is
 * searched only once.
 */
function createNamesIn(entries: readonly AddressEntry[]): (line: string) => ReadonlySet<string> {
  const all = [...new Set(entries.flatMap(({ name, also }) => [name, ...also]))];
  const found = new Map<string, ReadonlySet<string>>();
  return (line) => {
    const known = found.get(line);
    if (known) return known;
    const isItem = /^\s*(\||[-*] )/.test(line);
    const words = ` ${line.replace(ADDRESS, "").replace(/[|`*()[\],;:]+|\.(?=\s|$)/g, " ")} `;
    const names = new Set(isItem ? all.filter((name) => words.includes(` ${name} `)) : []);
    found.set(line, names);
    return names;
  };
}

/**
 * Checks that an address belongs to the contract named in its table row or list item, if only one contract is named
 * there.
 */
function checkName(
  use: AddressUse,
  entries: readonly AddressEntry[],
  known: { readonly entries: readonly AddressEntry[]; readonly namedInLine: ReadonlySet<string> },
): Fault[] {
  if (known.namedInLine.size === 0) return [];
  const isNamed = (name: string): boolean => known.namedInLine.has(name);
  if (entries.some(({ name, also }) => [name, ...also].some(isNamed))) return [];
  const byName = known.entries.filter(({ name }) => isNamed(name));
  const named = byName.length > 0 ? byName : known.entries.filter(({ also }) => also.some(isNamed));
  const [first] = named;
  if (!first || new Set(named.map(({ name }) => name)).size > 1) return [];
  return [
    faultAt(use, {
      rule: "address/other-contract",
      problem: `This line names ${first.name}, but ${use.address} belongs to ${entries.map(({ name, network }) => `${name} (${network})`).join(", ")}.`,
      fix: `Write an address of ${first.name}: ${named.map(({ address, network }) => `${address} (${network})`).join(", ")}.`,
    }),
  ];
}
