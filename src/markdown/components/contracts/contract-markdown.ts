import { readAddresses } from "../../../data/addresses";
import { readContracts } from "../../../data/contracts/contract-data";
import {
  formatExample,
  formatShape,
  groupItems,
  listContractAddresses,
} from "../../../data/contracts/contract-parts";
import {
  type ContractRecord,
  readContractRecord,
  sourceUrl,
} from "../../../data/contracts/contract-record";
import { readNetworks } from "../../../data/networks";
import type { MarkdownContext } from "../../base/render-context";
import { urlForMarkdown } from "../../text/markdown-inline";
import * as md from "../../text/markdown-nodes";
import { addPlaceholder } from "../../text/twin-placeholders";
import { releaseUrl } from "./contract-html";

/** Converts a contract to tables of its addresses, functions, events and errors. */
export function contractToMarkdown(name: string, context: MarkdownContext): md.MarkdownBlock[] {
  const { environment } = context;
  const contract = readContracts(environment).contracts.find((one) => one.name === name);
  if (!contract) return []; // The page already has a fault for this.
  const record = readContractRecord(environment);
  const addresses = listContractAddresses(
    contract,
    readNetworks(environment).networks,
    readAddresses(environment).entries,
  );
  const example = formatExample(contract, addresses);
  return [
    md.table([
      ["Network", "Address"],
      ...addresses.map(({ network, address, explorer }) => [
        network.name,
        md.link(explorer, md.code(address)),
      ]),
    ]),
    describeOrigin(contract, record, context),
    ...(example.length > 0 ? [md.codeBlock("bash", example.join("\n"))] : []),
    ...groupItems(contract).flatMap(({ title, items }) => [
      md.heading(2, title),
      md.table([
        ["Declaration", title === "Events" ? "Topic" : "Selector", "What it does", "Source"],
        ...items.map((item) => {
          const url = sourceUrl(item, record);
          return [
            md.code(`${item.name}${formatShape(item)}`),
            md.code(item.selector),
            md.withCode(item.does ?? ""),
            url === undefined ? "" : md.link(url, `line ${item.source?.[2] ?? ""}`),
          ];
        }),
      ]),
    ]),
  ];
}

function describeOrigin(
  contract: Parameters<typeof groupItems>[0],
  { package: name, version, release, sources }: ContractRecord,
  context: MarkdownContext,
): md.MarkdownBlock {
  const { constant, onlyL1, see } = contract;
  const gone =
    onlyL1 === 0
      ? ""
      : ` ${onlyL1} functions that worked only on layer 1 are left out, because they now revert.`;
  const pages = see.map(({ path }) => {
    const page = { kind: "card", path: path.replace(/#.*/, ""), part: "title" } as const;
    return md.link(
      urlForMarkdown(path, context),
      md.text(addPlaceholder(page, context.placeholders)),
    );
  });
  const explained = pages.length === 0 ? [] : [" Explained in ", md.separate(pages, ", "), "."];
  return md.paragraph(
    ...["The interface is ", md.code(constant), " of ", md.code(name), ` ${version}; lines are `],
    ...["those of the release ", md.link(releaseUrl(release, sources), release), `.${gone}`],
    ...explained,
  );
}
