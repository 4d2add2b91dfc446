import { z } from "zod";
import type { Fault } from "../../faults/fault";
import { webAddress } from "../../faults/web-address";
import { type DataSource, readDataFolder } from "./data-files";

const parameterSchema = z.strictObject({
  name: z.string().min(1),
  /** The value with its unit; `code` may stand in backticks. */
  value: z.string().min(1),
  /** Name of the contract that holds the value; left out for what a client or a constant holds. */
  contract: z.string().min(1).optional(),
  /** The function that returns it. */
  function: z.string().min(1).optional(),
  note: z.string().min(1).optional(),
  /** An ended parameter governs nothing any more. */
  status: z.enum(["current", "ended"]).default("current"),
});

const groupSchema = z.strictObject({
  title: z.string().min(1),
  /** The day the values were read. */
  as_of: z.iso.date("Write a date as YYYY-MM-DD, for instance 2026-11-21."),
  sources: z
    .array(
      z.strictObject(
        { title: z.string().min(1), url: webAddress },
        "Write title: and url: behind the dash, each on a line of its own.",
      ),
    )
    .min(1, "Name at least one source."),
  parameters: z.array(parameterSchema).min(1),
});

export const PARAMETERS_FOLDER = {
  folder: "content/data/parameters",
  schema: groupSchema,
  area: "parameters",
} as const;

/** Parameters that are read together: one table. */
export interface ParameterGroup extends z.output<typeof groupSchema> {
  readonly id: string;
  readonly file: string;
}

/** Every group of `content/data/parameters`, and what is wrong with their files. */
export function readParameters(source: DataSource): {
  groups: ParameterGroup[];
  faults: readonly Fault[];
} {
  const { entries, faults } = readDataFolder(PARAMETERS_FOLDER, source);
  return { groups: entries.map(({ id, file, value }) => ({ id, file, ...value })), faults };
}
