import { type Fault, faultAt } from "../../faults/fault";
import { createFileCache } from "../../faults/file-cache";
import type { AddressEntry } from "./addresses";
import type { FactText } from "./typed-facts";

const FENCE = /^[ \t>]*(`{3,}|~{3,})/;
/** An address that is a code span by itself, or where a link leads; not one in a command. */
const TYPED_ADDRESS =
  /`(0x[\da-f]{40})`|\]\(https?:\/\/[^)\]\s]{1,200}\/(?:address|token)\/(0x[\da-f]{40})(?![\da-f])/gi;
/** Of an address that means nobody, there is nothing to look up. */
const NOBODY = "example";

/** The addresses of known contracts that a text writes by hand: a slip of one digit would send money to nobody. */
export function checkTypedAddresses(
  texts: readonly FactText[],
  entries: readonly AddressEntry[],
): Fault[] {
  const known = new Map<string, AddressEntry>();
  for (const entry of entries) {
    const key = entry.address.toLowerCase();
    if (entry.network !== NOBODY && !known.has(key)) known.set(key, entry);
  }
  return texts.flatMap(({ file, text }) =>
    cached({ file, text }, () => listTypedAddresses(text)).flatMap(({ address, line, column }) => {
      const entry = known.get(address.toLowerCase());
      if (!entry) return [];
      const network = entry.network === "any" ? "celo" : entry.network;
      return faultAt(
        { file, line, column },
        {
          rule: "address/typed-by-hand",
          problem: `${address} is the address of "${entry.name}", typed by hand.`,
          fix: `Write <Address contract="${entry.name}" network="${network}" />: it is checked, short, and can be copied.`,
        },
      );
    }),
  );
}

/** An address in the words of a text; line and column from 1. */
interface TypedAddress {
  readonly address: string;
  readonly line: number;
  readonly column: number;
}

const cached = createFileCache<TypedAddress[]>();

const listTypedAddresses = (text: string): TypedAddress[] =>
  listLinesOfWords(text).flatMap(({ line, words }) =>
    findTypedAddresses(words).map((found) => ({ line, ...found })),
  );

/** The addresses of a line, each once: a link often has the same one as its words and as its target. */
function findTypedAddresses(words: string): { address: string; column: number }[] {
  const found = new Map<string, { address: string; column: number }>();
  for (const match of words.matchAll(TYPED_ADDRESS)) {
    const address = match[1] ?? match[2] ?? "";
    const key = address.toLowerCase();
    const column = match.index + match[0].indexOf(address) + 1;
    if (!found.has(key)) found.set(key, { address, column });
  }
  return [...found.values()];
}

/** The lines outside blocks of code: in those, an address is part of what the reader copies. */
function listLinesOfWords(text: string): { line: number; words: string }[] {
  let open: string | undefined;
  return text.split("\n").flatMap((words, index) => {
    const fence = FENCE.exec(words)?.[1];
    if (open === undefined) {
      open = fence;
      return fence === undefined ? [{ line: index + 1, words }] : [];
    }
    if (fence?.startsWith(open) === true) open = undefined;
    return [];
  });
}
