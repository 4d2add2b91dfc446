import { type Fault, faultAt } from "../../../faults/fault";
import { type Network, listNetworkUrls } from "../../../model/data/networks";

/** A text that may mention networks: a doc, a fragment, a data file. */
export interface NetworkText {
  readonly file: string;
  readonly text: string;
}

const CHAIN_ID = /(?<!\bon-)chain[ _-]?ids?\b/gi;
/** Numbers after these words: `chain id 42220`, `chainId: 0xa4ec`, `chain ids are 42220 (mainnet) and 11142220`. */
const NUMBER =
  /^[\s:=,"'`(]*(?:(?:(?:is|are|was|were|stayed|still|of|number)\s+)+[`"'(]*)?(0x[0-9a-fA-F]+|\d[\d_]*)(?!\w|\.[\d.]*[a-zA-Z])/;
const NEXT_NUMBER = /^[`"']?(?: \([^)]{0,20}\))?(?:,| and| or| to) [`"']?(\d[\d_]*)\b/;
const URL_OF_SERVICE = /\b(?:https?|wss?):\/\/[^\s"'`<>()[\]|\\]+/g;
/** Hosts that only networks of Celo have. One that is not in the list is wrong, or nobody has checked it. */
const HOST_OF_CELO =
  /^forno\.|\bforno\b|(?:^|\.)celo-testnet\.|^celo(?:-[\w-]+)?\.blockscout\.|(?:^|\.)celoscan\.|^faucet\.celo\.|^(?:\w+-)?sequencer\.celo|^explorer\.celo\./;
const ENDED =
  /\b(?:ended|ends?|shut down|switched off|closed|retired|gone|no longer|replaced|former(?:ly)?|stopped)\b/i;

/** Checks that the list of networks has every chain id and every address of a Celo service. */
export function checkNetworkUses(
  texts: readonly NetworkText[],
  networks: readonly Network[],
): Fault[] {
  return texts.flatMap((text) => [
    ...findChainIds(text).flatMap((use) => checkChainId(use, text, networks)),
    ...findUrls(text).flatMap((use) => checkUrl(use, text, networks)),
  ]);
}

interface Use {
  readonly line: number;
  readonly column: number;
  readonly written: string;
}

function findChainIds({ text }: NetworkText): Use[] {
  return text.split("\n").flatMap((line, index) => {
    const at = (column: number, written: string): Use => ({
      line: index + 1,
      column: column + 1,
      written,
    });
    if (/^\s*\|[^|]*chain[ _-]?id[^|]*\|/i.test(line)) {
      return [...line.matchAll(/\|\s*`?(\d{2,})`?\s*(?=\|)/g)].map(
        ({ 0: cell, 1: number = "", index: from }) => at(from + cell.indexOf(number), number),
      );
    }
    return [...line.matchAll(CHAIN_ID)].flatMap(({ 0: words, index: from }) => {
      const uses: Use[] = [];
      let end = from + words.length;
      for (let pattern = NUMBER; ; pattern = NEXT_NUMBER) {
        const [found, number] = pattern.exec(line.slice(end)) ?? [];
        if (found === undefined || number === undefined) return uses;
        end += found.length;
        uses.push(at(end - number.length, number));
      }
    });
  });
}

function checkChainId(
  { line, column, written }: Use,
  { file, text }: NetworkText,
  networks: readonly Network[],
): Fault[] {
  const id = Number(written.replaceAll("_", ""));
  const network = networks.find(({ chain_id: chainId }) => chainId === id);
  const position = { file, line, column };
  if (network) return checkEnded(position, `The chain id ${written}`, network, text);
  return [
    faultAt(position, {
      rule: "network/unknown-chain-id",
      problem: `No network of the list has the chain id ${written}.`,
      fix: `Those there are: ${networks.map(({ name, chain_id: chainId }) => `${chainId} (${name})`).join(", ")}. A new one goes into content/data/networks.yaml.`,
    }),
  ];
}

function findUrls({ text }: NetworkText): Use[] {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(URL_OF_SERVICE)].map(({ 0: written, index: column }) => ({
      line: index + 1,
      column: column + 1,
      written: written.replace(/(?<![.,;:!?*])[.,;:!?*]+$/, ""),
    })),
  );
}

function checkUrl(
  { line, column, written }: Use,
  { file, text }: NetworkText,
  networks: readonly Network[],
): Fault[] {
  const host = hostOf(written);
  const [owner] = networks
    .flatMap((network) =>
      listNetworkUrls(network).map((url) => ({ network, url: url.replace(/\/$/, "") })),
    )
    .filter(
      ({ url }) =>
        written === url || (/^[/?#]/.test(written.slice(url.length)) && written.startsWith(url)),
    )
    .sort((a, b) => b.url.length - a.url.length);
  const position = { file, line, column };
  if (owner) return checkEnded(position, written, owner.network, text);
  if (!HOST_OF_CELO.test(host)) return [];
  return [
    faultAt(position, {
      rule: "network/unknown-address",
      problem: `${written} looks like a service of a Celo network, but no network of the list has it.`,
      fix: `Those there are: ${networks
        .filter(({ settles_on: settlesOn }) => settlesOn !== undefined)
        .flatMap(listNetworkUrls)
        .join(", ")}. A new one goes into content/data/networks.yaml.`,
    }),
  ];
}

/**
 * Values of an ended network may only be on a page that says so: in a line that names the network, or by replaced_by.
 */
function checkEnded(
  position: { file: string; line: number; column: number },
  what: string,
  { name, status }: Network,
  text: string,
): Fault[] {
  if (status === "current" || /^replaced_by:/m.test(text)) return [];
  const named = new RegExp(`\\b${name}\\b`, "i");
  if (text.split("\n").some((line) => named.test(line) && ENDED.test(line))) return [];
  return [
    faultAt(position, {
      rule: "network/ended",
      problem: `${what} belongs to ${name}, which has ended.`,
      fix: `Use Celo Sepolia, or say on the page that ${name} has ended.`,
    }),
  ];
}

const hostOf = (url: string): string => /^\w+:\/\/([^/?#:]+)/.exec(url)?.[1] ?? "";
