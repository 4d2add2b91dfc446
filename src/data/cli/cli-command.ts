import { z } from "zod";

/** Name of a command, with colons between its parts. HTML ids and headings are made from it. */
export const commandId = z
  .string()
  .regex(
    /^[a-z][\w-]*(?::[a-z][\w-]*)*$/,
    "Write the name as it is typed, in letters, digits, dashes and colons, for instance election:vote.",
  );

const flagSchema = z.strictObject({
  /** Name without dashes: `from`. */
  name: z.string(),
  /** One-letter form: `k`. */
  char: z.string().optional(),
  description: z.string(),
  type: z.enum(["boolean", "option"]),
  required: z.boolean(),
  default: z.string().optional(),
  /** Allowed values, if they are limited. */
  options: z.array(z.string()).readonly(),
  multiple: z.boolean(),
  /** True if `--no-<name>` turns the flag off. */
  allowNo: z.boolean(),
  /** True if many commands have this flag. A page then explains it only once, at the end. */
  isShared: z.boolean(),
});

/** A command, read from a manifest or from `content/data/cli`. */
export const commandSchema = z.strictObject({
  /** Id: `election:vote`. */
  id: commandId,
  /** First part of the id: `election`. */
  topic: z.string(),
  /** Summary. Like the command's other texts, it may contain `code` in backticks. */
  summary: z.string(),
  /** Details beyond the summary; may be empty. */
  description: z.string(),
  /** Common problems and their solutions; may be empty. */
  trouble: z.string(),
  aliases: z.array(commandId).readonly(),
  /** The command that this command is an alias of. */
  aliasOf: commandId.optional(),
  /** Positional arguments. */
  args: z
    .array(z.strictObject({ name: z.string(), description: z.string(), required: z.boolean() }))
    .readonly(),
  flags: z.array(flagSchema).readonly(),
  /** Command lines, each starting with the tool's name. */
  examples: z.array(z.string()).readonly(),
  /** The release that the command was read from: `@celo/celocli 5.0.0`. */
  from: z.string(),
  /** URL of the source; absent if the source is a package's manifest. */
  fromUrl: z.string().optional(),
});

/** A command's flag. */
export type CliFlag = Readonly<z.output<typeof flagSchema>>;

export type CliCommand = Readonly<z.output<typeof commandSchema>>;

/** The commands in a package's manifest. */
export interface CliManifest {
  readonly package: string;
  readonly version: string;
  readonly commands: readonly CliCommand[];
}

/** Formats a release: `@celo/celocli 9.0.1`. */
export const nameRelease = (release: Pick<CliManifest, "package" | "version">): string =>
  `${release.package} ${release.version}`;

/** Returns a command's topic: the part of its id before the first colon. */
export const topicOf = (id: string): string => id.split(":")[0] ?? id;

/** Maximum length of a one-line usage, in characters. Longer usages have a line break before each flag. */
const USAGE_WIDTH = 72;

/** Formats a command's usage as lines, with required flags first: `celocli election:vote --from <value> [--wait]`. */
export function formatUsage(tool: string, { id, args, flags }: CliCommand): string[] {
  const own = flags.filter(({ isShared }) => !isShared);
  const words = [
    ...own.filter(({ required }) => required).map(formatFlag),
    ...own.filter(({ required }) => !required).map((flag) => `[${formatFlag(flag)}]`),
  ];
  const values = args.map(({ name, required }) => (required ? `<${name}>` : `[<${name}>]`));
  const start = [tool, id, ...values].join(" ");
  const line = [start, ...words].join(" ");
  return line.length <= USAGE_WIDTH ? [line] : [start, ...words.map((word) => `  ${word}`)];
}

const formatFlag = ({ name, type, options, allowNo }: CliFlag): string => {
  if (type === "boolean") return allowNo ? `--[no-]${name}` : `--${name}`;
  return `--${name} ${options.length > 0 && options.length <= 4 ? options.join("|") : "<value>"}`;
};
