import { type Fault, type Position, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { Result } from "../../faults/result";
import { ADDRESSES_FILE, type AddressEntry } from "../addresses";
import { readingKey } from "../chain-record";
import { type DataSource, readDataEntry, readDataFolder } from "../data-files";
import { FACTS_FOLDER } from "../facts";
import { PARAMETERS_FOLDER, type Parameter, readParameterGroup } from "../parameters";
import { UNIT_FORMS, formatQuantity, parseQuantity, toQuantity } from "../quantity";
import type { ReadRule } from "../read-rule";

/** A value shown on pages, and the contract call that returns it. */
export interface Reading {
  /** Key of the value in the record of readings. */
  readonly key: string;
  /** The value's position in a parameter group or a fact. */
  readonly position: Position;
  /** The value shown on pages. */
  readonly shown: string;
  /** Id of the network. */
  readonly network: string;
  readonly contract: string;
  readonly address: string;
  readonly function: string;
  readonly arguments: readonly string[];
  readonly rule: ReadRule;
}

/** Finds a contract by its name, or else by one of its alternative names (`also`). */
function findContract(
  entries: readonly AddressEntry[],
  contract: string,
  network: string,
): AddressEntry | undefined {
  const here = entries.filter((entry) => entry.network === network || entry.network === "any");
  return (
    here.find(({ name }) => name === contract) ?? here.find(({ also }) => also.includes(contract))
  );
}

/** Lists the parameters with `read:`, and faults for those that can't be read. */
export function listReadings(
  source: DataSource,
  addresses: readonly AddressEntry[],
): Result<Reading[]> {
  const faults: Fault[] = [];
  const readings = readDataFolder(PARAMETERS_FOLDER, source).entries.flatMap(
    ({ id, value: group, positionOf }) => {
      const shown = readParameterGroup(id, source)?.parameters ?? [];
      return group.parameters.flatMap((parameter, index): Reading[] => {
        const at = (...path: (string | number)[]): Position =>
          positionOf(["parameters", index, ...path]);
        const result = toReading(parameter, {
          addresses,
          key: readingKey(id, parameter.name),
          shown: shown[index]?.value ?? "",
          position: findValue(parameter, source) ?? at("value"),
          at,
        });
        if (result === undefined) return [];
        faults.push(...result.faults);
        return result.value;
      });
    },
  );
  return { value: readings, faults };
}

/** Returns the position of `value` in a parameter's fact; undefined if the parameter doesn't use a fact. */
function findValue({ fact }: Pick<Parameter, "fact">, source: DataSource): Position | undefined {
  if (fact === undefined) return undefined;
  return readDataEntry(FACTS_FOLDER, fact, source).entry?.positionOf(["value"]);
}

interface Place {
  readonly addresses: readonly AddressEntry[];
  readonly key: string;
  readonly shown: string;
  readonly position: Position;
  /** Returns the position of a key in the parameter. */
  readonly at: (...path: (string | number)[]) => Position;
}

/**
 * Resolves the contract names in a parameter's `read:`; undefined if it has no `read:`, or if its fact has no value.
 */
function toReading(
  { read: rule, contract = "", function: getter = "" }: Omit<Parameter, "value">,
  { addresses, key, shown, position, at }: Place,
): Result<Reading[]> | undefined {
  if (rule === undefined || shown === "") return undefined;
  const names = addresses.filter(({ network }) => network === rule.network).map(({ name }) => name);
  const unknown = (name: string, where: Position): Fault =>
    faultAt(where, {
      rule: "parameters/unknown-contract",
      problem: `${ADDRESSES_FILE} has no address for "${name}" on the network ${rule.network}.`,
      fix: suggest(name, names, "contracts"),
    });
  const found = findContract(addresses, contract, rule.network);
  const args = rule.arguments.map((name) => findContract(addresses, name, rule.network));
  const faults = [
    ...(found ? [] : [unknown(contract, at("contract"))]),
    ...args.flatMap((entry, index) =>
      entry ? [] : unknown(rule.arguments[index] ?? "", at("read", "arguments", index)),
    ),
    ...(parseQuantity(shown, rule.unit) === undefined ? [unreadable(shown, rule, at)] : []),
  ];
  if (found === undefined || faults.length > 0) return { value: [], faults };
  const reading: Reading = {
    ...{ key, position, shown, network: rule.network, contract, function: getter, rule },
    address: found.address,
    arguments: args.flatMap((entry) => entry?.address ?? []),
  };
  return { value: [reading], faults: [] };
}

const unreadable = (shown: string, { unit }: ReadRule, at: Place["at"]): Fault =>
  faultAt(at("read", "unit"), {
    rule: "parameters/unreadable-value",
    problem: `"${shown}" isn't a value in the unit "${unit}", so it can't be compared with the chain.`,
    fix: `Write the value as ${UNIT_FORMS[unit]}, or change "unit" here.`,
  });

/** Compares a contract's result with the value shown on pages. */
export function checkReading(reading: Reading, returned: readonly unknown[]): Fault[] {
  const { rule, shown, position, contract, function: getter } = reading;
  const quantity = toQuantity(returned[rule.output - 1], rule.unit);
  if (quantity === parseQuantity(shown, rule.unit)) return [];
  return [
    faultAt(position, {
      rule: "chain/other-value",
      problem: `This value is "${shown}", but ${contract}.${getter}() returned ${formatQuantity(quantity, rule.unit)}.`,
      fix: "Find the proposal that changed the value, then write the new value with its source and today's date.",
    }),
  ];
}
