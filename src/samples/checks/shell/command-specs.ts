import { z } from "zod";
import { webAddress } from "../../../faults/web-address";
import { nameRelease } from "../../../model/cli/cli-command";
import type { CliReference } from "../../../model/cli/cli-reference";

/** A command-line tool as far as pages may speak of it. */
export interface CommandSpec {
  readonly tool: string;
  /** What the list was made from, for messages: `@celo/celocli 9.0.1`. */
  readonly from: string;
  /** Flags by command; the tool's own, when it has no commands, under "". */
  readonly commands: ReadonlyMap<string, ReadonlySet<string>>;
  /** Flags every command takes. */
  readonly flags: ReadonlySet<string>;
  /** The lists it was merged from, those that count first. */
  readonly parts?: readonly CommandSpec[];
}

/** `content/data/commands/<tool>.yaml`: what no package on the registry can tell. */
export const commandsSchema = z.strictObject({
  tool: z.string().min(1),
  /** The release the list was made from. */
  version: z.string().min(1),
  as_of: z.iso.date("Write a date as YYYY-MM-DD, for instance 2026-11-21."),
  source: z.strictObject({ title: z.string().min(1), url: webAddress }),
  flags: z.array(z.string().startsWith("-", "A flag starts with a dash.")).default([]),
  commands: z.record(z.string(), z.array(z.string().startsWith("-", "A flag starts with a dash."))),
});

export const COMMANDS_FOLDER = {
  folder: "content/data/commands",
  schema: commandsSchema,
  area: "commands",
} as const;

/** Merges lists of one tool, a package's own first. */
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

/** The commands of celocli and their flags, as /cli describes them; commands that are gone are none. */
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
