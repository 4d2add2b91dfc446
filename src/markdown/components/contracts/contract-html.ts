import { escapeAttribute, escapeText, escapeWithCode } from "../../../base/escape";
import { ADDRESSES_FILE, readAddresses } from "../../../data/addresses";
import {
  CONTRACTS_FILE,
  type Contract,
  type DescribedItem,
  type SeePage,
  readContracts,
} from "../../../data/contracts/contract-data";
import {
  type ContractAddress,
  type ContractGroup,
  formatExample,
  formatShape,
  groupItems,
  listContractAddresses,
  nameSource,
} from "../../../data/contracts/contract-parts";
import {
  CONTRACTS_RECORD,
  type ContractRecord,
  readContractRecord,
  sourceUrl,
} from "../../../data/contracts/contract-record";
import { NETWORKS_FILE, readNetworks } from "../../../data/networks";
import { suggest } from "../../../faults/nearest";
import { type Markup, markup, separate } from "../../base/markup";
import type { JsxNode } from "../../base/props";
import { type RenderContext, nameTable, report } from "../../base/render-context";
import { type Block, layOutBlocks } from "../../render/html/pairs";
import { renderHref } from "../../render/html/render-inline";
import { addText } from "../../render/html/search-text";
import { listRowIds } from "../../render/tables/row-ids";
import { tableToMarkup, toColumn } from "../../render/tables/tables";
import { valueToMarkup } from "../../render/tables/value";
import { renderSectionHeading } from "../section-heading";
import { CALL_BUTTON } from "./call-button";

interface Rendering {
  readonly node: JsxNode;
  readonly context: RenderContext;
}

/** Renders a contract: its addresses, an example, its functions, events and errors. */
export function renderContract(node: JsxNode, name: string, context: RenderContext): Markup {
  const { environment, gathered } = context;
  for (const file of [CONTRACTS_FILE, CONTRACTS_RECORD, ADDRESSES_FILE, NETWORKS_FILE])
    gathered.dependencies.add(file);
  const { contracts } = readContracts(environment);
  const contract = contracts.find((one) => one.name === name);
  if (!contract) {
    report(context, node, {
      rule: "contracts/unknown-contract",
      problem: `There is no contract "${name}" in ${CONTRACTS_FILE}.`,
      fix: suggest(
        name,
        contracts.map((one) => one.name),
        "contracts",
      ),
      missing: name,
    });
    return [];
  }
  const to = { node, context };
  const record = readContractRecord(environment);
  const addresses = listContractAddresses(
    contract,
    readNetworks(environment).networks,
    readAddresses(environment).entries,
  );
  return layOutBlocks(
    [
      words(renderAddresses(contract, addresses, to)),
      words(renderOrigin(contract, record, to)),
      ...renderExample(contract, addresses),
      ...groupItems(contract).flatMap((group) => [
        { content: renderSectionHeading(group, node, context), role: "heading" as const },
        words(renderItems({ ...group, call: callOf(addresses) }, record, context)),
      ]),
    ],
    context,
  );
}

const words = (content: Markup): Block => ({ content, role: "words" });

function renderAddresses(
  { name }: Contract,
  addresses: readonly ContractAddress[],
  { node, context }: Rendering,
): Markup {
  addText(context, addresses.map(({ address }) => address).join(" "));
  return tableToMarkup({
    label: nameTable(`Addresses of ${name}`, context),
    columns: ["Network", "Address"].map(toColumn),
    rows: addresses.map(({ network, address, explorer }) => [
      escapeText(network.name),
      valueToMarkup(address, `Copy the address of ${name} on ${network.name}`, {
        href: renderHref(explorer, node, context),
        name: `${name} on ${network.name}, ${network.explorers[0]?.name ?? ""}`,
      }),
    ]),
    isReference: true,
  });
}

/** Renders a paragraph with the source of the interface and links to the pages that explain the contract. */
function renderOrigin(
  { constant, onlyL1, see }: Contract,
  { package: name, version, release, sources }: ContractRecord,
  { node, context }: Rendering,
): Markup {
  const tag = renderHref(releaseUrl(release, sources), node, context);
  const gone =
    onlyL1 === 0
      ? ""
      : ` ${onlyL1} functions that worked only on layer 1 are left out, because they now revert.`;
  const pages = see.map((one) => renderPageLink(one, context));
  const explained = pages.length === 0 ? "" : markup` Explained in ${separate(pages, ", ")}.`;
  return markup`<p>The interface is <code>${escapeText(constant)}</code> of <code>${escapeText(name)}</code> ${escapeText(version)}; lines are those of the release <a class="text-link external"${tag}>${escapeText(release)}</a>.${gone}${explained}</p>`;
}

