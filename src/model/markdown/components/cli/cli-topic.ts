import { suggest } from "../../../../faults/nearest";
import { CLI_FOLDER, toCommands } from "../../../cli/cli-data";
import { type CliCommand, type CliFlag, formatUsage, groupByTopic } from "../../../cli/cli-command";
import { readDataFolder } from "../../../data/data-files";
import type { Segment } from "../../segments";
import { html } from "../../build-segments";
import { codeBlockToHtml } from "../../code/code-block";
import { parseCodeMeta } from "../../code/code-meta";
import { twinCliTopic } from "./cli-topic-text";
import type { ComponentRule, JsxNode } from "../components";
import { escapeAttribute, escapeText } from "../../html/escape";
import { type RenderContext, addText, report } from "../../html/render-context";
import { renderHref } from "../../html/render-inline";
import { reserveId } from "../../html/reserve-id";

/**
 * Commands of the pinned packages (`CliCommand[]` as JSON), which the environment gives under this name. Where they lie
 * is the build's business: src/build/content/cli-commands.ts.
 */
export const CLI_COMMANDS_FILE = "cli-commands.json";

export const CLI_TOOL = "celocli";

/** Every command by its topic: those of the pinned packages, and those of `content/data/cli`. */
export function readTopics(
  environment: RenderContext["environment"],
): ReadonlyMap<string, readonly CliCommand[]> {
  const text = environment.readText(CLI_COMMANDS_FILE);
  const packaged = text === undefined ? [] : (JSON.parse(text) as CliCommand[]); // Our own file.
  const data = readDataFolder(CLI_FOLDER, environment).entries;
  return groupByTopic([...packaged, ...data.flatMap(({ value }) => toCommands(value))]);
}

/** The commands of a topic: usage, arguments, flags and examples of each, below a heading of its own. */
function renderTopic(node: JsxNode, topic: string, context: RenderContext): Segment[] {
  const { environment, gathered } = context;
  gathered.dependencies.add(CLI_COMMANDS_FILE);
  gathered.dependencies.add(CLI_FOLDER.folder);
  for (const file of environment.listFiles(CLI_FOLDER.folder)) gathered.dependencies.add(file);
  const topics = readTopics(environment);
  const commands = topics.get(topic);
  if (!commands) {
    report(context, node, {
      rule: "cli/unknown-topic",
      problem: `${CLI_TOOL} has no topic "${topic}".`,
      fix: suggest(topic, topics.keys(), "topics"),
    });
    return [];
  }
  const parts = commands.map((command) => renderCommand(command, node, context));
  return html(parts.join("") + renderGlobalFlags(commands) + renderOrigin(commands, node, context));
}

