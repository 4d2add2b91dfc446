import type { PhrasingContent } from "mdast";
import { type CliCommand, type CliFlag, formatUsage } from "../../../cli/cli-command";
import { CLI_TOOL, readTopics, sentenceOf } from "./cli-topic";
import type { TwinContext } from "../../text/twin-context";
import {
  type TwinBlock,
  type Words,
  code,
  codeBlock,
  heading,
  link,
  paragraph,
  separate,
  strong,
  table,
  text,
} from "../../text/twin-nodes";

/** The commands of a topic: usage, arguments, flags and examples of each, below a heading of its own. */
export function twinCliTopic(topic: string, { environment }: TwinContext): TwinBlock[] {
  const commands = readTopics(environment).get(topic) ?? [];
  const globals = new Map(
    commands.flatMap(({ flags }) =>
      flags.filter(({ isGlobal }) => isGlobal).map((flag) => [flag.name, flag] as const),
    ),
  );
  const origins = new Map(commands.map(({ from, fromUrl }) => [from, fromUrl]));
  const from = [...origins].map(([name, url]) =>
    url === undefined ? text(name) : link(url, name),
  );
  return [
    ...commands.flatMap(twinCommand),
    ...(globals.size === 0
      ? []
      : [paragraph(strong("Flags that every command takes")), twinFlags([...globals.values()])]),
    paragraph("Made from ", separate(from, " and "), "."),
  ];
}

function twinCommand(command: CliCommand): TwinBlock[] {
  const { id, summary, description, aliases, args, flags, examples } = command;
  const own = flags.filter(({ isGlobal }) => !isGlobal);
  return [
    heading(2, code(id)),
    ...paragraphs(summary),
    ...paragraphs(description),
    paragraph("Usage:"),
    codeBlock("bash", formatUsage(CLI_TOOL, command).join("\n")),
    ...(aliases.length > 0 ? [paragraph("Also as ", separate(aliases.map(code), ", "), ".")] : []),
    ...(args.length > 0
      ? [
          table([
            ["Argument", "Meaning"],
            ...args.map(({ name, required, description: words }) => [
              markRequired([code(name)], required),
              cell(words),
            ]),
          ]),
        ]
      : []),
    ...(own.length > 0 ? [twinFlags(own)] : []),
    ...(examples.length > 0
      ? [paragraph("Examples:"), codeBlock("bash", examples.join("\n"))]
      : []),
  ];
}

const paragraphs = (words: string): TwinBlock[] =>
  words
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => paragraph(sentenceOf(part.replace(/\s+/g, " ").trim())));

function twinFlags(flags: readonly CliFlag[]): TwinBlock {
  const hasDefaults = flags.some((flag) => flag.default !== undefined);
  const rows = flags.map((flag): Words[] => {
    const short = flag.char === undefined ? [] : [text(" "), code(`-${flag.char}`)];
    const value = flag.default === undefined ? "" : code(flag.default);
    return [
      markRequired([code(`--${flag.name}`), ...short], flag.required),
      typeOf(flag),
      ...(hasDefaults ? [value] : []),
      cell(flag.description),
    ];
  });
  return table([["Flag", "Takes", ...(hasDefaults ? ["Default"] : []), "Meaning"], ...rows]);
}

const markRequired = (words: PhrasingContent[], isRequired: boolean): PhrasingContent[] =>
  isRequired ? [...words, text(" (required)")] : words;

const cell = (words: string): string =>
  words === "" ? "" : sentenceOf(words.replace(/\s+/g, " "));

function typeOf({ type, options, multiple }: CliFlag): Words {
  if (type === "boolean") return "nothing";
  if (options.length > 0) return separate(options.map(code), " or ");
  return multiple ? "values" : "a value";
}
