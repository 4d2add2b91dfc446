import { z } from "zod";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { DataEntry } from "../data/data-files";
import { type CliCommand, type CliFlag, nameRelease, topicOf } from "./cli-command";
import { type CliRelease, flagSchema } from "./cli-release";

const commandSchema = z.strictObject({
  id: z.string().min(1),
  summary: z.string().min(1),
  description: z.string().default(""),
  trouble: z.string().default(""),
  aliases: z.array(z.string()).default([]),
  args: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        description: z.string().min(1),
        required: z.boolean().default(false),
      }),
    )
    .default([]),
  /** Flags with a row of their own; a bare name is one that cli-release.yaml explains. */
  flags: z.array(z.union([z.string(), flagSchema])).default([]),
  /** Flags and groups of cli-release.yaml that the page explains at its end. */
  shared: z.array(z.string()).default([]),
  examples: z.array(z.string()).default([]),
});

/** `content/data/cli/<topic>.yaml`: the commands of a topic, in our own words. */
const topicSchema = z.strictObject({
  /** The package that brings them, where it is not the release's own. */
  package: z.string().min(1).optional(),
  version: z.string().min(1).optional(),
  commands: z.array(commandSchema).min(1),
});

type TopicEntry = DataEntry<z.output<typeof topicSchema>>;

export const CLI_FOLDER = {
  folder: "content/data/cli",
  schema: topicSchema,
  area: "cli",
} as const;

/** The package and version that a topic's commands are of. */
export const packageOf = (
  { value }: TopicEntry,
  release: CliRelease,
): { package: string; version: string } => ({
  package: value.package ?? release.package,
  version: value.version ?? release.version,
});

/** The commands of a topic's file, in the shape that manifests are read into; flags nobody explained are left out. */
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
}: z.output<typeof flagSchema> & { isShared?: boolean }): CliFlag => ({
  ...flag,
  ...(char !== undefined && { char }),
  ...(value !== undefined && { default: value }),
  allowNo,
  isShared: flag.isShared ?? false,
});

/** Names of flags, groups spelled out. */
const listShared = (names: readonly string[], { groups }: CliRelease): string[] =>
  names.flatMap((name) => groups[name] ?? name);

/** Names of flags and groups that cli-release.yaml does not explain. */
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
    problem: `Nothing explains the flag "${name}".`,
    fix: `${suggest(name, known, "flags")} Flags that several commands take are explained in content/data/cli-release.yaml; others are written here with name and description.`,
  });
