import { z } from "zod";
import { isoDate, sourceList } from "../../faults/dated-sources";
import { type Fault, faultAt } from "../../faults/fault";
import {
  type DataEntry,
  type DataSource,
  hasDataEntry,
  readDataEntry,
  readDataFolder,
} from "./data-files";
import { FACTS_FOLDER, proposalName, readFact, unknownFact } from "./facts";

const parameterSchema = z
  .strictObject({
    name: z.string().min(1),
    /** The value with its unit; `code` may stand in backticks. */
    value: z.string().min(1).optional(),
    /** Id of the fact that holds the value, when sentences say it too. */
    fact: z.string().min(1).optional(),
    /** Name of the contract that holds the value; left out for what a client or a constant holds. */
    contract: z.string().min(1).optional(),
    /** The function that returns it. */
    function: z.string().min(1).optional(),
    note: z.string().min(1).optional(),
    /** The governance proposal that set it; readers see it behind the note. */
    proposal: proposalName.optional(),
    /** An ended parameter governs nothing any more. */
    status: z.enum(["current", "ended"]).default("current"),
  })
  .refine(({ value, fact }) => (value === undefined) !== (fact === undefined), {
    error: "Write either value: or fact:.",
  });

const groupSchema = z.strictObject({
  title: z.string().min(1),
  /** The day the values were read. */
  as_of: isoDate,
  sources: sourceList.min(1, "Name at least one source."),
  parameters: z.array(parameterSchema).min(1),
});

export const PARAMETERS_FOLDER = {
  folder: "content/data/parameters",
  schema: groupSchema,
  area: "parameters",
} as const;

type Parameter = z.output<typeof parameterSchema>;

/** Parameters that are read together: one table. */
export interface ParameterGroup extends Omit<z.output<typeof groupSchema>, "parameters"> {
  readonly id: string;
  readonly file: string;
  readonly parameters: readonly (Omit<Parameter, "value" | "proposal"> & {
    readonly value: string;
  })[];
}

type GroupEntry = DataEntry<z.output<typeof groupSchema>>;

/** The group with each value that a fact holds in its place; empty where there is no such fact. */
function fillGroup(
  { id, file, value: group }: GroupEntry,
  source: Pick<DataSource, "readText">,
): ParameterGroup {
  const parameters = group.parameters.map(({ value, note, proposal, ...parameter }) => {
    const setBy = proposal === undefined ? [] : [`Set by ${proposal}`];
    const remark = [...(note === undefined ? [] : [note]), ...setBy].join(". ");
    return {
      ...parameter,
      value: value ?? readFact(parameter.fact ?? "", source)?.value ?? "",
      ...(remark !== "" && { note: remark }),
    };
  });
  return { id, file, ...group, parameters };
}

/** One group; without any when its file is missing or has a fault. */
export function readParameterGroup(
  id: string,
  source: Pick<DataSource, "readText">,
): ParameterGroup | undefined {
  const { entry } = readDataEntry(PARAMETERS_FOLDER, id, source);
  return entry && fillGroup(entry, source);
}

/** Every group of `content/data/parameters`, and what is wrong with their files. */
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
