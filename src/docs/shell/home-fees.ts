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
  /** Id of the fact whose value begins with the price of CELO: "0.0758 US dollars …". */
  celo_price: shortText.optional(),
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
  /** The cost in US dollars, in two digits; null if the file names no price of CELO. */
  readonly dollars: number | null;
  /** The price of CELO with its date, for readers; null if the file names none. */
  readonly celoPrice: string | null;
}

export interface FeeData {
  readonly facts: readonly Fact[];
  readonly addresses: readonly AddressEntry[];
}

const GWEI_IN_CELO = 1e9;

/** Looks up the addresses and numbers that the home page's card about fees needs. */
export function resolveFees(
  fees: z.output<typeof feesSchema>,
  { positionOf }: Pick<YamlText, "positionOf">,
  { facts, addresses }: FeeData,
): Result<readonly HomeFee[]> {
  const faults: Fault[] = [];
  const findFact = (id: string | undefined) => facts.find((one) => one.id === id);
  const readNumber = (id: string, path: readonly (string | number)[], form = /^[\d,]+/): number => {
    const fact = findFact(id);
    const number = Number(form.exec(fact?.value ?? "")?.[0].replaceAll(",", ""));
    if (number > 0 && number <= MAX_INT) return number;
    faults.push(
      faultAt(positionOf(["fees", ...path]), {
        rule: "home/unknown-fact",
        problem: fact
          ? `The fact "${id}" doesn't begin with a number above 0, at most ${MAX_INT}: "${fact.value}".`
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
  const price =
    fees.celo_price === undefined
      ? undefined
      : readNumber(fees.celo_price, ["celo_price"], /^[\d.]+/);
  const value = fees.tokens.map(({ token, contract, gas }, at) => {
    const feeCurrency = contract === undefined ? null : findAddress(contract, at);
    const addedGas = gas === undefined ? 0 : readNumber(gas, ["tokens", at, "gas"]);
    const dollars = (((fees.gas + addedGas) * gasPrice) / GWEI_IN_CELO) * (price ?? 0);
    return {
      ...{ token, feeCurrency, gas: fees.gas, addedGas, gasPrice },
      dollars: price === undefined ? null : Number(dollars.toPrecision(2)),
      celoPrice: findFact(fees.celo_price)?.value ?? null,
    };
  });
  return { value, faults };
}
