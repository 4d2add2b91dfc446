/** A command's flag. */
export interface CliFlag {
  /** Name without dashes: `from`. */
  readonly name: string;
  /** One-letter form: `k`. */
  readonly char?: string;
  readonly description: string;
  readonly type: "boolean" | "option";
  readonly required: boolean;
  readonly default?: string;
  /** Allowed values, if they are limited. */
  readonly options: readonly string[];
  readonly multiple: boolean;
  /** True if `--no-<name>` turns the flag off. */
  readonly allowNo: boolean;
  /** True if many commands have this flag. A page then explains it only once, at the end. */
  readonly isShared: boolean;
}

/** A positional argument. */
interface CliArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}

/** A command, read from a manifest or from `content/data/cli`. */
export interface CliCommand {
  /** Id: `election:vote`. */
  readonly id: string;
  /** First part of the id: `election`. */
  readonly topic: string;
  /** Summary. Like the command's other texts, it may contain `code` in backticks. */
  readonly summary: string;
  /** Details beyond the summary; may be empty. */
  readonly description: string;
  /** Common problems and their solutions; may be empty. */
  readonly trouble: string;
  readonly aliases: readonly string[];
  /** The command that this command is an alias of. */
  readonly aliasOf?: string;
  readonly args: readonly CliArgument[];
  readonly flags: readonly CliFlag[];
  /** Command lines, each starting with the tool's name. */
  readonly examples: readonly string[];
  /** The release that the command was read from: `@celo/celocli 5.0.0`. */
  readonly from: string;
  /** URL of the source; absent if the source is a package's manifest. */
  readonly fromUrl?: string;
}

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
