import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import { checkEntries } from "../../faults/check-schema";
import { type Fault, type Position, faultAt } from "../../faults/fault";
import { createFileCache } from "../../faults/file-cache";
import { suggest } from "../../faults/nearest";
import { type YamlText, parseYaml } from "../../faults/yaml";
import { ADDRESSES_FILE, readAddresses } from "../addresses";
import type { DataSource } from "../data-files";
import {
  CONTRACTS_RECORD,
  type ContractItem,
  type RecordedContract,
  parseContractRecord,
  readContractRecord,
} from "./contract-record";

/** The file with our descriptions of the recorded contracts. */
export const CONTRACTS_FILE = "content/data/contracts.yaml";

const page = z
  .string()
  .regex(/^\/\S*$/, "Write the full path of a page, for instance /cli/election.");

export const contractSchema = z.strictObject({
  /** Name of the contract's interface in the record. */
  name: z.string().min(1),
  /** Name under which content/data/addresses.yaml lists the contract's addresses; by default, the contract's name. */
  address: z.string().min(1).optional(),
  /** Path of the page that shows the contract. */
  page,
  /** Name of the function that the page's example calls: a read-only function without parameters. */
  example: z.string().min(1),
  /** Pages that explain the contract. */
  see: z.array(page).default([]),
  /**
   * A sentence about each function that people use, keyed by the function's name, or by its signature if several
   * functions have that name.
   */
  functions: z
    .record(
      z.string(),
      z.strictObject({
        does: z.string().min(10).max(200),
        /** Path of the page that explains the function. */
        see: page.optional(),
      }),
    )
    .default({}),
});

type ContractEntry = z.output<typeof contractSchema>;

