import { z } from "zod";
import { isoDate, sourceList } from "../faults/dated-sources";
import { type Fault, faultAt } from "../faults/fault";
import { shortText } from "../faults/short-text";
import { type ReadAt, findReading, readChainRecord, readingKey } from "./chain-record";
import {
  type DataEntry,
  type DataSource,
  hasDataEntry,
  readDataEntry,
  readDataFolder,
} from "./data-files";
import { FACTS_FOLDER, proposalName, readFact, unknownFact } from "./facts";
import { readRule } from "./read-rule";

const parameterSchema = z
  .strictObject({
    name: shortText,
    /** The value with its unit; may contain `code` in backticks. */
    value: z.string().min(1).optional(),
    /** Id of the fact with the value, if the value is also used in sentences. */
    fact: z.string().min(1).optional(),
    /** Name of the contract that stores the value; absent if the value is in a client or a constant. */
    contract: shortText.optional(),
    /** The function that returns the value. */
    function: shortText.optional(),
    note: z.string().min(1).optional(),
    /** The governance proposal that set the value, shown after the note. */
    proposal: proposalName.optional(),
    /** `ended` means that the parameter no longer has an effect. */
    status: z.enum(["current", "ended"]).default("current"),
    /** Rule for reading the value from the contract. */
    read: readRule.optional(),
  })
  .refine(({ value, fact }) => (value === undefined) !== (fact === undefined), {
    error: 'Write either "value" or "fact", but not both.',
  })
  .refine(
    ({ read, contract, function: getter }) =>
      read === undefined || (contract !== undefined && getter !== undefined),
    { error: 'Write contract: and function: too, or remove "read".', path: ["read"] },
  )
  .refine(({ read, status }) => read === undefined || status === "current", {
    error: 'Remove "read", because an ended parameter can\'t be read.',
    path: ["read"],
  });

const groupSchema = z.strictObject({
  title: shortText,
  /** The day when the values were read. */
  as_of: isoDate,
  sources: sourceList.min(1, "Name at least one source."),
  parameters: z.array(parameterSchema).min(1),
});

export const PARAMETERS_FOLDER = {
  folder: "content/data/parameters",
  schema: groupSchema,
  area: "parameters",
} as const;

export type Parameter = z.output<typeof parameterSchema>;

/** Parameters that form one table. */
export interface ParameterGroup extends Omit<z.output<typeof groupSchema>, "parameters"> {
  readonly id: string;
  readonly file: string;
  readonly parameters: readonly (Omit<Parameter, "value" | "proposal" | "read"> & {
    readonly value: string;
    /** Block and day at which this value was last read from the chain. */
    readonly readAt?: ReadAt;
  })[];
}

type GroupEntry = DataEntry<z.output<typeof groupSchema>>;

/** Fills in the values of facts. The value is empty if its fact doesn't exist. */
function fillGroup(
  { id, file, value: group }: GroupEntry,
  source: Pick<DataSource, "readText">,
): ParameterGroup {
  const { record } = readChainRecord(source);
  const parameters = group.parameters.map(({ value, note, proposal, read, ...parameter }) => {
    const setBy = proposal === undefined ? [] : [`Set by ${proposal}`];
    const remark = [...(note === undefined ? [] : [note]), ...setBy].join(". ");
    const shown = value ?? readFact(parameter.fact ?? "", source)?.value ?? "";
    const key = readingKey(id, parameter.name);
    const readAt = read && findReading(record, { network: read.network, key, shown });
    return {
      ...parameter,
      value: shown,
      ...(remark !== "" && { note: remark }),
      ...(readAt && { readAt }),
    };
  });
  return { id, file, ...group, parameters };
}

/** Reads one group; undefined if its file is missing or has a fault. */
export function readParameterGroup(
  id: string,
  source: Pick<DataSource, "readText">,
): ParameterGroup | undefined {
  const { entry } = readDataEntry(PARAMETERS_FOLDER, id, source);
  return entry && fillGroup(entry, source);
}

/** Reads all groups in `content/data/parameters`, and the faults of their files. */
export function readParameters(source: DataSource): {
  groups: ParameterGroup[];
  faults: readonly Fault[];
} {
  const { entries, faults } = readDataFolder(PARAMETERS_FOLDER, source);
  return {
    groups: entries.map((entry) => fillGroup(entry, source)),
    faults: [...faults, ...entries.flatMap((entry) => checkFacts(entry, source))],
  };
}

function checkFacts({ value, positionOf }: GroupEntry, source: DataSource): Fault[] {
  return value.parameters.flatMap(({ fact }, index) => {
    if (fact === undefined || hasDataEntry(FACTS_FOLDER, fact, source)) return [];
    return faultAt(positionOf(["parameters", index, "fact"]), unknownFact(fact, source));
  });
}
