import semver from "semver";
import type { Fault } from "../../faults/fault";
import { type DataSource, readDataFolder } from "../data-files";
import { type CliCommand, type CliManifest, topicOf } from "./cli-command";
import { CLI_FOLDER, checkFlagNames, packageOf, toCommands } from "./cli-data";
import { type CliRelease, type CliRemoval, readCliRelease } from "./cli-release";

/** All commands whose names start with the same word. */
export interface CliTopic {
  readonly commands: readonly CliCommand[];
  /**
   * True if the current release has none of these commands; they are then read from the last manifest that had them.
   */
  readonly isGone: boolean;
  readonly removed: readonly CliRemoval[];
  /** Commands from older manifests that no longer exist and aren't listed in `removed`. */
  readonly unaccounted: readonly string[];
}

export interface CliReference {
  /** Topics and their commands, each sorted by name. */
  readonly topics: ReadonlyMap<string, CliTopic>;
  readonly release?: CliRelease;
  readonly faults: readonly Fault[];
}

/**
 * Reads the current commands, and the topics that only exist in older manifests. If a package's newest manifest is at
 * least as new as our data files, it defines the package's commands, and the data files only provide the texts.
 */
export function readCliReference(
  source: DataSource,
  manifests: readonly CliManifest[],
): CliReference {
  const { release, faults: releaseFaults } = readCliRelease(source);
  const { entries, faults: topicFaults } = readDataFolder(CLI_FOLDER, source);
  const newestFirst = [...manifests].sort((a, b) => semver.compare(b.version, a.version));
  const faults = [
    ...releaseFaults,
    ...topicFaults,
    ...(release ? entries.flatMap((entry) => checkFlagNames(entry, release)) : []),
  ];
  if (!release) {
    const commands = onePerId(newestFirst.flatMap((manifest) => manifest.commands));
    return { topics: buildTopics(commands, [], []), faults };
  }
  const described = new Map(
    entries.flatMap((entry) => toCommands(entry, release)).map((one) => [one.id, one]),
  );
  const newer = newestFirst.filter(
    (one, at) =>
      newestFirst.findIndex((other) => other.package === one.package) === at &&
      entries.some((entry) => {
        const ours = packageOf(entry, release);
        return ours.package === one.package && semver.gte(one.version, ours.version);
      }),
  );
  const current = [
    ...newer.flatMap(({ commands }) =>
      commands.map((command) => withWords(command, described.get(command.id), release)),
    ),
    ...entries
      .filter((entry) => newer.every((one) => one.package !== packageOf(entry, release).package))
      .flatMap((entry) => toCommands(entry, release)),
  ];
  const past = onePerId(newestFirst.flatMap(({ commands }) => commands));
  return { topics: buildTopics(withAliases(current), past, release.removed), release, faults };
}

const onePerId = (commands: readonly CliCommand[]): CliCommand[] => [
  ...new Map([...commands].reverse().map((command) => [command.id, command])).values(),
];

/** Replaces the texts of a manifest's command with the texts in the data files. */
function withWords(
  command: CliCommand,
  ours: CliCommand | undefined,
  { flags: explained }: CliRelease,
): CliCommand {
  const shared = new Set(ours?.flags.filter(({ isShared }) => isShared).map(({ name }) => name));
  const words = new Map([...explained, ...(ours?.flags ?? [])].map((one) => [one.name, one]));
  const argWords = ours?.args.length === command.args.length ? ours.args : command.args;
  return {
    ...command,
    ...(ours && {
      summary: ours.summary,
      description: ours.description,
      trouble: ours.trouble,
      examples: ours.examples,
    }),
    args: command.args.map((arg, at) => ({ ...arg, ...argWords[at], required: arg.required })),
    flags: command.flags.map((flag) => ({
      ...flag,
      description: words.get(flag.name)?.description ?? flag.description,
      isShared: ours ? shared.has(flag.name) : flag.isShared,
    })),
  };
}

/** Adds each alias as a separate command, if the alias's topic has other commands. */
function withAliases(commands: readonly CliCommand[]): CliCommand[] {
  const topics = new Set(commands.map(({ topic }) => topic));
  const names = commands.flatMap((command) =>
    command.aliases
      .filter((alias) => topics.has(topicOf(alias)) && alias !== command.id)
      .map((alias) => ({ ...command, id: alias, topic: topicOf(alias), aliasOf: command.id })),
  );
  return [...commands, ...names];
}

function buildTopics(
  current: readonly CliCommand[],
  past: readonly CliCommand[],
  removals: readonly CliRemoval[],
): ReadonlyMap<string, CliTopic> {
  const known = new Set(current.flatMap(({ id, aliases }) => [id, ...aliases]));
  const byId = (a: CliCommand, b: CliCommand): number => a.id.localeCompare(b.id, "en");
  const names = new Set([...current, ...past].map(({ topic }) => topic));
  return new Map(
    [...names].sort().map((name) => {
      const today = current.filter(({ topic }) => topic === name).sort(byId);
      const before = past.filter(({ topic }) => topic === name).sort(byId);
      const removed = removals.filter(({ id }) => topicOf(id) === name);
      const accounted = new Set(removed.map(({ id }) => id));
      const isGone = today.length === 0;
      const unaccounted = before
        .map(({ id }) => id)
        .filter((id) => (isGone || !known.has(id)) && !accounted.has(id) && !accounted.has(name));
      return [name, { commands: isGone ? before : today, isGone, removed, unaccounted }];
    }),
  );
}
