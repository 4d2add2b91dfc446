import { z } from "zod";
import { webAddress } from "../../faults/web-address";
import type { CliCommand } from "./cli-command";

const flagSchema = z.strictObject({
  name: z.string().min(1),
  char: z.string().length(1, "Write the one letter.").optional(),
  description: z.string().min(1),
  type: z.enum(["boolean", "option"]).default("option"),
  required: z.boolean().default(false),
  default: z.string().optional(),
  options: z.array(z.string()).default([]),
});

const commandSchema = z.strictObject({
  id: z.string().min(1),
  summary: z.string().min(1),
  description: z.string().default(""),
  aliases: z.array(z.string()).default([]),
  args: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        description: z.string().default(""),
        required: z.boolean().default(false),
      }),
    )
    .default([]),
  flags: z.array(flagSchema).default([]),
  /** Names of `shared_flags` the command takes. */
  shared: z.array(z.string()).default([]),
  examples: z.array(z.string()).default([]),
});

/** `content/data/cli/<topic>.yaml`: commands that no reachable manifest holds yet. */
const topicSchema = z.strictObject({
  /** The release the page speaks of. */
  version: z.string().min(1),
  as_of: z.iso.date("Write a date as YYYY-MM-DD, for instance 2026-11-21."),
  source: z.strictObject({
    title: z.string().min(1),
    url: webAddress,
  }),
  /** Flags several of the commands take, by name. */
  shared_flags: z.array(flagSchema).default([]),
  commands: z.array(commandSchema).min(1),
});

export const CLI_FOLDER = {
  folder: "content/data/cli",
  schema: topicSchema,
  area: "cli",
} as const;

/** The commands of a data file, in the shape that manifests are read into. */
export function toCommands({
  version,
  source,
  shared_flags: sharedFlags,
  commands,
}: z.output<typeof topicSchema>): CliCommand[] {
  return commands.map(({ shared, flags, id, ...command }) => ({
    ...command,
    id,
    topic: id.split(":")[0] ?? id,
    flags: [
      ...flags.map((flag) => ({ ...flag, isGlobal: false })),
      ...sharedFlags
        .filter(({ name }) => shared.includes(name))
        .map((flag) => ({ ...flag, isGlobal: true })),
    ].map(({ default: value, char, ...flag }) => ({
      ...flag,
      ...(char !== undefined && { char }),
      ...(value !== undefined && { default: value }),
      multiple: false,
    })),
    from: `celocli ${version}, ${source.title}`,
    fromUrl: source.url,
  }));
}
