import { z } from "zod";
import type { AddressEntry } from "../../data/addresses";
import type { Fact } from "../../data/facts";
import { type Fault, faultAt } from "../../faults/fault";
import { MAX_INT } from "../../faults/max-int";
import { suggest } from "../../faults/nearest";
import type { Result } from "../../faults/result";
import { shortText } from "../../faults/short-text";
import type { YamlText } from "../../faults/yaml";

/** The network whose addresses and prices are shown on the home page's card about fees. */
const NETWORK = "celo";

/** Maximum number of tokens on the card about fees. The card's style sheet has one rule for each token. */
const MAX_TOKENS = 4;

export const feesSchema = z.strictObject({
  /** Id of the fact whose value begins with the minimum base fee: "200 gwei …". */
  base_fee: shortText,
  /** Gas that the payment itself uses. */
  gas: z.int().positive().max(MAX_INT),
  /** Tokens that can pay the fee. CELO doesn't need `contract` or `gas`. */
  tokens: z
    .array(
      z.strictObject({
        token: shortText,
        /** Name under which content/data/addresses.yaml lists the contract whose address is the `feeCurrency`. */
        contract: shortText.optional(),
        /** Id of the fact with the extra gas that a payment in this token uses. */
        gas: shortText.optional(),
      }),
    )
    .min(1)
    .max(MAX_TOKENS),
});

/** The cost of a payment whose fee is paid in a certain token. */
export interface HomeFee {
  readonly token: string;
  /** Address for the transaction's `feeCurrency`; null for CELO, which doesn't need an address. */
  readonly feeCurrency: string | null;
  /** Gas that the payment itself uses. */
  readonly gas: number;
  /** Extra gas that a payment in this token uses. */
  readonly addedGas: number;
  /** Price of one unit of gas, in gwei of CELO. */
  readonly gasPrice: number;
}

export interface FeeData {
  readonly facts: readonly Fact[];
  readonly addresses: readonly AddressEntry[];
}

/** Looks up the addresses and numbers that the home page's card about fees needs. */
export function resolveFees(
  fees: z.output<typeof feesSchema>,
  { positionOf }: Pick<YamlText, "positionOf">,
  { facts, addresses }: FeeData,
): Result<readonly HomeFee[]> {
  const faults: Fault[] = [];
  const readNumber = (id: string, path: readonly (string | number)[]): number => {
    const fact = facts.find((one) => one.id === id);
    const number = Number(/^[\d,]+/.exec(fact?.value ?? "")?.[0].replaceAll(",", ""));
    if (number > 0 && number <= MAX_INT) return number;
    faults.push(
      faultAt(positionOf(["fees", ...path]), {
        rule: "home/unknown-fact",
        problem: fact
          ? `The fact "${id}" doesn't begin with a number from 1 to ${MAX_INT}: "${fact.value}".`
          : `There is no fact "${id}".`,
        fix: fact
          ? "Name a fact whose value begins with a number."
          : suggest(
              id,
              facts.map((one) => one.id),
              "facts",
            ),
      }),
    );
    return 0;
  };
  const findAddress = (name: string, at: number): string => {
    const known = addresses.filter(({ network }) => network === NETWORK);
    const entry = known.find((one) => one.name === name);
    if (entry) return entry.address;
    faults.push(
      faultAt(positionOf(["fees", "tokens", at, "contract"]), {
        rule: "home/unknown-contract",
        problem: `content/data/addresses.yaml has no address for "${name}" on the network ${NETWORK}.`,
        fix: suggest(
          name,
          known.map((one) => one.name),
          "contracts",
        ),
      }),
    );
    return "";
  };
  const gasPrice = readNumber(fees.base_fee, ["base_fee"]);
  const value = fees.tokens.map(({ token, contract, gas }, at) => ({
    token,
    feeCurrency: contract === undefined ? null : findAddress(contract, at),
    gas: fees.gas,
    addedGas: gas === undefined ? 0 : readNumber(gas, ["tokens", at, "gas"]),
    gasPrice,
  }));
  return { value, faults };
}