/** A page that explains a contract or a function, and the position of its path in {@link CONTRACTS_FILE}. */
export interface SeePage {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A function, event or error, with our description if there is one. */
export interface DescribedItem extends ContractItem {
  readonly does?: string;
  readonly see?: SeePage;
}

/** A contract with its functions, events and errors. */
export interface Contract {
  readonly name: string;
  /** Name under which content/data/addresses.yaml lists the contract's addresses. */
  readonly address: string;
  readonly page: string;
  readonly see: readonly SeePage[];
  readonly constant: string;
  readonly onlyL1: number;
  readonly items: readonly DescribedItem[];
  /** The function that the page's example calls; absent if the contract has no such function. */
  readonly example?: ContractItem;
}

interface Contracts {
  readonly contracts: readonly Contract[];
  /** Links to the contracts' pages and to explanations. They are checked once all pages are known. */
  readonly links: readonly LinkUse[];
  /** Our descriptions of functions, for checks of their style. */
  readonly sentences: readonly { readonly text: string; readonly position: Position }[];
  readonly faults: readonly Fault[];
}

const NOTHING = { contracts: [], links: [], sentences: [] } as const;

const cached = createFileCache<Contracts>();

/** Reads all contracts, in the order of the file. */
export function readContracts(source: Pick<DataSource, "readText">): Contracts {
  const text = source.readText(CONTRACTS_FILE) ?? "[]\n";
  const others = [CONTRACTS_RECORD, ADDRESSES_FILE].map(source.readText);
  return cached({ file: CONTRACTS_FILE, text, others }, () => parseContracts(text, source));
}

function parseContracts(text: string, source: Pick<DataSource, "readText">): Contracts {
  const yaml = parseYaml(text, { file: CONTRACTS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { ...NOTHING, faults: yaml };
  const recorded = source.readText(CONTRACTS_RECORD);
  if (recorded !== undefined && !parseContractRecord(recorded))
    return { ...NOTHING, faults: [brokenRecord()] };
  const { value, positionOf, faults } = checkEntries(yaml, contractSchema, { area: "contracts" });
  const known = readContractRecord(source).contracts;
  const addresses = readAddresses(source);
  const names = new Set(addresses.entries.map(({ name }) => name));
  const read = value.map((entry, at) => {
    const recordOf = known.find(({ name }) => name === entry.name);
    const places = { positionOf, at };
    if (recordOf)
      return {
        contract: toContract(entry, recordOf, places),
        faults: [
          ...checkEntry(entry, recordOf, places),
          ...(addresses.faults.length === 0 ? checkAddress(entry, names, places) : []),
        ],
      };
    return { faults: [unknownContract(entry.name, known, positionOf([at, "name"]))] };
  });
  const contracts = read.flatMap(({ contract }) => contract ?? []);
  const explanations = contracts.flatMap(({ see, items }) => [
    ...see,
    ...items.flatMap((item) => item.see ?? []),
  ]);
  return {
    contracts,
    links: [
      ...value.map((entry, at) => ({ ...positionOf([at, "page"]), target: entry.page })),
      ...explanations.map(({ path: target, ...at }) => ({ file: CONTRACTS_FILE, ...at, target })),
    ],
    sentences: value.flatMap(({ functions }, at) =>
      Object.entries(functions).map(([key, { does }]) => ({
        text: does,
        position: positionOf([at, "functions", key, "does"]),
      })),
    ),
    faults: [...faults, ...read.flatMap((one) => one.faults)],
  };
}

const brokenRecord = (): Fault =>
  faultAt(
    { file: CONTRACTS_RECORD, line: 1, column: 1 },
    {
      rule: "contracts/record",
      problem:
        "This file isn't a valid record of contracts. Perhaps a merge is unfinished, or the file was edited by hand.",
      fix: 'Run "npm run contracts" to regenerate it.',
    },
  );

const unknownContract = (
  name: string,
  known: readonly RecordedContract[],
  position: ReturnType<YamlText["positionOf"]>,
): Fault =>
  faultAt(position, {
    rule: "contracts/unknown-contract",
    problem: `${CONTRACTS_RECORD} has no contract "${name}".`,
    fix: suggest(
      name,
      known.map((one) => one.name),
      "contracts",
    ),
  });

/** Index of an entry in the file, and a function that finds the positions of its keys. */
interface Places {
  readonly positionOf: YamlText["positionOf"];
  readonly at: number;
}

function toContract(
  entry: ContractEntry,
  { items, constant, onlyL1 }: RecordedContract,
  { positionOf, at }: Places,
): Contract {
  const { name, address = name, functions } = entry;
  const pageAt = (path: string, keys: readonly PropertyKey[]): SeePage => {
    const { line, column } = positionOf([at, ...keys]);
    return { path, line, column };
  };
  const describe = (item: ContractItem): DescribedItem => {
    const key = [item.signature, item.name].find((one) => Object.hasOwn(functions, one));
    const ours = key === undefined || item.kind !== "function" ? undefined : functions[key];
    if (key === undefined || !ours) return item;
    const { does, see } = ours;
    return {
      ...{ ...item, does },
      ...(see !== undefined && { see: pageAt(see, ["functions", key, "see"]) }),
    };
  };
  const example = items.find((item) => item.name === entry.example && isExample(item));
  return {
    ...{ name, address, page: entry.page, constant, onlyL1 },
    see: entry.see.map((path, index) => pageAt(path, ["see", index])),
    items: items.map(describe),
    ...(example && { example }),
  };
}

const isExample = ({ kind, isView, inputs }: ContractItem): boolean =>
  kind === "function" && isView && inputs === "";

/** Checks that the contract has the functions that an entry names. */
function checkEntry(
  { name, example, functions }: ContractEntry,
  { items }: RecordedContract,
  { positionOf, at }: Places,
): Fault[] {
  const all = items.filter(({ kind }) => kind === "function");
  const names = all.map((item) => item.name);
  const signatures = all.map(({ signature }) => signature);
  const wrong = Object.keys(functions).flatMap((key): Fault[] => {
    if (signatures.includes(key)) return [];
    const same = all.filter((item) => item.name === key);
    if (same.length === 1) return [];
    return [
      faultAt(positionOf([at, "functions", key]), {
        rule: same.length === 0 ? "contracts/unknown-function" : "contracts/several-functions",
        problem:
          same.length === 0
            ? `${name} has no function "${key}".`
            : `${name} has ${same.length} functions with the name "${key}".`,
        fix:
          same.length === 0
            ? suggest(key, key.includes("(") ? signatures : names, "functions")
            : `Write the signature of the function you mean: ${same.map(({ signature }) => `"${signature}"`).join(" or ")}.`,
      }),
    ];
  });
  if (all.some((item) => item.name === example && isExample(item))) return wrong;
  const examples = all.filter(isExample).map((item) => item.name);
  return [
    ...wrong,
    faultAt(positionOf([at, "example"]), {
      rule: "contracts/example",
      problem: `"${example}" must be a read-only function of ${name} without parameters.`,
      fix: suggest(example, examples, "functions of that kind"),
    }),
  ];
}

function checkAddress(
  { name, address = name }: ContractEntry,
  names: ReadonlySet<string>,
  { positionOf, at }: Places,
): Fault[] {
  if (names.has(address)) return [];
  return [
    faultAt(positionOf([at, "address"]), {
      rule: "contracts/unknown-address",
      problem: `${ADDRESSES_FILE} has no address for "${address}".`,
      fix: `${suggest(address, names, "names")} To add an address, list it in ${ADDRESSES_FILE} with its source.`,
    }),
  ];
}
