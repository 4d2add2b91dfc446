import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import { isoDate } from "../../faults/dated-sources";
import type { Fault } from "../../faults/fault";
import { webAddress } from "../../faults/web-address";
import { type YamlText, parseYaml } from "../../faults/yaml";
import type { DataSource } from "../data-files";

/** A flag in the data files. */
export const flagEntrySchema = z.strictObject({
  name: z.string().min(1),
  char: z.string().length(1, "Write one letter.").optional(),
  description: z.string().min(1),
  type: z.enum(["boolean", "option"]).default("option"),
  required: z.boolean().default(false),
  default: z.string().optional(),
  options: z.array(z.string()).default([]),
  multiple: z.boolean().default(false),
  allow_no: z.boolean().default(false),
});

export const versionNumber = z
  .string()
  .regex(
    /^(?:0|[1-9]\d{0,8})(?:\.(?:0|[1-9]\d{0,8})){2}$/,
    "Write a full version number, for instance 9.0.1.",
  );

const removalSchema = z.strictObject({
  /** Id of a command, or of a topic if all of its commands changed. */
  id: z.string().min(1),
  /** Kind of change. A hidden command still works, and so does the old name of a renamed one. */
  change: z.enum(["removed", "hidden", "renamed"]).default("removed"),
  /** The release that made the change. */
  since: versionNumber,
  instead: z.string().min(1),
});

/** A command or topic that later releases no longer list. */
export type CliRemoval = z.output<typeof removalSchema>;

export const releaseSchema = z.strictObject({
  package: z.string().min(1),
  version: versionNumber,
  as_of: isoDate,
  /** URL of a folder with a page for each topic, `<topic>.md`. */
  source: webAddress,
  /** Flags that several commands have, each explained once. */
  flags: z.array(flagEntrySchema).default([]),
  /** Flags that every command accepts but that no help text lists. Pages may use them in command lines. */
  hidden: z.array(flagEntrySchema).default([]),
  /** Named groups of flags for the `shared` key of a command. */
  groups: z.record(z.string(), z.array(z.string())).default({}),
  removed: z.array(removalSchema).default([]),
});

/** Data about the whole tool, in the release that `content/data/cli` describes. */
export type CliRelease = z.output<typeof releaseSchema>;

export const CLI_RELEASE_FILE = "content/data/cli-release.yaml";

/** Reads the release. `release` is absent if the file is missing or has a fault. */
export function readCliRelease({ readText }: Pick<DataSource, "readText">): {
  release?: CliRelease;
  positionOf?: YamlText["positionOf"];
  faults: readonly Fault[];
} {
  const text = readText(CLI_RELEASE_FILE);
  if (text === undefined) return { faults: [] };
  const yaml = parseYaml(text, { file: CLI_RELEASE_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { faults: yaml };
  const { value, faults } = checkSchema(yaml, releaseSchema, { area: "cli" });
  return value ? { release: value, positionOf: yaml.positionOf, faults } : { faults };
}
