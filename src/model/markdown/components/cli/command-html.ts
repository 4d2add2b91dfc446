import { type CliCommand, type CliFlag, formatUsage, topicOf } from "../../../cli/cli-command";
import { escapeText, escapeWithCode } from "../../html/escape";
import type { Part } from "../../html/pairs";
import { type Markup, isEmpty, markup } from "../../markup";
import { tableToMarkup, toColumn } from "../../tables/tables";
import { CLI_TOOL, commandAnchor, paragraphsOf, sentenceOf } from "./find-topic";

/** Renders the blocks of a command below its heading; `linkTo` makes the `href` of another command's page. */
export function commandParts(command: CliCommand, linkTo: (href: string) => Markup): Part[] {
  const { id, aliasOf, aliases, args, flags, examples } = command;
  const usage = code(formatUsage(CLI_TOOL, command), "Usage");
  if (aliasOf !== undefined) {
    const href = linkTo(`/cli/${topicOf(aliasOf)}#${commandAnchor(aliasOf)}`);
    const target = markup`<a class="text-link"${href}><code>${escapeText(aliasOf)}</code></a>`;
    return [words(markup`<p>Another name of ${target}, which explains the flags.</p>`), usage];
  }
  const own = flags.filter(({ isShared }) => !isShared);
  const shared = flags.filter(({ isShared }) => isShared);
  const others = aliases.filter((alias) => alias !== id);
  const about: Markup = [
    others.length === 0 ? "" : `<p>Also as ${listCode(others)}.</p>`,
    args.length === 0 ? "" : argumentTable(command),
    own.length === 0 ? "" : flagTable(own, `Flags of ${id}`),
    shared.length === 0
      ? ""
      : `<p>With the <a class="text-link" href="#shared-flags">shared flags</a> ${shared.map(({ name }) => `<code class="flag">--${escapeText(name)}</code>`).join(", ")}.</p>`,
    command.trouble === ""
      ? ""
      : `<p><strong>What can go wrong.</strong> ${escapeWithCode(sentenceOf(command.trouble))}</p>`,
  ];
  return [
    words(paragraphs(command.summary) + paragraphs(command.description)),
    usage,
    ...(isEmpty(about) ? [] : [words(about)]),
    ...(examples.length === 0 ? [] : [code(examples, "Examples")]),
  ];
}

export const words = (content: Markup): Part => ({ content, role: "words" });

const listCode = (names: readonly string[]): string =>
  names.map((name) => `<code>${escapeText(name)}</code>`).join(", ");

const paragraphs = (text: string): string =>
  paragraphsOf(text)
    .map((part) => `<p>${escapeWithCode(part)}</p>`)
    .join("");

const code = (lines: readonly string[], title: string): Part => ({
  content: { kind: "code", language: "bash", lines, title, marked: [], notes: [], notePrefix: "" },
  role: "code",
});

const REQUIRED = " <small>required</small>";

function argumentTable({ id, args }: CliCommand): Markup {
  const rows = args.map(({ name, description, required }) => {
    const mark = required ? REQUIRED : "";
    return [`<code>${escapeText(name)}</code>${mark}`, cell(description)];
  });
  return table(`Arguments of ${id}`, ["Argument", "Meaning"], rows);
}

export function flagTable(flags: readonly CliFlag[], label: string): Markup {
  const hasDefaults = flags.some((flag) => flag.default !== undefined);
  const rows = flags.map((flag) => {
    const short = flag.char === undefined ? "" : ` <code>-${escapeText(flag.char)}</code>`;
    const no = flag.allowNo ? ` <code>--no-${escapeText(flag.name)}</code>` : "";
    const value = flag.default === undefined ? "" : `<code>${escapeText(flag.default)}</code>`;
    return [
      `<code>--${escapeText(flag.name)}</code>${short}${no}${flag.required ? REQUIRED : ""}`,
      valueOf(flag),
      ...(hasDefaults ? [value] : []),
      cell(flag.description),
    ];
  });
  const columns = ["Flag", "Takes", ...(hasDefaults ? ["Default"] : []), "Meaning"];
  return table(label, columns, rows);
}

const cell = (text: string): string =>
  text === "" ? "" : escapeWithCode(sentenceOf(text.replace(/\s+/g, " ")));

function valueOf({ type, options, multiple }: CliFlag): string {
  if (type === "boolean") return "nothing";
  if (options.length > 0)
    return options.map((option) => `<code>${escapeText(option)}</code>`).join(" or ");
  return multiple ? "values" : "a value";
}

export const table = (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Markup =>
  tableToMarkup({
    label: `Table: ${name}`,
    columns: columns.map(toColumn),
    rows,
    isReference: true,
  });
