import { escapeText, escapeWithCode } from "../../../base/escape";
import type { CliCommand } from "../../../data/cli/cli-command";
import { CLI_FOLDER } from "../../../data/cli/cli-data";
import { CLI_MANIFESTS_FILE, CLI_PACKAGES_FILE } from "../../../data/cli/cli-manifests";
import type { CliTopic } from "../../../data/cli/cli-reference";
import { CLI_RELEASE_FILE, type CliRelease, type CliRemoval } from "../../../data/cli/cli-release";
import { suggest } from "../../../faults/nearest";
import { type Markup, markup, separate } from "../../base/markup";
import type { JsxNode } from "../../base/props";
import { type RenderContext, report } from "../../base/render-context";
import { type Block, layOutBlocks } from "../../render/html/pairs";
import { renderHref } from "../../render/html/render-inline";
import { addText } from "../../render/html/search-text";
import { dayToHtml } from "../dated-sources";
import { renderSectionHeading } from "../section-heading";
import { commandBlocks, definitionList, flagItem, table, words } from "./command-html";
import {
  CLI_TOOL,
  SHARED_FLAGS,
  commandAnchor,
  listOrigins,
  listSharedFlags,
  nameChange,
  readReference,
  sentenceOf,
} from "./find-topic";

interface Rendering {
  readonly node: JsxNode;
  readonly context: RenderContext;
}

/** Renders the commands of a topic, each with its heading, usage, arguments, flags and examples. */
export function renderTopic(node: JsxNode, name: string, context: RenderContext): Markup {
  const { environment, gathered } = context;
  for (const file of [CLI_PACKAGES_FILE, CLI_MANIFESTS_FILE, CLI_RELEASE_FILE, CLI_FOLDER.folder])
    gathered.dependencies.add(file);
  for (const file of environment.listFiles(CLI_FOLDER.folder)) gathered.dependencies.add(file);
  const { topics, release } = readReference(environment);
  const topic = topics.get(name);
  if (!topic) {
    report(context, node, {
      rule: "cli/unknown-topic",
      problem: `${CLI_TOOL} has no topic "${name}".`,
      fix: suggest(name, topics.keys(), "topics"),
      missing: name,
    });
    return [];
  }
  if (release && topic.unaccounted.length > 0)
    report(context, node, {
      rule: "cli/unaccounted-command",
      problem: `An older release of ${CLI_TOOL} had these commands, but ${release.version} doesn't: ${topic.unaccounted.join(", ")}.`,
      fix: `Add each command to "removed" in ${CLI_RELEASE_FILE}, with the version that removed it and its replacement, or describe it in ${CLI_FOLDER.folder}.`,
    });
  const to = { node, context };
  return layOutBlocks(
    [
      ...(topic.isGone ? topic.removed.map(removalNotice) : []).map(words),
      ...topic.commands.flatMap((command) => renderCommand(command, to)),
      section(topic.isGone ? "" : renderRemoved(topic.removed, to)),
      section(renderSharedFlags(topic, to)),
      words(renderOrigin(topic, release, to)),
    ],
    context,
  );
}

const section = (content: Markup): Block => ({ content, role: "heading" });

function renderCommand(command: CliCommand, { node, context }: Rendering): Block[] {
  const title = { id: commandAnchor(command.id), title: command.id, isCode: true };
  const heading = renderSectionHeading(title, node, context);
  const own = command.flags.filter(({ isShared }) => !isShared);
  const found =
    command.aliasOf === undefined
      ? [
          command.summary,
          command.description,
          ...own.map(({ name, description }) => `--${name} ${description}`),
          command.trouble,
        ]
      : [`Another name for ${command.aliasOf}`];
  addText(context, found.join(" ").replaceAll("`", ""));
  return [
    section(heading),
    ...commandBlocks(command, (href) => renderHref(href, node, context), context),
  ];
}

const removalNotice = (removal: CliRemoval): string =>
  `<p><strong>${nameChange(removal)}.</strong> ${escapeWithCode(sentenceOf(removal.instead))}</p>`;

function renderRemoved(removed: readonly CliRemoval[], { node, context }: Rendering): Markup {
  if (removed.length === 0) return "";
  const title = "Removed commands";
  const heading = renderSectionHeading({ id: "removed-commands", title }, node, context);
  addText(context, removed.map(({ id, instead }) => `${id} ${instead}`).join(" "));
  const rows = removed.map((removal) => [
    `<code>${escapeText(removal.id)}</code>`,
    nameChange(removal),
    escapeWithCode(sentenceOf(removal.instead)),
  ]);
  return [heading, table(title, ["Command", "Change", "Instead"], rows)];
}

function renderSharedFlags(topic: CliTopic, { node, context }: Rendering): Markup {
  const flags = listSharedFlags(topic);
  if (flags.length === 0) return "";
  const heading = renderSectionHeading({ id: "shared-flags", title: SHARED_FLAGS }, node, context);
  addText(context, flags.map(({ name }) => `--${name}`).join(" "));
  return [heading, definitionList(flags.map(flagItem), "shared", context)];
}

function renderOrigin(
  topic: CliTopic,
  release: CliRelease | undefined,
  { node, context }: Rendering,
): Markup {
  const origins = [...listOrigins(topic)].map(([from, url]) =>
    url === undefined
      ? escapeText(from)
      : markup`<a class="text-link external"${renderHref(url, node, context)}>${escapeText(from)}</a>`,
  );
  const day = release && !topic.isGone ? `, as of ${dayToHtml(release.as_of)}` : "";
  return markup`<p>Commands and flags of ${separate(origins, " and ")}${day}.</p>`;
}
