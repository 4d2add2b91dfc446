import { type Fault, type Position, faultAt } from "../../../faults/fault";
import { findNearest } from "../../../faults/nearest";
import { ADDRESSES_FILE, type AddressEntry } from "../../../model/data/addresses";

const ADDRESS = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

/** Twenty bytes in hexadecimal, as a page writes them. */
export interface AddressUse extends Position {
  readonly address: string;
  /** The line it stands on, for what the page says of it. */
  readonly text: string;
}

/** The addresses of a text, with their places. */
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
  /** EIP-55: the same address with the letters' case as its checksum. */
  readonly toChecksum: (address: string) => string;
  /** Whether a place is inside a block that shows what a command printed; some tools print small letters. */
  readonly isOutput: (position: Position) => boolean;
}

/**
 * Holds every address against its checksum (https://eips.ethereum.org/EIPS/eip-55) and against the list of known ones: an
 * address nobody has vouched for may be mistyped, and a reader may send money to it.
 */
export function checkAddresses(uses: readonly AddressUse[], rules: AddressRules): Fault[] {
  const known = new Map<string, AddressEntry[]>();
  for (const entry of rules.entries) {
    const key = entry.address.toLowerCase();
    known.set(key, [...(known.get(key) ?? []), entry]);
  }
  return uses.flatMap((use) => {
    const entries = known.get(use.address.toLowerCase());
    if (!entries) return [unknownAddress(use, rules.entries)];
    const right = rules.toChecksum(use.address);
    if (use.address !== right && !rules.isOutput(use)) {
      return [
        faultAt(use, {
          rule: "address/checksum",
          problem: `${use.address} has not the checksum of EIP-55.`,
          fix: `Write ${right}.`,
        }),
      ];
    }
    return checkName(use, entries, rules.entries);
  });
}

function unknownAddress(use: AddressUse, entries: readonly AddressEntry[]): Fault {
  const near = findNearest(
    use.address,
    entries.map(({ address }) => address),
  );
  return faultAt(use, {
    rule: "address/unknown",
    problem: `${use.address} is not in the list of known addresses.`,
    fix:
      near === undefined
        ? `Check it, and enter it in ${ADDRESSES_FILE} with its source; one that means nobody gets network: example.`
        : `Did you mean ${near}?`,
  });
}

/** In a table row or list item that names one known contract, the address has to be that contract's. */
function checkName(
  use: AddressUse,
  entries: readonly AddressEntry[],
  all: readonly AddressEntry[],
): Fault[] {
  if (!/^\s*(\||[-*] )/.test(use.text)) return [];
  const words = ` ${use.text.replace(ADDRESS, "").replace(/[|`*()[\],;:]+|\.(?=\s|$)/g, " ")} `;
  const hasWord = (word: string): boolean => words.includes(` ${word} `);
  if (entries.some(({ name, also }) => [name, ...also].some(hasWord))) return [];
  const byName = all.filter(({ name }) => hasWord(name));
  const named = byName.length > 0 ? byName : all.filter(({ also }) => also.some(hasWord));
  const [first] = named;
  if (!first || new Set(named.map(({ name }) => name)).size > 1) return [];
  return [
    faultAt(use, {
      rule: "address/other-contract",
      problem: `This line speaks of ${first.name}, but ${use.address} is ${entries.map(({ name, network }) => `${name} (${network})`).join(", ")}.`,
      fix: `The addresses of ${first.name}: ${named.map(({ address, network }) => `${address} (${network})`).join(", ")}.`,
    }),
  ];
}
