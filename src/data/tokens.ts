import { z } from "zod";
import { checkEntries } from "../faults/check-schema";
import { isoDate } from "../faults/dated-sources";
import { findDuplicates } from "../faults/duplicates";
import { type Fault, type Position, faultAt } from "../faults/fault";
import { suggest } from "../faults/nearest";
import { normalizeName } from "../faults/odd-text";
import { shortText } from "../faults/short-text";
import { parseYaml } from "../faults/yaml";
import { ADDRESSES_FILE, type AddressEntry, findAddress, packageSource } from "./addresses";
import type { DataSource } from "./data-files";
import type { Network } from "./networks";

export const tokenSchema = z.strictObject({
  /** Name of the token's contract in content/data/addresses.yaml. */
  contract: shortText,
  /** Result of the contract's `symbol()`; by default the contract's name. Wallets accept at most 11 characters. */
  symbol: z
    .string()
    .regex(/^\S{1,11}$/u, "Write at most 11 characters, without spaces.")
    .optional(),
  /** Full name of the token; by default, the symbol. */
  name: z.string().min(1).max(60).optional(),
  /** Result of the contract's `decimals()`. */
  decimals: z.int().min(0).max(255),
  /** Ids of the networks in content/data/networks.yaml on which wallets can add the token. */
  networks: z.array(z.string()).min(1, "Name at least one network."),
  /** The day when somebody compared the symbol and the decimals with the package. */
  checked: isoDate,
  /** The package that contains the symbol and decimals. */
  source: packageSource,
});

/** A token, with its address on each of its networks. */
export interface Token {
  /** Name of the token's contract in content/data/addresses.yaml. */
  readonly contract: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly checked: string;
  /** Position of `checked` in {@link TOKENS_FILE}. */
  readonly checkedAt: Position;
  readonly source: string;
  /** Line of the token's entry in {@link TOKENS_FILE}. */
  readonly line: number;
  readonly places: readonly { readonly network: Network; readonly address: string }[];
}

export const TOKENS_FILE = "content/data/tokens.yaml";

/** Data that token entries refer to. */
interface TokenScope {
  readonly networks: readonly Network[];
  readonly addresses: readonly AddressEntry[];
}

/** Reads the tokens that wallets can add, in the order of the file. */
export function readTokens(
  { readText }: Pick<DataSource, "readText">,
  scope: TokenScope,
): { tokens: readonly Token[]; faults: readonly Fault[] } {
  const yaml = parseYaml(readText(TOKENS_FILE) ?? "[]\n", { file: TOKENS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { tokens: [], faults: yaml };
  const { value, positionOf, faults } = checkEntries(yaml, tokenSchema, { area: "tokens" });
  const unknown = value.flatMap(({ contract, networks }, index) =>
    networks.flatMap((id, at): Fault[] => {
      const network = scope.networks.find((one) => one.id === id);
      if (network && findAddress(scope.addresses, contract, network)) return [];
      return [
        faultAt(
          positionOf([index, "networks", at]),
          network
            ? {
                rule: "tokens/unknown-contract",
                problem: `${ADDRESSES_FILE} has no address for "${contract}" on ${network.name}.`,
                fix: "Add the address with its source, or remove the network here.",
                missing: contract,
              }
            : {
                rule: "tokens/unknown-network",
                problem: `There is no network "${id}".`,
                fix: suggest(
                  id,
                  scope.networks.map((one) => one.id),
                  "networks",
                ),
                missing: id,
              },
        ),
      ];
    }),
  );
  const places = value.flatMap(({ contract, networks }, index) =>
    networks.map((network, at) => ({ contract, network, path: [index, "networks", at] })),
  );
  const repeated = findDuplicates(
    places,
    ({ contract, network }) => `${network} ${normalizeName(contract)}`,
  ).map(({ item: { contract, network, path } }) =>
    faultAt(positionOf(path), {
      rule: "tokens/repeated",
      problem: `The token ${contract} on the network ${network} is already listed above.`,
      fix: "Remove one of the two.",
    }),
  );
  const tokens = value.map((token, index) => ({
    ...toToken(token, scope),
    line: positionOf([index]).line,
    checkedAt: positionOf([index, "checked"]),
  }));
  return { tokens, faults: [...faults, ...unknown, ...repeated] };
}

function toToken(
  { contract, symbol = contract, name = symbol, networks, ...token }: z.output<typeof tokenSchema>,
  scope: TokenScope,
): Omit<Token, "checkedAt" | "line"> {
  const places = networks.flatMap((id) => {
    const network = scope.networks.find((one) => one.id === id);
    const entry = network && findAddress(scope.addresses, contract, network);
    return network && entry ? [{ network, address: entry.address }] : [];
  });
  return { contract, symbol, name, ...token, places };
}
