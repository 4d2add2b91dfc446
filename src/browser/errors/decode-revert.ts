import { type AbiParameter, decodeErrorResult, parseAbi } from "viem";

/** An argument of an error, as shown to readers. */
export interface RevertArgument {
  readonly name: string;
  readonly value: string;
}

/**
 * Decodes the arguments of an error. Throws if the data doesn't match the signature.
 * @param signature As declared in Solidity: `Refused(address by, uint256 code)`.
 */
export function decodeRevert(data: `0x${string}`, signature: string): RevertArgument[] {
  const abi = parseAbi([`error ${signature}`] as readonly string[]);
  const { args = [], abiItem } = decodeErrorResult({ abi, data }) as {
    readonly args?: readonly unknown[];
    readonly abiItem: { readonly inputs?: readonly AbiParameter[] };
  };
  return args.map((value, at) => ({
    name: abiItem.inputs?.[at]?.name ?? "",
    value: formatArgument(value),
  }));
}

const formatArgument = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(formatArgument).join(", ")}]`
    : typeof value === "object" && value !== null
      ? JSON.stringify(value, (_, one: unknown) => (typeof one === "bigint" ? String(one) : one))
      : String(value);
