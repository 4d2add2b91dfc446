import type { PhrasingContent } from "mdast";
import { type CliCommand, type CliFlag, formatUsage, topicOf } from "../../../data/cli/cli-command";
import type { CliRemoval } from "../../../data/cli/cli-release";
import type { MarkdownContext } from "../../base/render-context";
import { urlForMarkdown } from "../../text/markdown-inline";
import {
  type MarkdownBlock,
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
  withCode,
} from "../../text/markdown-nodes";
import { formatDay } from "../dated-sources";
import {
  CLI_TOOL,
  SHARED_FLAGS,
  commandAnchor,
  listOrigins,
  listSharedFlags,
  nameChange,
  paragraphsOf,
  readReference,
  sentenceOf,
} from "./find-topic";

/** Converts the commands of a topic, each with its heading, usage, arguments, flags and examples. */
export function topicToMarkdown(name: string, context: MarkdownContext): MarkdownBlock[] {
  const { topics, release } = readReference(context.environment);
  const topic = topics.get(name);
  if (!topic) return []; // The page already has a fault for this.
  const shared = listSharedFlags(topic);
  const origins = [...listOrigins(topic)].map(([from, url]) =>
    url === undefined ? text(from) : link(url, from),
  );
  const day = release && !topic.isGone ? `, as of ${formatDay(release.as_of)}` : "";
  return [
    ...(topic.isGone ? topic.removed.map(removalNotice) : []),
    ...topic.commands.flatMap((command) => commandToMarkdown(command, context)),
    ...(topic.isGone || topic.removed.length === 0 ? [] : removedToMarkdown(topic.removed)),
    ...(shared.length === 0 ? [] : [heading(2, SHARED_FLAGS), flagsToMarkdown(shared)]),
    paragraph("Commands and flags of ", separate(origins, " and "), `${day}.`),
  ];
}

const removalNotice = (removal: CliRemoval): MarkdownBlock =>
  paragraph(strong(`${nameChange(removal)}.`), " ", withCode(sentenceOf(removal.instead)));

const removedToMarkdown = (removed: readonly CliRemoval[]): MarkdownBlock[] => [
  heading(2, "Removed commands"),
  table([
    ["Command", "Change", "Instead"],
    ...removed.map((removal) => [
      code(removal.id),
      nameChange(removal),
      withCode(sentenceOf(removal.instead)),
    ]),
  ]),
];

function commandToMarkdown(command: CliCommand, context: MarkdownContext): MarkdownBlock[] {
  const { id, summary, description, trouble, aliases, aliasOf, args, flags, examples } = command;
  const usage = [paragraph("Usage:"), codeBlock("bash", formatUsage(CLI_TOOL, command).join("\n"))];
  if (aliasOf !== undefined) {
    const target = urlForMarkdown(`/cli/${topicOf(aliasOf)}#${commandAnchor(aliasOf)}`, context);
    const words = ["Another name for ", link(target, code(aliasOf)), ", which explains the flags."];
    return [heading(2, code(id)), paragraph(...words), ...usage];
  }
  const own = flags.filter(({ isShared }) => !isShared);
  const shared = flags.filter(({ isShared }) => isShared);
  const others = aliases.filter((alias) => alias !== id);
  return [
    heading(2, code(id)),
    ...paragraphs(summary),
    ...paragraphs(description),
    ...usage,
    ...(others.length > 0 ? [paragraph("Also as ", separate(others.map(code), ", "), ".")] : []),
    ...(args.length > 0 ? [argumentsToMarkdown(command)] : []),
    ...(own.length > 0 ? [flagsToMarkdown(own)] : []),
    ...(shared.length > 0
      ? [paragraph("With the shared flags ", separate(shared.map(nameFlag), ", "), ".")]
      : []),
    ...(trouble === ""
      ? []
      : [paragraph(strong("What can go wrong."), " ", withCode(sentenceOf(trouble)))]),
    ...(examples.length > 0
      ? [paragraph("Examples:"), codeBlock("bash", examples.join("\n"))]
      : []),
  ];
}

const nameFlag = ({ name }: CliFlag): PhrasingContent => code(`--${name}`);

const paragraphs = (words: string): MarkdownBlock[] =>
  paragraphsOf(words).map((part) => paragraph(withCode(part)));

const argumentsToMarkdown = ({ args }: CliCommand): MarkdownBlock =>
  table([
    ["Argument", "Meaning"],
    ...args.map(({ name, required, description }) => [
      markRequired([code(name)], required),
      cell(description),
    ]),
  ]);

function flagsToMarkdown(flags: readonly CliFlag[]): MarkdownBlock {
  const hasDefaults = flags.some((flag) => flag.default !== undefined);
  const rows = flags.map((flag): Words[] => {
    const short = flag.char === undefined ? [] : [text(" "), code(`-${flag.char}`)];
    const no = flag.allowNo ? [text(" "), code(`--no-${flag.name}`)] : [];
    const value = flag.default === undefined ? "" : code(flag.default);
    return [
      markRequired([nameFlag(flag), ...short, ...no], flag.required),
      typeOf(flag),
      ...(hasDefaults ? [value] : []),
      cell(flag.description),
    ];
  });
  return table([["Flag", "Takes", ...(hasDefaults ? ["Default"] : []), "Meaning"], ...rows]);
}

const markRequired = (words: PhrasingContent[], isRequired: boolean): PhrasingContent[] =>
  isRequired ? [...words, text(" (required)")] : words;

const cell = (words: string): Words =>
  words === "" ? "" : withCode(sentenceOf(words.replace(/\s+/g, " ")));

function typeOf({ type, options, multiple }: CliFlag): Words {
  if (type === "boolean") return "nothing";
  if (options.length > 0) return separate(options.map(code), " or ");
  return multiple ? "values" : "a value";
}
