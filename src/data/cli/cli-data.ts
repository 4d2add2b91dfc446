import { z } from "zod";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { DataEntry } from "../data-files";
import { type CliCommand, type CliFlag, commandId, nameRelease, topicOf } from "./cli-command";
import { type CliRelease, flagEntrySchema, versionNumber } from "./cli-release";

const commandEntrySchema = z.strictObject({
  id: commandId,
  summary: z.string().min(1),
  description: z.string().default(""),
  trouble: z.string().default(""),
  aliases: z.array(commandId).default([]),
  args: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        description: z.string().min(1),
        required: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Flags that get a table row of their own. An entry that is only a name refers to a flag in cli-release.yaml. */
  flags: z.array(z.union([z.string(), flagEntrySchema])).default([]),
  /** Names of flags and groups in cli-release.yaml that the page explains at its end. */
  shared: z.array(z.string()).default([]),
  examples: z.array(z.string()).default([]),
});

/** `content/data/cli/<topic>.yaml`: the commands of a topic, in our own words. */
const topicSchema = z.strictObject({
  /** Package that contains the commands; by default, the package in cli-release.yaml. */
  package: z.string().min(1).optional(),
  version: versionNumber.optional(),
  commands: z.array(commandEntrySchema).min(1),
});

type TopicEntry = DataEntry<z.output<typeof topicSchema>>;

export const CLI_FOLDER = {
  folder: "content/data/cli",
  schema: topicSchema,
  area: "cli",
} as const;

/** Returns the package and version of a topic's commands. */
export const packageOf = (
  { value }: TopicEntry,
  release: CliRelease,
): { package: string; version: string } => ({
  package: value.package ?? release.package,
  version: value.version ?? release.version,
});

/** Converts a topic's file to commands. Flags without an explanation are left out. */
export function toCommands(entry: TopicEntry, release: CliRelease): CliCommand[] {
  const explained = new Map(release.flags.map((flag) => [flag.name, flag]));
  return entry.value.commands.map(({ flags, shared, ...command }) => ({
    ...command,
    topic: topicOf(command.id),
    flags: [
      ...flags.flatMap((flag) => (typeof flag === "string" ? (explained.get(flag) ?? []) : flag)),
      ...listShared(shared, release).flatMap((name) => {
        const flag = explained.get(name);
        return flag ? { ...flag, isShared: true } : [];
      }),
    ].map(toFlag),
    from: nameRelease(packageOf(entry, release)),
    fromUrl: `${release.source}/${topicOf(command.id)}.md`,
  }));
}

const toFlag = ({
  char,
  default: value,
  allow_no: allowNo,
  ...flag
}: z.output<typeof flagEntrySchema> & { isShared?: boolean }): CliFlag => ({
  ...flag,
  ...(char !== undefined && { char }),
  ...(value !== undefined && { default: value }),
  allowNo,
  isShared: flag.isShared ?? false,
});

/** Replaces the names of flag groups with the names of their flags. */
const listShared = (names: readonly string[], { groups }: CliRelease): string[] =>
  names.flatMap((name) => groups[name] ?? name);

/** Reports flags and groups that cli-release.yaml doesn't explain. */
export function checkFlagNames(entry: TopicEntry, release: CliRelease): Fault[] {
  const flags = release.flags.map(({ name }) => name);
  const known = new Set([...flags, ...Object.keys(release.groups)]);
  return entry.value.commands.flatMap((command, at) => [
    ...command.flags.flatMap((flag, index) =>
      typeof flag !== "string" || flags.includes(flag)
        ? []
        : unknownFlag(flag, flags, entry.positionOf(["commands", at, "flags", index])),
    ),
    ...command.shared.flatMap((name, index) =>
      known.has(name)
        ? []
        : unknownFlag(name, known, entry.positionOf(["commands", at, "shared", index])),
    ),
  ]);
}

const unknownFlag = (
  name: string,
  known: Iterable<string>,
  position: ReturnType<TopicEntry["positionOf"]>,
): Fault =>
  faultAt(position, {
    rule: "cli/unknown-flag",
    problem: `The flag "${name}" isn't explained.`,
    fix: `${suggest(name, known, "flags")} If several commands have this flag, describe it in content/data/cli-release.yaml. Otherwise, write its name and description here.`,
  });
