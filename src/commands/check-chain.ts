import { createPublicClient, http } from "viem";
import { readAddresses } from "../data/addresses";
import { CHAIN_RECORD, formatChainRecord, readChainRecord } from "../data/chain-record";
import { type NetworkPlan, planNetworks } from "../data/chain/network-plan";
import { listReadings } from "../data/chain/readings";
import { readNetworks } from "../data/networks";
import { readTokens } from "../data/tokens";
import { formatFaults } from "../faults/format-faults";
import { type NetworkResult, checkNetwork, shortMessage } from "../pipeline/chain/check-network";
import { openContent } from "../pipeline/content/content-files";
import { writeOutput } from "../pipeline/store/output-files";
import { fail, runCommand } from "./base/run-command";

const USAGE = `npm run check:chain [-- --rpc <network>=<url> …]
Compares content/data with the chain: parameters and facts with a read: key, the code at each current address, and
the symbols and decimals of tokens. Prints the differences; the only file it changes is ${CHAIN_RECORD}, which
records when each value was read. --rpc sets a network's endpoint, and is required if networks.yaml lists none:
npm run check:chain -- --rpc ethereum=https://…`;

const TIMEOUT_MS = 10_000;

void runCommand(USAGE, { rpc: { type: "string", multiple: true } }, async ({ values }) => {
  const plans = readPlans(process.cwd());
  const given = new Map(values.rpc?.map(splitOnce));
  const strange = [...given.keys()].filter((id) => !plans.some(({ network }) => network.id === id));
  if (strange.length > 0) {
    const known = plans.map(({ network }) => network.id).join(", ");
    fail(`There is no network "${strange.join(", ")}". The networks are ${known}.\n\n${USAGE}`);
    return;
  }
  const results = new Map<string, NetworkResult>();
  for (const plan of plans) {
    const { id, rpc: endpoints } = plan.network;
    const url = given.get(id) ?? endpoints.find((one) => one.startsWith("https:"));
    const result = await readNetwork(plan, url);
    if (result) results.set(id, result);
  }
  const { record } = readChainRecord(openContent(process.cwd()));
  const read = [...results].map(([id, result]) => [id, result.record] as const);
  if (read.length > 0)
    writeOutput(
      process.cwd(),
      CHAIN_RECORD,
      formatChainRecord({ ...record, ...Object.fromEntries(read) }),
    );
  const faults = [...results.values()].flatMap((result) => result.faults);
  if (faults.length > 0) fail(`\n${formatFaults(faults)}`);
});

/** Splits "celo=https://…" at the first "=". */
function splitOnce(text: string): [string, string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}

function readPlans(root: string): NetworkPlan[] {
  const source = openContent(root);
  const { networks } = readNetworks(source);
  const { entries, positionOf } = readAddresses(source);
  const { tokens } = readTokens(source, { networks, addresses: entries });
  const { value: readings } = listReadings(source, entries);
  const addresses = entries.map((entry, index) => ({
    entry,
    position: positionOf([index, "address"]),
  }));
  return planNetworks({ networks, readings, addresses, tokens });
}

/**
 * Reads a network's values from the chain and prints the result. Returns undefined if the values couldn't be read.
 */
async function readNetwork(
  plan: NetworkPlan,
  url: string | undefined,
): Promise<NetworkResult | undefined> {
  const { network, readings, addresses, tokens } = plan;
  const amount = `values: ${readings.length}, addresses: ${addresses.length}, tokens: ${tokens.length}`;
  if (url === undefined) {
    console.log(
      `${network.name} was not read: no endpoint is known (${amount}). Add --rpc ${network.id}=<url>.`,
    );
    return undefined;
  }
  const client = createPublicClient({ transport: http(url, { timeout: TIMEOUT_MS }) });
  try {
    const result = await checkNetwork(client, plan);
    const { block, time } = result.record;
    console.log(
      `${network.name}, block ${block} of ${time}, from ${url} (${amount}): ${result.faults.length} differ.`,
    );
    return result;
  } catch (error) {
    fail(`${network.name} was not read (${amount}): ${url} failed. ${shortMessage(error)}`);
    return undefined;
  }
}
