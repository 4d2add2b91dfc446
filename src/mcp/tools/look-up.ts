import { z } from "zod";
import { findNearest } from "../../faults/nearest";
import type { DirectAnswer } from "../../search/engine/hits/hit";
import type { PublishedSite } from "../published/published-site";
import { explainError } from "./explain-error";
import {
  formatAddress,
  formatFact,
  formatNetwork,
  matchAddresses,
  matchFacts,
  matchNetworks,
} from "./match-data";
import { MOST_QUERY_CHARACTERS, formatDirect, formatHit } from "./search-docs";
import type { ToolAnswer } from "./tool-answer";

/** Kinds of lookups, and the kinds of search entries that answer each. */
const ENTRIES_OF = {
  address: ["address", "feed"],
  network: ["chain", "rpc", "faucet"],
  command: ["command", "flag"],
  error: ["error"],
  function: ["function"],
  fact: ["fact"],
} as const;
type Kind = keyof typeof ENTRIES_OF;
const KINDS = Object.keys(ENTRIES_OF) as [Kind, ...Kind[]]; // Object.keys returns plain strings.

/** Maximum number of matches. If there are more, the name is too short to be specific. */
const MOST_MATCHES = 12;
const MOST_PAGES = 5;

export const lookUpInput = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe(
      "Name of a contract, a token, a network, a command, a function or a fact; an address; a chain ID; an error message",
    ),
  kind: z.enum(KINDS).optional().describe("What it is, if you know"),
  network: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe("Only addresses on this network: its id, name or chain ID"),
});

type Input = z.output<typeof lookUpInput>;
type DataSource = Pick<
  PublishedSite,
  "search" | "readText" | "listAddresses" | "listNetworks" | "listFacts"
>;

/**
 * Looks up a name in the site's data and among the entries that its pages define. If neither has it, lists the closest
 * pages.
 */
export async function lookUp(site: DataSource, input: Input): Promise<ToolAnswer> {
  const { name, kind, network } = input;
  const networks = await site.listNetworks();
  const on = network === undefined ? undefined : matchNetworks(networks, network)[0];
  if (network !== undefined && !on)
    return {
      isError: true,
      text: `There is no network "${network}". The networks are: ${networks.map(({ id }) => id).join(", ")}.`,
    };
  const wants = (one: Kind): boolean => kind === undefined || kind === one;
  const addresses = wants("address") ? await site.listAddresses() : [];
  const facts = wants("fact") ? await site.listFacts() : [];
  const found = [
    ...matchAddresses(addresses, name)
      .filter((one) => on === undefined || one.network === on.id)
      .map(formatAddress),
    ...(wants("network") ? matchNetworks(networks, name).map(formatNetwork) : []),
    ...matchFacts(facts, name).map(formatFact),
  ];
  const query = name.slice(0, MOST_QUERY_CHARACTERS);
  const { direct, hits } = await site.search({ query, limit: MOST_PAGES });
  const isAnswered = found.length > 0;
  const entries = await Promise.all(
    direct.filter((one) => isWanted(one, kind, isAnswered)).map((one) => formatEntry(site, one)),
  );
  const all = [...found, ...entries];
  if (all.length > 0) {
    const left = all.length - MOST_MATCHES;
    const more = left > 0 ? [`There are ${left} more. Use a longer name to find them.`] : [];
    return { text: [...all.slice(0, MOST_MATCHES), ...more].join("\n\n") };
  }
  const near = findNearest(name, [
    ...addresses.flatMap((one) => [one.name, ...one.aliases]),
    ...networks.map((one) => one.name),
    ...facts.map(({ id }) => id),
  ]);
  const pages = hits.map(formatHit);
  return {
    ...(pages.length === 0 && { isError: true }),
    text: [
      `The docs define nothing called "${name}"${kind === undefined ? "" : ` (${kind})`}.`,
      ...(near === undefined ? [] : [`Did you mean ${near}?`]),
      ...(pages.length === 0 ? [] : ["Closest pages:", ...pages]),
    ].join("\n\n"),
  };
}

/** Formats an entry. An error is followed by what its page says about it. */
async function formatEntry(site: DataSource, entry: DirectAnswer): Promise<string> {
  const text = formatDirect(entry);
  const explained = entry.kind === "error" ? await explainError(site, entry) : "";
  return explained === "" ? text : `${text}\n\n${explained}`;
}

/**
 * True for an entry that should be shown. If the data already has an answer, entries for addresses, networks and facts
 * are left out, because they only repeat parts of the data.
 */
function isWanted({ kind }: DirectAnswer, wanted: Kind | undefined, isAnswered: boolean): boolean {
  const isFromData = [...ENTRIES_OF.address, ...ENTRIES_OF.network, ...ENTRIES_OF.fact].some(
    (one) => one === kind,
  );
  if (isFromData && isAnswered) return false;
  return wanted === undefined || ENTRIES_OF[wanted].some((one) => one === kind);
}