/** Returns the URL of a release: the first source's URL up to the repository's name, followed by the release's tag. */
export const releaseUrl = (release: string, sources: ContractRecord["sources"]): string =>
  (Object.values(sources)[0] ?? "").replace(/\/blob\/.*/, `/tree/${release}`);

/**
 * Renders a link to a page, with the page's title as its text. A wrong path is reported as a fault in the data file.
 */
function renderPageLink({ path, line, column }: SeePage, context: RenderContext): Markup {
  const title: Markup = { kind: "card", path: path.replace(/#.*/, ""), part: "title" };
  const start = { line, column };
  const node = { position: { start, end: start } };
  const href = renderHref(path, node, { ...context, file: CONTRACTS_FILE });
  return markup`<a class="text-link"${href}>${title}</a>`;
}

function renderExample(contract: Contract, addresses: readonly ContractAddress[]): Block[] {
  const lines = formatExample(contract, addresses);
  const { example } = contract;
  if (!example || lines.length === 0) return [];
  return [
    words(
      `<p>Anybody can call a function that reads, without an account. With Foundry's <code>cast</code>:</p>`,
    ),
    {
      content: {
        ...{ kind: "code", language: "bash", lines, marked: [], notes: [], notePrefix: "" },
        title: `Read ${example.name}`,
      },
      role: "code",
    },
  ];
}

/** Returns the node and address at which readers' browsers can call the contract; undefined if there is no node. */
function callOf([first]: readonly ContractAddress[]): string | undefined {
  const node = first?.network.rpc.find((url) => url.startsWith("https:"));
  return first && node !== undefined ? `${node} ${first.address}` : undefined;
}

/** Match a parameter and a return value that browser/code/abi-words.ts can encode and decode. */
const ARGUMENT = /^(?:u?int\d*|address|bool|bytes\d+)(?: \w+)?$/;
const RESULT = /^(?:(?:u?int\d*|address|bool|bytes\d+)(?:\[\])?|string|bytes)(?: \w+)?$/;

/** True for a function that reads, and whose arguments and results browsers can encode and decode. */
const isCallable = ({ kind, isView, inputs, outputs }: DescribedItem): boolean =>
  kind === "function" &&
  isView &&
  (inputs === "" || inputs.split(", ").every((input) => ARGUMENT.test(input))) &&
  outputs.split(", ").every((output) => RESULT.test(output));

/**
 * Renders items as a definition list. Each item is a section for search, but isn't in the table of contents. Functions
 * that read have a button that calls them.
 */
function renderItems(
  { id, items, call }: ContractGroup & { readonly call: string | undefined },
  record: ContractRecord,
  context: RenderContext,
): Markup {
  const ids = listRowIds(
    items.map(({ name }) => name),
    context,
  );
  const rows = items.map((item, at): Markup => {
    const { name, kind, selector, source, does, see } = item;
    const own = ids[at] ?? "";
    if (id !== "shared")
      context.gathered.sections.push({
        ...{ id: own, depth: 3, title: name, text: kind === "event" ? "" : selector },
      });
    const url = sourceUrl(item, record);
    const line =
      source && url !== undefined
        ? `<a class="text-link external" href="${escapeAttribute(url)}">${escapeText(nameSource(source))}</a>`
        : "";
    const more = see === undefined ? "" : markup` · ${renderPageLink(see, context)}`;
    const what = does === undefined ? "" : `${escapeWithCode(does)}<br>`;
    return markup`<div><dt id="${own}"><code>${escapeText(name)}</code><code>${escapeText(formatShape(item))}</code></dt><dd>${what}<small><code>${escapeText(selector)}</code></small> <small>${line}${more}</small></dd>${call !== undefined && isCallable(item) ? CALL_BUTTON : ""}</div>`;
  });
  const from = call === undefined ? "" : ` data-call="${escapeAttribute(call)}"`;
  return markup`<dl class="parameters signatures"${from}>${rows}</dl>`;
}
