import { type Fault, faultAt } from "../faults/fault";
import { createFileCache } from "../faults/file-cache";
import type { AddressEntry } from "./addresses";
import type { FactText } from "./typed-facts";

const FENCE = /^[ \t>]*(`{3,}|~{3,})/;
const FRONTMATTER = /^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/;
const PAGE = /\.mdx?$/;
/**
 * Matches code spans, link targets, tags and URLs. An address inside them isn't a plain word. The length of a
 * link target is limited, because many unclosed ones would otherwise take quadratic time.
 */
const NOT_WORDS = /`[^`]*`|\]\([^)\s]{0,2048}\)|<[^<>]*>|https?:\/\/\S+/g;
const PLAIN_ADDRESS = /(?<![\w/.=-])0x[\da-f]{40}(?!\w)/gi;
/**
 * Matches an address that is the whole content of a code span (an address in a command doesn't match), or that is
 * part of a link's target.
 */
const TYPED_ADDRESS =
  /`(0x[\da-f]{40})`|\]\(https?:\/\/[^)\]\s]{1,200}\/(?:address|token)\/(0x[\da-f]{40})(?![\da-f])/gi;
/** Value of `network` for made-up addresses. */
const NOBODY = "example";

/**
 * Reports addresses of known contracts that were typed by hand: readers could lose money through a single wrong digit.
 */
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
    cached({ file, text }, () => listTypedAddresses(file, text)).flatMap(
      ({ address, line, column }) => {
        const entry = known.get(address.toLowerCase());
        if (!entry) return [];
        const network = entry.network === "any" ? "celo" : entry.network;
        return faultAt(
          { file, line, column },
          {
            rule: "address/typed-by-hand",
            problem: `${address} is the address of "${entry.name}", typed by hand.`,
            fix: `Write <Address contract="${entry.name}" network="${network}" />, so that the address is checked, shortened and easy to copy.`,
          },
        );
      },
    ),
  );
}

/** An address in a text; line and column count from 1. */
interface TypedAddress {
  readonly address: string;
  readonly line: number;
  readonly column: number;
}

const cached = createFileCache<TypedAddress[]>();

const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ");

function listTypedAddresses(file: string, text: string): TypedAddress[] {
  // The frontmatter isn't checked, because its questions are in the readers' own words.
  const body = text.replace(FRONTMATTER, blank);
  return listLinesOfWords(body).flatMap(({ line, words }) => {
    const found = findTypedAddresses(words);
    const plain = PAGE.test(file) ? findPlainAddresses(words) : [];
    const others = plain.filter(({ address }) => !found.some((one) => one.address === address));
    return [...found, ...others].map((one) => ({ line, ...one }));
  });
}

/** Finds the addresses that are plain words in a line. */
const findPlainAddresses = (words: string): { address: string; column: number }[] =>
  [...words.replace(NOT_WORDS, blank).matchAll(PLAIN_ADDRESS)].map(({ 0: address, index }) => ({
    address,
    column: index + 1,
  }));

/** Finds the addresses in a line, each once: a link's text and target often contain the same address. */
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

/** Lists the lines outside code blocks. In a code block, an address is part of code that readers copy. */
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
