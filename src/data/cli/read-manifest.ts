import { z } from "zod";
import { type CliCommand, commandId, topicOf } from "./cli-command";

/**
 * The parts of an oclif manifest (https://oclif.io/docs/manifest) that the reference shows. Other parts are ignored.
 */
const manifestSchema = z.object({
  commands: z.record(
    commandId,
    z.object({
      aliases: z.array(commandId).default([]),
      args: z
        .record(
          z.string(),
          z.object({
            name: z.string(),
            description: z.string().default(""),
            required: z.boolean().default(false),
            hidden: z.boolean().default(false),
          }),
        )
        .default({}),
      flags: z
        .record(
          z.string(),
          z.object({
            name: z.string(),
            char: z.string().optional(),
            description: z.string().default(""),
            summary: z.string().optional(),
            type: z.enum(["boolean", "option"]),
            required: z.boolean().default(false),
            default: z.unknown().optional(),
            options: z.array(z.string()).default([]),
            multiple: z.boolean().default(false),
            allowNo: z.boolean().default(false),
            hidden: z.boolean().default(false),
          }),
        )
        .default({}),
      summary: z.string().optional(),
      description: z.string().default(""),
      hidden: z.boolean().default(false),
      examples: z.array(z.union([z.string(), z.object({ command: z.string() })])).default([]),
    }),
  ),
});

/** The source of a manifest. */
export interface ManifestOrigin {
  /** The command that starts the tool: `celocli`. */
  readonly tool: string;
  /** Package and version: `@celo/celocli 5.0.0`. */
  readonly from: string;
}

/** Checks whether a flag is hidden. The hidden flags are those that every command inherits from a base class. */
const isInherited = ({ hidden }: { readonly hidden: boolean }): boolean => hidden;

/**
 * Reads the commands of an oclif manifest.
 * @throws If the manifest isn't in the format of oclif 2 to 4.
 */
export function readManifest(json: unknown, { tool, from }: ManifestOrigin): CliCommand[] {
  const { commands } = manifestSchema.parse(json);
  return Object.entries(commands).flatMap(([id, command]): CliCommand[] => {
    if (command.hidden) return [];
    const { summary, description } = splitDescription(command, tool);
    return [
      {
        id,
        topic: topicOf(id),
        summary,
        description,
        trouble: "",
        aliases: command.aliases,
        args: Object.values(command.args)
          .filter(({ hidden }) => !hidden)
          .map(({ name, required, description: words }) => ({
            name,
            required,
            description: words,
          })),
        flags: Object.values(command.flags)
          .map(
            ({
              name,
              char,
              type,
              required,
              options,
              multiple,
              allowNo,
              default: value,
              ...flag
            }) => ({
              name,
              ...(char !== undefined && { char }),
              description: flag.summary ?? flag.description,
              type,
              required,
              ...(isShown(value) && { default: String(value) }),
              options,
              multiple,
              allowNo,
              isShared: isInherited(flag) || name === "globalHelp",
            }),
          )
          .sort((a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name)),
        examples: command.examples.map((example) =>
          toCommandLine(typeof example === "string" ? example : example.command, tool, id),
        ),
        from,
      },
    ];
  });
}

const isShown = (value: unknown): value is string | number | boolean =>
  (typeof value === "string" && value !== "") || typeof value === "number" || value === true;

/** Splits a description as oclif does: if there is no summary, the first line becomes the summary. */
function splitDescription(
  command: { summary?: string | undefined; description: string },
  tool: string,
): { summary: string; description: string } {
  const fill = (text: string): string => text.replaceAll("<%= config.bin %>", tool).trim();
  const text = fill(command.description);
  if (command.summary !== undefined) return { summary: fill(command.summary), description: text };
  const [first = "", ...rest] = text.split("\n");
  return { summary: first.trim(), description: rest.join("\n").trim() };
}

/**
 * Completes an example. Manifests contain `vote --from …`, `<%= config.bin %> <%= command.id %> …` or the full line.
 */
function toCommandLine(example: string, tool: string, id: string): string {
  const filled = example
    .replaceAll("<%= config.bin %>", tool)
    .replaceAll("<%= command.id %>", id)
    .trim();
  if (filled.startsWith(`${tool} `)) return filled;
  const name = id.split(":").at(-1) ?? id;
  const own = filled.startsWith(`${id} `) || filled === id ? id : name;
  if (filled === own) return `${tool} ${id}`;
  return filled.startsWith(`${own} `) ? `${tool} ${id} ${filled.slice(own.length + 1)}` : filled;
}
