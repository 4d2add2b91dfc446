import { type Fault, type Position, faultAt } from "../../faults/fault";
import type { AddressEntry } from "../addresses";
import type { Network } from "../networks";
import { TOKENS_FILE, type Token } from "../tokens";
import type { Reading } from "./readings";

/** An address in `content/data/addresses.yaml`, with its position. */
export interface CodeCheck {
  readonly position: Position;
  readonly entry: AddressEntry;
}

/** A token on one network. */
export interface TokenCheck {
  readonly address: string;
  readonly token: Token;
}

/** The values that are compared with one network. */
export interface NetworkPlan {
  readonly network: Network;
  readonly readings: readonly Reading[];
  readonly addresses: readonly CodeCheck[];
  readonly tokens: readonly TokenCheck[];
}

/** Content data that is compared with networks. */
interface ChainContent {
  readonly networks: readonly Network[];
  readonly readings: readonly Reading[];
  readonly addresses: readonly CodeCheck[];
  readonly tokens: readonly Token[];
}

/** Lists the values to compare with each running network. Networks without such values are left out. */
export function planNetworks({ networks, ...content }: ChainContent): NetworkPlan[] {
  return networks
    .filter(({ status }) => status === "current")
    .map((network) => ({
      network,
      readings: content.readings.filter((reading) => reading.network === network.id),
      addresses: content.addresses.filter(
        ({ entry }) =>
          entry.network === network.id ||
          // `any` means that the address is the same on all of Celo's networks.
          (entry.network === "any" && network.settles_on !== undefined),
      ),
      tokens: content.tokens.flatMap((token) =>
        token.places
          .filter((place) => place.network.id === network.id)
          .map(({ address }) => ({ address, token })),
      ),
    }))
    .filter(
      ({ readings, addresses, tokens }) => readings.length + addresses.length + tokens.length > 0,
    );
}

/** Checks that an address has code on a network, or that it has none if the content says so. */
export function checkCode(
  { entry, position }: CodeCheck,
  hasCode: boolean,
  network: Network,
): Fault[] {
  const expectsCode = entry.has_code !== false;
  if (hasCode === expectsCode) return [];
  return [
    faultAt(
      position,
      hasCode
        ? {
            rule: "chain/has-code",
            problem: `${entry.address} (${entry.name}) has code on ${network.name}, but this entry has has_code: false.`,
            fix: "Check the address against its source. If it's right, remove has_code: false.",
          }
        : {
            rule: "chain/no-code",
            problem: `${entry.address} (${entry.name}) has no code on ${network.name}.`,
            fix: "Check the address against its source. If it's an account or a precompile, write has_code: false.",
          },
    ),
  ];
}

/** Compares a token's symbol and decimals on the chain with those in the content. */
export function checkToken(
  { token, address }: TokenCheck,
  { symbol, decimals }: { readonly symbol: unknown; readonly decimals: unknown },
  network: Network,
): Fault[] {
  const differs = (name: string, shown: string | number, returned: unknown): Fault[] =>
    String(returned) === String(shown)
      ? []
      : [
          faultAt(
            { file: TOKENS_FILE, line: token.line, column: 1 },
            {
              rule: `chain/other-${name}`,
              problem: `${token.contract} has the ${name} "${shown}" here, but ${name}() of ${address} on ${network.name} returned "${String(returned)}".`,
              fix: `Write ${name}: ${String(returned)}, or correct the address.`,
            },
          ),
        ];
  return [
    ...differs("symbol", token.symbol, symbol),
    ...differs("decimals", token.decimals, decimals),
  ];
}
