import { z } from "zod";
import { nameRelease } from "../../../data/cli/cli-command";
import type { CliReference } from "../../../data/cli/cli-reference";
import { isoDate } from "../../../faults/dated-sources";
import { webAddress } from "../../../faults/web-address";

/** The commands and flags of a command-line tool. */
export interface CommandSpec {
  readonly tool: string;
  /** Source of the list, for messages: `@celo/celocli 9.0.1`. */
  readonly from: string;
  /** Flags of each command. If the tool has no commands, its flags are under "". */
  readonly commands: ReadonlyMap<string, ReadonlySet<string>>;
  /** Flags accepted by every command. */
  readonly flags: ReadonlySet<string>;
  /** The lists that were merged into this one, in order of priority. */
  readonly parts?: readonly CommandSpec[];
}

/** Schema of `content/data/commands/<tool>.yaml`, which lists a tool's commands if no package contains such a list. */
export const commandsSchema = z.strictObject({
  tool: z.string().min(1),
  /** The release from which the list was made. */
  version: z.string().min(1),
  as_of: isoDate,
  source: z.strictObject({ title: z.string().min(1), url: webAddress }),
  flags: z.array(z.string().startsWith("-", "Start flags with a dash.")).default([]),
  commands: z.record(z.string(), z.array(z.string().startsWith("-", "Start flags with a dash."))),
});

export const COMMANDS_FOLDER = {
  folder: "content/data/commands",
  schema: commandsSchema,
  area: "commands",
} as const;

/** Merges the lists of each tool. If lists differ, the first one takes precedence. */
export function mergeSpecs(specs: readonly CommandSpec[]): ReadonlyMap<string, CommandSpec> {
  const merged = new Map<string, CommandSpec>();
  for (const spec of specs) {
    const before = merged.get(spec.tool);
    merged.set(
      spec.tool,
      before
        ? {
            ...before,
            from: `${before.from} and ${spec.from}`,
            commands: new Map([...spec.commands, ...before.commands]),
            flags: new Set([...before.flags, ...spec.flags]),
            parts: [...(before.parts ?? [before]), spec],
          }
        : spec,
    );
  }
  return merged;
}

export const toSpec = (data: z.output<typeof commandsSchema>): CommandSpec => ({
  tool: data.tool,
  from: `${data.tool} ${data.version}`,
  commands: new Map(Object.entries(data.commands).map(([name, flags]) => [name, new Set(flags)])),
  flags: new Set(data.flags),
});

/** Lists celocli's commands with their flags, as described on /cli, except for commands that have been removed. */
export function toCliSpec({ topics, release }: CliReference): CommandSpec {
  const today = [...topics.values()].filter(({ isGone }) => !isGone);
  const commands = today.flatMap((topic) =>
    topic.commands.flatMap(({ id, aliases, flags }) => {
      const names = flags.flatMap(({ name, char, allowNo }) => [
        `--${name}`,
        ...(char === undefined ? [] : [`-${char}`]),
        ...(allowNo ? [`--no-${name}`] : []),
      ]);
      return [id, ...aliases].map((one) => [one, new Set(names)] as const);
    }),
  );
  return {
    tool: "celocli",
    from: release ? nameRelease(release) : "celocli",
    commands: new Map(commands),
    flags: new Set([
      "--help",
      "--version",
      ...(release?.hidden ?? []).map(({ name }) => `--${name}`),
    ]),
  };
}
