import { escapeText, escapeWithCode } from "../../../base/escape";
import { CHAIN_RECORD } from "../../../data/chain-record";
import { entryFileOf, hasDataEntry, listDataIds } from "../../../data/data-files";
import { FACTS_FOLDER } from "../../../data/facts";
import { NETWORKS_FILE, nameNetwork, readNetworks } from "../../../data/networks";
import {
  PARAMETERS_FOLDER,
  type ParameterGroup,
  readParameterGroup,
} from "../../../data/parameters";
import { suggest } from "../../../faults/nearest";
import { type Markup, markup } from "../../base/markup";
import { type JsxNode, attributeText } from "../../base/props";
import {
  type ComponentRules,
  type MarkdownContext,
  type RenderContext,
  nameTable,
  report,
} from "../../base/render-context";
import { addText } from "../../render/html/search-text";
import { tableToMarkup, toColumn } from "../../render/tables/tables";
import * as md from "../../text/markdown-nodes";
import { dayToHtml, formatDay, renderSources, sourcesToMarkdown } from "../dated-sources";

const COLUMNS = ["Parameter", "Value"] as const;
/** Columns that are added if at least one parameter of the group is stored in a contract. */
const CONTRACT_COLUMNS = ["Contract", "Read with"] as const;

/** Renders a parameter group as a table, followed by the date and the sources of its values. */
function renderParameterTable(node: JsxNode, id: string, context: RenderContext): Markup {
  const { environment, gathered } = context;
  gathered.dependencies.add(entryFileOf(PARAMETERS_FOLDER, id));
  if (!hasDataEntry(PARAMETERS_FOLDER, id, environment)) {
    report(context, node, {
      rule: "parameters/unknown-group",
      problem: `There is no parameter group "${id}".`,
      fix: `${suggest(id, listDataIds(PARAMETERS_FOLDER, environment), "groups")} To add a new group, create ${PARAMETERS_FOLDER.folder}/<group>.yaml.`,
      missing: id,
    });
    return [];
  }
  const found = readParameterGroup(id, environment);
  if (!found) return []; // A fault in the file is reported only once, at its position there.
  const { title, as_of: asOf, sources, parameters } = found;
  for (const { fact } of parameters)
    if (fact !== undefined) gathered.dependencies.add(entryFileOf(FACTS_FOLDER, fact));
  addText(context, title);
  const isOnChain = parameters.some(({ contract }) => contract !== undefined);
  const columns = isOnChain ? [...COLUMNS, ...CONTRACT_COLUMNS] : COLUMNS;
  const table = tableToMarkup({
    label: nameTable(title, context),
    columns: columns.map(toColumn),
    rows: parameters.map((parameter) => renderRow(parameter, isOnChain, context)),
    isReference: true,
  });
  gathered.dependencies.add(CHAIN_RECORD);
  if (parameters.some(({ readAt }) => readAt)) gathered.dependencies.add(NETWORKS_FILE);
  const readings = escapeText(describeReadings(parameters, environment));
  return markup`<figure class="figure">${table}<figcaption>${escapeText(title)}. Values as of ${dayToHtml(asOf)}, from ${renderSources(sources, node, context)}.${readings}</figcaption></figure>`;
}

type Parameter = ParameterGroup["parameters"][number];

function renderRow(parameter: Parameter, isOnChain: boolean, context: RenderContext): string[] {
  const { name, value, contract, function: getter, note, status } = parameter;
  const words = [name, value, contract, getter, note].filter((word) => word !== undefined);
  addText(context, words.join(" ").replaceAll("`", ""));
  const ended = status === "ended" ? " <small>(ended)</small>" : "";
  const remark = note === undefined ? "" : `<br><small>${escapeWithCode(note)}</small>`;
  return [
    escapeWithCode(name) + ended + remark,
    escapeWithCode(value),
    ...(isOnChain ? [codeCell(contract), codeCell(getter)] : []),
  ];
}

const COUNT = new Intl.NumberFormat("en-GB");

/** Describes when and from which network values were read, with a leading space; empty if no value was read. */
function describeReadings(
  parameters: readonly Parameter[],
  source: Parameters<typeof readNetworks>[0],
): string {
  const read = parameters.flatMap(({ readAt }) => readAt ?? []);
  const { networks } = readNetworks(source);
  return [...new Set(read.map(({ network }) => network))]
    .map((network) => {
      const own = read.filter((one) => one.network === network);
      const [{ block, day } = { block: 0, day: "" }] = own;
      const count = own.length === parameters.length ? "All" : String(own.length);
      return ` ${count} of ${parameters.length} were read from ${nameNetwork(networks, network)} on ${formatDay(day)}, at block ${COUNT.format(block)}.`;
    })
    .join("");
}

const codeCell = (code: string | undefined): string =>
  code === undefined ? "" : `<code>${escapeText(code)}</code>`;

/** Converts a parameter group to a table, followed by the date and the sources of its values. */
function parametersToMarkdown(group: string, { environment }: MarkdownContext): md.MarkdownBlock[] {
  const found = readParameterGroup(group, environment);
  if (!found) return [];
  const { title, as_of: asOf, sources, parameters } = found;
  const isOnChain = parameters.some(({ contract }) => contract !== undefined);
  const rows = parameters.map(({ name, value, contract, function: getter, note, status }) => {
    const ended = status === "ended" ? " (ended)" : "";
    const remark = note === undefined ? "" : `. ${note}`;
    const where = [contract, getter].map((one): md.Words =>
      one === undefined ? "" : md.code(one),
    );
    return [
      md.withCode(`${name}${ended}${remark}`),
      md.withCode(value),
      ...(isOnChain ? where : []),
    ];
  });
  const columns = isOnChain ? [...COLUMNS, ...CONTRACT_COLUMNS] : COLUMNS;
  return [
    md.table([columns, ...rows]),
    md.paragraph(
      `${title}. Values as of ${formatDay(asOf)}, from `,
      sourcesToMarkdown(sources),
      `.${describeReadings(parameters, environment)}`,
    ),
  ];
}

export const PARAMETER_COMPONENTS: ComponentRules = {
  ParameterTable: {
    attributes: { group: { type: "string", required: true } },
    children: "none",
    html: (node, { group }, context) =>
      typeof group === "string" ? renderParameterTable(node, group, context) : [],
    markdown: (_node, props, context) => parametersToMarkdown(attributeText(props.group), context),
  },
};
