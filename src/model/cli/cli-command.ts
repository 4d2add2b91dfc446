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
  /** Every command of the tool takes it, and the help of a command leaves it out. */
  readonly isGlobal: boolean;
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
  readonly summary: string;
  /** What the summary leaves unsaid; empty when nothing. */
  readonly description: string;
  readonly aliases: readonly string[];
  readonly args: readonly CliArgument[];
  readonly flags: readonly CliFlag[];
  /** Command lines, each beginning with the tool's name. */
  readonly examples: readonly string[];
  /** What tells of it: `@celo/celocli 5.0.0`, or the title of a page. */
  readonly from: string;
  /** Address of that page; absent for a package. */
  readonly fromUrl?: string;
}

/** A line that is longer than this is broken before each flag. */
const USAGE_WIDTH = 72;

/** How a command is written, in lines: `celocli election:vote --from <value> [--wait]`; required flags first. */
export function formatUsage(tool: string, { id, args, flags }: CliCommand): string[] {
  const own = flags.filter(({ isGlobal }) => !isGlobal);
  const words = [
    ...own.filter(({ required }) => required).map(formatFlag),
    ...own.filter(({ required }) => !required).map((flag) => `[${formatFlag(flag)}]`),
  ];
  const values = args.map(({ name, required }) => (required ? `<${name}>` : `[<${name}>]`));
  const start = [tool, id, ...values].join(" ");
  const line = [start, ...words].join(" ");
  return line.length <= USAGE_WIDTH ? [line] : [start, ...words.map((word) => `  ${word}`)];
}

const formatFlag = ({ name, type, options }: CliFlag): string => {
  if (type === "boolean") return `--${name}`;
  return `--${name} ${options.length > 0 && options.length <= 4 ? options.join("|") : "<value>"}`;
};

/** Commands by topic, both sorted; of two that have one id, the first wins. */
export function groupByTopic(
  commands: readonly CliCommand[],
): ReadonlyMap<string, readonly CliCommand[]> {
  const byId = new Map<string, CliCommand>();
  for (const command of commands) if (!byId.has(command.id)) byId.set(command.id, command);
  const sorted = [...byId.values()].sort((a, b) => a.id.localeCompare(b.id, "en"));
  const topics = new Map<string, CliCommand[]>();
  for (const command of sorted)
    topics.set(command.topic, [...(topics.get(command.topic) ?? []), command]);
  return topics;
}
