import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AbiFunction,
  type Hex,
  encodeAbiParameters,
  parseAbi,
  parseEther,
  toFunctionSelector,
} from "viem";
import { parse } from "yaml";
import { PACKAGES_FOLDER } from "../../data/package-manifest";

/** A function's selector, and its encoded result. */
export type Answer = readonly [selector: Hex, result: Hex];

/** Reads what contracts of the local chain answer, whatever the arguments, by the contracts' names. */
export function readAnswers(root: string): ReadonlyMap<string, readonly Answer[]> {
  const file = join(root, PACKAGES_FOLDER, "chain/answers.yaml");
  const answers = parse(readFileSync(file, "utf8")) as Record<string, Record<string, unknown[]>>;
  const encode = ([signature, values]: [string, unknown[]]): Answer => {
    const [item] = parseAbi([`function ${signature}`] as readonly string[]) as [AbiFunction];
    return [toFunctionSelector(item), encodeAbiParameters(item.outputs, values.map(toValue))];
  };
  return new Map(
    Object.entries(answers).map(([name, functions]) => [
      name,
      Object.entries(functions).map(encode),
    ]),
  );
}

function toValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toValue);
  if (value === "now") return Math.floor(Date.now() / 1000);
  const amount = /^(\d+) CELO$/.exec(String(value))?.[1];
  return amount === undefined ? value : parseEther(amount);
}
