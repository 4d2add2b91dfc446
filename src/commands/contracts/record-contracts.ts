import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Abi, AbiEvent, AbiFunction, AbiParameter } from "viem";
import { formatAbiItem, formatAbiParams, toEventSelector, toFunctionSelector } from "viem/utils";
import type {
  ContractItem,
  ContractRecord,
  RecordedContract,
} from "../../data/contracts/contract-record";
import { ABI_PACKAGE, CONTRACTS, type ListedContract, RELEASE, SOURCES } from "./release";
import { type Declared, openSources } from "./source-tree";

/**
 * Contracts that most other contracts inherit from, and functions and events that most contracts declare themselves.
 * These items are recorded as shared (`isShared`).
 */
const SHARED_BASES = new Set(["Ownable", "Initializable", "UsingRegistry", "UsingRegistryV2"]);
const SHARED_NAMES = new Set([
  ...["initialize", "initialized", "getVersionNumber", "owner", "isOwner", "registry"],
  ...["registryContract", "setRegistry", "renounceOwnership", "transferOwnership"],
  ...["OwnershipTransferred", "RegistrySet"],
]);

type Named = AbiFunction | AbiEvent | Extract<Abi[number], { type: "error" }>;

interface Options {
  readonly root: string;
  /**
   * Folder that contains clones of the sources' repositories. If it isn't set, the source lines in `before` are kept.
   */
  readonly clones?: string | undefined;
  readonly before?: ContractRecord | undefined;
}

/** Records all contracts in the installed package. */
export function recordContracts({ root, clones, before }: Options): ContractRecord {
  const folder = join(root, "node_modules", ABI_PACKAGE);
  const { version } = readJson(join(folder, "package.json")) as { version: string };
  const find = clones === undefined ? undefined : openSources(clones, SOURCES);
  return {
    package: ABI_PACKAGE,
    version,
    release: RELEASE,
    sources: Object.fromEntries(
      Object.entries(SOURCES).map(([key, { repository, commit }]) => [
        key,
        `https://github.com/${repository}/blob/${commit}/`,
      ]),
    ),
    contracts: CONTRACTS.map((listed) => {
      const { abi } = readJson(join(folder, "dist", `${listed.name}.json`)) as { abi: Abi };
      const known = before?.contracts.find(({ name }) => name === listed.name);
      if (find)
        return recordContract(
          listed,
          abi,
          find({ source: listed.source, path: listed.path }, listed.declaredAs ?? listed.name),
        );
      return keepLines(recordContract(listed, abi, undefined), known);
    }),
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

function recordContract(
  { name }: ListedContract,
  abi: Abi,
  declared: readonly Declared[] | undefined,
): RecordedContract {
  const named = abi.filter((one): one is Named => "name" in one);
  const found = named.map((item) => ({ item, at: declared && findDeclaration(item, declared) }));
  const isGone = ({ at }: (typeof found)[number]): boolean =>
    at !== undefined && /\bonlyL1\b/.test(at.modifiers);
  // Some interfaces in the package are older than the release. An item that no source declares isn't part of the
  // release any more, so it is left out.
  const kept = found.filter((one) => !isGone(one) && (one.at !== undefined || !declared));
  return {
    name,
    constant: `${name.charAt(0).toLowerCase()}${name.slice(1)}ABI`,
    onlyL1: found.filter(isGone).length,
    items: kept.map(({ item, at }) => toItem(item, at)),
  };
}

function findDeclaration(item: Named, declared: readonly Declared[]): Declared | undefined {
  const same = declared.filter(
    ({ name, kind }) =>
      name === item.name &&
      (kind === item.type || (kind === "variable" && item.type === "function")),
  );
  const types = item.inputs.map(({ type }) => type);
  // Types may differ, because sources use the names of enums and contracts, and the interface uses their underlying
  // types. If no declaration has the same types, the first one with the same number of parameters is used.
  const isEqual = ({ kind, types: own }: Declared): boolean =>
    kind === "variable" || own.join() === types.join();
  return same.find(isEqual) ?? same.find(({ types: own }) => own.length === types.length);
}

function toItem(item: Named, at: Declared | undefined): ContractItem {
  const { type: kind, name } = item;
  return {
    kind,
    name,
    signature: formatAbiItem(item),
    inputs: formatParameters(item.inputs),
    outputs: item.type === "function" ? formatParameters(item.outputs) : "",
    selector:
      item.type === "event" ? toEventSelector(item) : toFunctionSelector(formatAbiItem(item)),
    isView: item.type === "function" && /^(?:view|pure)$/.test(item.stateMutability),
    isShared: SHARED_NAMES.has(name) || SHARED_BASES.has(at?.contract ?? ""),
    ...(at && { source: [at.source, at.path, at.line] as const }),
  };
}

const formatParameters = (
  parameters: readonly (AbiParameter & { readonly indexed?: boolean })[],
): string =>
  parameters
    .map(({ name = "", indexed, ...rest }) =>
      [formatAbiParams([rest as AbiParameter]), indexed === true ? "indexed" : "", name]
        .filter((word) => word !== "")
        .join(" "),
    )
    .join(", ");

/**
 * Copies the information that only the sources can provide from the previous record. Drops items that aren't in that
 * record.
 */
function keepLines(contract: RecordedContract, before: RecordedContract | undefined) {
  if (!before) return contract;
  const keyOf = ({ kind, signature }: ContractItem): string => `${kind} ${signature}`;
  const known = new Map(before.items.map((item) => [keyOf(item), item]));
  const { onlyL1 } = before;
  return {
    ...contract,
    onlyL1,
    items: contract.items.flatMap((item) => {
      const old = known.get(keyOf(item));
      return old
        ? [{ ...item, isShared: old.isShared, ...(old.source && { source: old.source }) }]
        : [];
    }),
  };
}
