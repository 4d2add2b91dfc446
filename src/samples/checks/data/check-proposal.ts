import type { Abi, AbiFunction, AbiParameter } from "viem";
import { z } from "zod";
import { checkSchema } from "../../../faults/check-schema";
import { type Fault, faultAt } from "../../../faults/fault";
import { suggest } from "../../../faults/nearest";
import type { YamlText } from "../../../faults/yaml";
import { nameVersion } from "../../packages/name-versions";
import type { Packages } from "../../packages/packages";

const PACKAGE = "@celo/abis";

/** A governance proposal in the format that `celocli governance:propose --jsonTransactions` reads. */
const proposalSchema = z.array(
  z.strictObject({
    contract: z.string().min(1),
    /** Address of the contract, which is only needed if the contract isn't in the registry. */
    address: z.string().optional(),
    function: z.string().min(1),
    args: z.array(z.unknown()),
    value: z
      .string()
      .regex(/^\d+$/, "Write the amount in units of 10⁻¹⁸ CELO, as an integer in quotes."),
    params: z.record(z.string(), z.unknown()).optional(),
  }),
);

/** Checks that every call in a proposal names an existing function of its contract. */
export function checkProposal(data: YamlText, packages: Packages): Fault[] {
  const { value, faults } = checkSchema(data, proposalSchema, { area: "data" });
  if (!value) return faults;
  const [from = PACKAGE] = nameVersion(PACKAGE, packages.versions);
  return value.flatMap((call, at) => {
    const position = (...path: PropertyKey[]) => data.positionOf([at, ...path]);
    const abi = readAbi(call.contract, packages);
    if (!abi) {
      if (call.address !== undefined) return [];
      return [
        faultAt(position("contract"), {
          rule: "data/unknown-contract",
          problem: `${from} has no contract ${call.contract}, and the call has no address.`,
          fix: "Write the name that the contract has in the registry, or add its address.",
        }),
      ];
    }
    const functions = abi.filter((entry): entry is AbiFunction => entry.type === "function");
    const named = functions.filter(({ name }) => name === call.function);
    if (named.length === 0) {
      return [
        faultAt(position("function"), {
          rule: "data/unknown-function",
          problem: `${call.contract} has no function ${call.function} (${from}).`,
          fix: suggest(
            call.function,
            functions.map(({ name }) => name),
            "functions",
          ),
        }),
      ];
    }
    const fitting = named.find(({ inputs }) => inputs.length === call.args.length);
    const signatures = named.map(toSignature).join(" or ");
    if (!fitting) {
      return [
        faultAt(position("args"), {
          rule: "data/arguments",
          problem: `The number of arguments (${call.args.length}) doesn't match ${call.contract}.${signatures} (${from}).`,
          fix: "Write one argument for each parameter.",
        }),
      ];
    }
    return fitting.inputs.flatMap((parameter, index) =>
      fits(call.args[index], parameter)
        ? []
        : [
            faultAt(position("args", index), {
              rule: "data/arguments",
              problem: `${call.contract}.${signatures} expects a value of type ${parameter.type} here, not ${JSON.stringify(call.args[index])} (${from}).`,
              fix: "Write a value of that type, or a placeholder in angle brackets.",
            }),
          ],
    );
  });
}

function readAbi(contract: string, packages: Packages): Abi | undefined {
  try {
    const { abi } = packages.require(`${PACKAGE}/${contract}.json`) as { abi: Abi };
    return abi;
  } catch {
    return undefined;
  }
}

const toSignature = ({ name, inputs }: AbiFunction): string =>
  `${name}(${inputs.map(({ type }) => type).join(", ")})`;

/** True if a value fits a type. Values in angle brackets always fit, since readers replace them. */
function fits(value: unknown, { type }: AbiParameter): boolean {
  if (typeof value === "string" && /^<[^>]+>$/.test(value)) return true;
  if (/\[\d*\]$/.test(type)) return Array.isArray(value);
  if (type === "address") return typeof value === "string" && /^0x[0-9a-fA-F]{40}$/.test(value);
  if (type === "bool") return typeof value === "boolean" || value === "true" || value === "false";
  if (type.startsWith("uint")) return /^\d+$/.test(String(value));
  if (type.startsWith("int")) return /^-?\d+$/.test(String(value));
  if (type.startsWith("bytes"))
    return typeof value === "string" && /^0x(?:[0-9a-fA-F]{2})*$/.test(value);
  return type !== "string" || typeof value === "string";
}