function renderCommand(command: CliCommand, node: JsxNode, context: RenderContext): string {
  const id = command.id.replaceAll(":", "-");
  reserveId(id, node, context);
  context.gathered.headings.push({ depth: 2, id, title: command.id });
  context.gathered.sections.push({ id, depth: 2, title: command.id, text: "" });
  const own = command.flags.filter(({ isGlobal }) => !isGlobal);
  addText(
    context,
    [
      command.summary,
      command.description,
      ...own.map(({ name, description }) => `--${name} ${description}`),
    ].join(" "),
  );
  const heading =
    `<h2 id="${id}"><code>${escapeText(command.id)}</code>` +
    `<a class="heading-anchor" href="#${id}" aria-label="Link to this section"></a></h2>`;
  const also =
    command.aliases.length === 0
      ? ""
      : `<p>Also as ${command.aliases.map((alias) => `<code>${escapeText(alias)}</code>`).join(", ")}.</p>`;
  return [
    heading,
    paragraphs(command.summary),
    paragraphs(command.description),
    codeBlock(formatUsage(CLI_TOOL, command), "Usage"),
    also,
    command.args.length === 0 ? "" : renderArguments(command),
    own.length === 0 ? "" : renderFlags(own, `Flags of ${command.id}`),
    command.examples.length === 0 ? "" : codeBlock(command.examples, "Examples"),
  ].join("");
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${sentence(part.replace(/\s+/g, " ").trim())}</p>`)
    .join("");

/** Descriptions of packages end with or without a full stop. */
export const sentenceOf = (text: string): string => (/[.!?:)]$/.test(text) ? text : `${text}.`);

const sentence = (text: string): string => escapeText(sentenceOf(text));

function codeBlock(lines: readonly string[], title: string): string {
  return codeBlockToHtml({
    language: "bash",
    meta: { ...parseCodeMeta(""), title },
    marks: { marked: new Set(), notes: new Map() },
    code: lines.join("\n"),
    notePrefix: "",
  });
}

function renderArguments({ id, args }: CliCommand): string {
  const rows = args.map(({ name, description, required }) => {
    const mark = required ? ' <span class="cli-required">required</span>' : "";
    return `<tr><th scope="row"><code>${escapeText(name)}</code>${mark}</th><td>${cell(description)}</td></tr>`;
  });
  return table(`Arguments of ${id}`, ["Argument", "Meaning"], rows);
}

function renderFlags(flags: readonly CliFlag[], label: string): string {
  const hasDefaults = flags.some((flag) => flag.default !== undefined);
  const rows = flags.map((flag) => {
    const short = flag.char === undefined ? "" : ` <code>-${escapeText(flag.char)}</code>`;
    const mark = flag.required ? ' <span class="cli-required">required</span>' : "";
    const value = flag.default === undefined ? "" : `<code>${escapeText(flag.default)}</code>`;
    return (
      `<tr><th scope="row"><code>--${escapeText(flag.name)}</code>${short}${mark}</th><td>${typeOf(flag)}</td>` +
      `${hasDefaults ? `<td>${value}</td>` : ""}<td>${cell(flag.description)}</td></tr>`
    );
  });
  const columns = ["Flag", "Takes", ...(hasDefaults ? ["Default"] : []), "Meaning"];
  return table(label, columns, rows);
}

const cell = (text: string): string => (text === "" ? "" : sentence(text.replace(/\s+/g, " ")));

function typeOf({ type, options, multiple }: CliFlag): string {
  if (type === "boolean") return "nothing";
  if (options.length > 0)
    return options.map((option) => `<code>${escapeText(option)}</code>`).join(" or ");
  return multiple ? "values" : "a value";
}

function table(label: string, columns: readonly string[], rows: readonly string[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join("");
  return (
    `<div class="table-scroll" role="region" tabindex="0" aria-label="${escapeAttribute(`Table: ${label}`)}">` +
    `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`
  );
}

/** Flags that all commands share, once for the page. */
function renderGlobalFlags(commands: readonly CliCommand[]): string {
  const flags = new Map(
    commands.flatMap(({ flags: own }) =>
      own.filter(({ isGlobal }) => isGlobal).map((flag) => [flag.name, flag] as const),
    ),
  );
  if (flags.size === 0) return "";
  return (
    `<details><summary>Flags that every command takes</summary>` +
    `${renderFlags([...flags.values()], "Flags that every command takes")}</details>`
  );
}

function renderOrigin(
  commands: readonly CliCommand[],
  node: JsxNode,
  context: RenderContext,
): string {
  const origins = new Map(commands.map(({ from, fromUrl }) => [from, fromUrl]));
  const words = [...origins].map(([from, url]) =>
    url === undefined
      ? escapeText(from)
      : `<a class="text-link external"${renderHref(url, node, context)}>${escapeText(from)}</a>`,
  );
  return `<p>Made from ${words.join(" and ")}.</p>`;
}

export const CLI_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  CliTopic: {
    attributes: { topic: { type: "string", required: true } },
    children: "none",
    readsData: true,
    render: (node, { topic }, context) =>
      typeof topic === "string" ? renderTopic(node, topic, context) : [],
    twin: (_node, props, context) => twinCliTopic(String(props.topic ?? ""), context),
  },
};
