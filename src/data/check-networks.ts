import { type Fault, type Position, faultAt } from "../faults/fault";
import { escapePattern } from "./escape-pattern";
import { type Network, listNetworkUrls } from "./networks";

/** A text that may mention networks: a doc, a fragment or a data file. */
export interface NetworkText {
  readonly file: string;
  readonly text: string;
}

const CHAIN_ID =
  /(?<!\bon-)(?:\b(?:chain|network)[ _-]?|(?<=\w)Chain_?)id(?:s|entifiers?)?\b|(?<=\()chain(?= [1-9]\d{2,}\))/gi;
/** Default chain ids of Hardhat, Foundry and Ganache, which run on the reader's own machine. */
const LOCAL_CHAIN_IDS: ReadonlySet<number> = new Set([31337, 1337]);
/**
 * Matches a number after {@link CHAIN_ID}: `chain id 42220`, `chainId: 0xa4ec`, `chain ids are 42220 (mainnet) and
 * 11142220`.
 */
const NUMBER =
  /^(?:<\/\w{1,9}>|\*\*|\((?![\s`])[^()\d]{1,20}\)|\[(?=[\d_]+\])|[\s:=,"'`(–—→])*(?:(?:(?:is|are|was|were|stayed|still|of|number|equals|to)\s+)+[`"'(*]*)?(0x[0-9a-fA-F]+|\d{1,3}(?:,\d{3})+(?!\d)|\d[\d_]*)(?!\w|\.[\d.]*[a-zA-Z]|[\s-](?:bits?|bytes?|digits?|characters?|networks?|chains?)\b)/;
/** Matches a number after {@link CHAIN_ID} and a network's name: `the chain id of Celo Sepolia is 11142220`. */
const NAMED_NUMBER =
  /^ (?:of|for|on) [\w* -]{1,40}?(?: is| are| was|:| =)\s[`"'(*]*(0x[0-9a-fA-F]+|\d[\d_]+)(?!\w|\.[\d.]*[a-zA-Z])/;
/** Matches a number before {@link CHAIN_ID}: `42220 is the chain id of Celo`. */
const NUMBER_BEFORE = /(?<![\w.,])(\d{3,})[`*"']* (?:is|as) (?:the|its|a) (?:\w+ )?$/;
const NEXT_NUMBER = /^[`"']?(?: \([^)]{0,20}\))?(?:,| and| or| to) [`"']?(\d[\d_]*)\b/;
const URL_OF_SERVICE = /\b(?:https?|wss?):\/\/[^\s"'`<>()[\]|\\]+/g;
/**
 * Matches hosts that only Celo services use. If a URL with such a host isn't in the list of networks, the URL is wrong
 * or unverified.
 */
const HOST_OF_CELO =
  /^forno\.|\bforno\b|(?:^|\.)celo-testnet\.|^celo(?:-[\w-]+)?\.blockscout\.|(?:^|\.)celoscan\.|^faucet\.celo\.|^(?:\w+-)?sequencer\.celo|^explorer\.celo\./;
const ENDED =
  /\b(?:ended|ends?|shut down|switched off|closed|retired|gone|no longer|replaced|former(?:ly)?|stopped)\b/i;

/** Checks that every chain id, and every URL of a Celo service, is in the list of networks. */
export function checkNetworkUses(
  texts: readonly NetworkText[],
  networks: readonly Network[],
): Fault[] {
  return texts.flatMap(({ file, text }) => {
    const page = { file, saysEnded: createSaysEnded(text) };
    return [
      ...findChainIds(text).flatMap((use) => checkChainId(use, page, networks)),
      ...findUrls(text).flatMap((use) => checkUrl(use, page, networks)),
    ];
  });
}

/** A text whose uses are checked, with a function that is true for a network that it says has ended. */
interface Page {
  readonly file: string;
  readonly saysEnded: (network: Network) => boolean;
}

interface Use {
  readonly line: number;
  readonly column: number;
  readonly value: string;
}

/**
 * Returns the index of the column with chain ids for each line; undefined if the line isn't in a table with such a
 * column.
 */
function findColumns(lines: readonly string[]): (number | undefined)[] {
  let column: number | undefined;
  return lines.map((line, index) => {
    if (!/^\s*\|/.test(line)) column = undefined;
    const isInside = column;
    if (/^\s*\|[\s:|-]+$/.test(line)) {
      const above = lines[index - 1] ?? "";
      const head = above.split("|").slice(1);
      const found = head.findIndex((cell) => /chain[ _-]?id/i.test(cell));
      // `| Chain ID | 42220 |` isn't the head of a column, but the first row of a table with a name in each row.
      const isRow = found === 0 && /\|[\s`]*\d{2,}[\s`]*\|/.test(above);
      column = found === -1 || isRow ? undefined : found;
    }
    return isInside;
  });
}

function findChainIds(text: string): Use[] {
  const lines = text.split("\n");
  const columns = findColumns(lines);
  return lines.flatMap((line, index) => {
    const column = columns[index];
    const at = (from: number, value: string): Use => ({
      line: index + 1,
      column: from + 1,
      value,
    });
    if (column !== undefined) {
      const cells = [...line.matchAll(/\|[^|]*(?=\|)/g)];
      const cell = cells[column];
      const [, number] = /^\|[\s`*]*(\d{2,}|0x[0-9a-f]+)[\s`*]*$/i.exec(cell?.[0] ?? "") ?? [];
      return number === undefined || cell === undefined
        ? []
        : [at(cell.index + cell[0].indexOf(number), number)];
    }
    const [, rowName = ""] = /^\s*\|([^|]*)\|/.exec(line) ?? [];
    if (/chain[ _-]?id/i.test(rowName)) {
      return [...line.matchAll(/\|\s*`?(\d{2,})`?\s*(?=\|)/g)].map(
        ({ 0: cell, 1: number = "", index: from }) => at(from + cell.indexOf(number), number),
      );
    }
    return [...line.matchAll(CHAIN_ID)].flatMap(({ 0: words, index: from }) => {
      const uses: Use[] = [];
      const before = NUMBER_BEFORE.exec(line.slice(Math.max(0, from - 60), from));
      if (before?.[1] !== undefined)
        uses.push(at(Math.max(0, from - 60) + before.index, before[1]));
      let end = from + words.length;
      const named = NAMED_NUMBER.test(line.slice(end));
      for (let pattern = named ? NAMED_NUMBER : NUMBER; ; pattern = NEXT_NUMBER) {
        const [found, number] = pattern.exec(line.slice(end)) ?? [];
        if (found === undefined || number === undefined) return uses;
        end += found.length;
        uses.push(at(end - number.length, number));
      }
    });
  });
}

function checkChainId(
  { line, column, value }: Use,
  page: Page,
  networks: readonly Network[],
): Fault[] {
  const id = Number(value.replaceAll(/[_,]/g, ""));
  if (LOCAL_CHAIN_IDS.has(id)) return [];
  const network = networks.find(({ chain_id: chainId }) => chainId === id);
  const position = { file: page.file, line, column };
  if (network) return checkEnded(position, `The chain id ${value}`, network, page);
  return [
    faultAt(position, {
      rule: "network/unknown-chain-id",
      problem: `No known network has the chain id ${value}.`,
      fix: `Use one of: ${networks.map(({ name, chain_id: chainId }) => `${chainId} (${name})`).join(", ")}. To add a network, list it in content/data/networks.yaml.`,
    }),
  ];
}

function findUrls(text: string): Use[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(URL_OF_SERVICE)].map(({ 0: value, index: column }) => ({
      line: index + 1,
      column: column + 1,
      value: value.replace(/(?<![.,;:!?*])[.,;:!?*]+$/, ""),
    })),
  );
}

function checkUrl({ line, column, value }: Use, page: Page, networks: readonly Network[]): Fault[] {
  const host = hostOf(value);
  const [owner] = networks
    .flatMap((network) =>
      listNetworkUrls(network).map((url) => ({ network, url: url.replace(/\/$/, "") })),
    )
    .filter(
      ({ url }) =>
        value === url || (/^[/?#]/.test(value.slice(url.length)) && value.startsWith(url)),
    )
    .sort((a, b) => b.url.length - a.url.length);
  const position = { file: page.file, line, column };
  if (owner) return checkEnded(position, value, owner.network, page);
  if (!HOST_OF_CELO.test(host)) return [];
  return [
    faultAt(position, {
      rule: "network/unknown-address",
      problem: `${value} looks like the URL of a Celo service, but no known network uses this URL.`,
      fix: `Use one of: ${networks
        .filter(({ settles_on: settlesOn }) => settlesOn !== undefined)
        .flatMap(listNetworkUrls)
        .join(", ")}. To add a service, list it in content/data/networks.yaml.`,
    }),
  ];
}

/**
 * Checks that values of an ended network are only on pages that have replaced_by, or that have a line saying that the
 * network has ended.
 */
function checkEnded(
  position: Position,
  what: string,
  network: Network,
  { saysEnded }: Page,
): Fault[] {
  const { name, status } = network;
  if (status === "current" || saysEnded(network)) return [];
  return [
    faultAt(position, {
      rule: "network/ended",
      problem: `${what} belongs to ${name}, which has ended.`,
      fix: `Use Celo Sepolia, or say on the page that ${name} has ended.`,
    }),
  ];
}

/** Creates the function of a {@link Page}. Each network is searched for only once, however often it is used. */
function createSaysEnded(text: string): Page["saysEnded"] {
  const known = new Map<string, boolean>();
  const find = (name: string): boolean => {
    if (/^replaced_by:/m.test(text)) return true;
    const named = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, "iu");
    return text.split("\n").some((line) => named.test(line) && ENDED.test(line));
  };
  return ({ name }) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
}

const hostOf = (url: string): string => /^\w+:\/\/([^/?#:]+)/.exec(url)?.[1] ?? "";
