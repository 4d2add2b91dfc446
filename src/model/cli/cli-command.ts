/** A flag of a command. */
export interface CliFlag {
  /** Without dashes: `from`. */
  readonly name: string;
  /** Its one-letter form: `k`. */
  readonly char?: string;
  readonly description: string;
  readonly type: "boolean" | "option";
  readonly required: boolean;
  readonly default?: string;
  /** The values it may take, when they are few. */
  readonly options: readonly string[];
  readonly multiple: boolean;
  /** `--no-name` switches it off. */
  readonly allowNo: boolean;
  /** Many commands take it, so a page explains it once, at its end. */
  readonly isShared: boolean;
}

/** What stands behind a command without a dash. */
interface CliArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
}

/** A command: the shape that manifests and `content/data/cli` are both brought into. */
export interface CliCommand {
  /** `election:vote`. */
  readonly id: string;
  /** First part of the id: `election`. */
  readonly topic: string;
  /** Texts may hold `code` between backticks. */
  readonly summary: string;
  /** What the summary leaves unsaid; empty when nothing. */
  readonly description: string;
  /** Why it fails or misleads, and what to do then; empty when nothing is known. */
  readonly trouble: string;
  readonly aliases: readonly string[];
  /** The command that this is only another name of. */
  readonly aliasOf?: string;
  readonly args: readonly CliArgument[];
  readonly flags: readonly CliFlag[];
  /** Command lines, each beginning with the tool's name. */
  readonly examples: readonly string[];
  /** What tells of it: `@celo/celocli 5.0.0`. */
  readonly from: string;
  /** Address of a page that says the same; absent for a package's manifest. */
  readonly fromUrl?: string;
}

/** The commands that a package brings, as its manifest tells them. */
export interface CliManifest {
  readonly package: string;
  readonly version: string;
  readonly commands: readonly CliCommand[];
}

/** `@celo/celocli 9.0.1`. */
export const nameRelease = (release: Pick<CliManifest, "package" | "version">): string =>
  `${release.package} ${release.version}`;

/** First part of a command's name. */
export const topicOf = (id: string): string => id.split(":")[0] ?? id;

/** A line that is longer than this is broken before each flag. */
const USAGE_WIDTH = 72;

/** How a command is written, in lines: `celocli election:vote --from <value> [--wait]`; required flags first. */
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
