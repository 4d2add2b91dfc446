import { slug } from "github-slugger";
import { escapeText, escapeWithCode } from "../../../base/escape";
import { type CliCommand, type CliFlag, formatUsage, topicOf } from "../../../data/cli/cli-command";
import { type Markup, markup } from "../../base/markup";
import type { RenderContext } from "../../base/render-context";
import type { Block } from "../../render/html/pairs";
import { renderTabGroup } from "../../render/html/tabs";
import { listRowIds } from "../../render/tables/row-ids";
import { tableToMarkup, toColumn } from "../../render/tables/tables";
import { CLI_TOOL, commandAnchor, paragraphsOf, sentenceOf } from "./find-topic";

/** Renders the blocks below a command's heading. `linkTo` renders the `href` of another command's page. */
export function commandBlocks(
  command: CliCommand,
  linkTo: (href: string) => Markup,
  context: RenderContext,
): Block[] {
  const { id, aliasOf, aliases, args, flags, examples } = command;
  const usage = code(formatUsage(CLI_TOOL, command));
  if (aliasOf !== undefined) {
    const href = linkTo(`/cli/${topicOf(aliasOf)}#${commandAnchor(aliasOf)}`);
    const target = markup`<a class="text-link"${href}><code>${escapeText(aliasOf)}</code></a>`;
    return [
      words(markup`<p>Another name for ${target}, which explains the flags.</p>`),
      { content: usage, role: "code" },
    ];
  }
  const own = flags.filter(({ isShared }) => !isShared);
  const shared = flags.filter(({ isShared }) => isShared);
  const others = aliases.filter((alias) => alias !== id);
  const about: Markup = [
    others.length === 0 ? "" : `<p>Also as ${listCode(others)}.</p>`,
    definitionList([...args.map(argumentItem), ...own.map(flagItem)], commandAnchor(id), context),
    shared.length === 0
      ? ""
      : `<details><summary>${shared.length === 1 ? "1 shared flag" : `${shared.length} shared flags`}</summary><p>${shared.map(({ name }) => `<a class="text-link" href="#row.shared-${slug(name)}"><code class="flag">--${escapeText(name)}</code></a>`).join(", ")}</p></details>`,
    command.trouble === ""
      ? ""
      : `<p><strong>What can go wrong.</strong> ${escapeWithCode(sentenceOf(command.trouble))}</p>`,
  ];
  return [
    words([paragraphs(command.summary) + paragraphs(command.description), about]),
    {
      content: examples.length === 0 ? usage : asTabs(code(examples), usage, context),
      role: "code",
    },
  ];
}

export const words = (content: Markup): Block => ({ content, role: "words" });

const listCode = (names: readonly string[]): string =>
  names.map((name) => `<code>${escapeText(name)}</code>`).join(", ");

const paragraphs = (text: string): string =>
  paragraphsOf(text)
    .map((part) => `<p>${escapeWithCode(part)}</p>`)
    .join("");

const code = (lines: readonly string[]): Markup => ({
  ...{ kind: "code", language: "bash", lines, marked: [], notes: [], notePrefix: "" },
});

/** Renders one panel with two tabs. The choice applies to all commands of the page. */
const asTabs = (examples: Markup, usage: Markup, context: RenderContext): Markup =>
  renderTabGroup({
    tabs: [
      { value: "examples", label: "Examples", children: examples },
      { value: "usage", label: "Usage", children: usage },
    ],
    group: "examples-usage",
    context,
  });

/** An argument or a flag: the name that its id is made from, its heading in HTML, and its meaning. */
interface Definition {
  readonly name: string;
  readonly term: string;
  readonly meaning: string;
}

/** Renders arguments or flags as a definition list. Each of their ids begins with the command's id. */
export function definitionList(
  items: readonly Definition[],
  command: string,
  context: RenderContext,
): Markup {
  if (items.length === 0) return "";
  const ids = listRowIds(
    items.map(({ name }) => `${command} ${name}`),
    context,
  );
  const rows = items.map(
    ({ term, meaning }, at) =>
      `<dt id="${ids[at] ?? ""}">${term}</dt>${meaning === "" ? "" : `<dd>${meaning}</dd>`}`,
  );
  return `<dl class="parameters">${rows.join("")}</dl>`;
}

const small = (html: string): string => ` <small>${html}</small>`;

const argumentItem = ({ name, description, required }: CliCommand["args"][number]): Definition => ({
  name,
  term: `<code>${escapeText(name)}</code>${required ? small("required") : ""}`,
  meaning: cell(description),
});

/**
 * Creates the definition of a flag: its forms, its values if they are limited, whether it's required, and its default.
 */
export function flagItem(flag: CliFlag): Definition {
  const { name, char, allowNo, required, description } = flag;
  const value = valueOf(flag);
  const parts = [
    `<code>--${escapeText(name)}</code>`,
    char === undefined ? "" : ` <code>-${escapeText(char)}</code>`,
    allowNo ? ` <code>--no-${escapeText(name)}</code>` : "",
    value === "" ? "" : small(value),
    required ? small("required") : "",
    flag.default === undefined ? "" : small(`default <code>${escapeText(flag.default)}</code>`),
  ];
  return { name, term: parts.join(""), meaning: cell(description) };
}

const cell = (text: string): string =>
  text === "" ? "" : escapeWithCode(sentenceOf(text.replace(/\s+/g, " ")));

function valueOf({ type, options, multiple }: CliFlag): string {
  if (type === "boolean") return "";
  if (options.length > 0)
    return options.map((option) => `<code>${escapeText(option)}</code>`).join(" or ");
  return multiple ? "one or more values" : "";
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
