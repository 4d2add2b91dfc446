import type { AddressEntry } from "../../src/data/addresses";
import { checkAddresses, findAddresses } from "../../src/data/check-addresses";
import { checkNetworkUses } from "../../src/data/check-networks";
import { readNetworks } from "../../src/data/networks";
import { checkTypedAddresses } from "../../src/data/typed-addresses";
import { checkTypedFacts } from "../../src/data/typed-facts";
import { runInTime } from "../support/hostile/cpu-time";

/* Texts of the maximum size, in checks that run outside of the compiler and its time limit. */

const MAX_CHARACTERS = 200_000;
const USDM = "0x765DE816845861e75A25fCA122bb6898B8B1282a";

const ENTRIES: readonly AddressEntry[] = Array.from({ length: 300 }, (_, at) => ({
  name: `Name${at}`,
  network: "celo",
  address: at === 0 ? USDM : `0x${String(at).padStart(40, "0")}`,
  source: "https://docs.celo.org/",
  also: [],
}));

const { networks } = readNetworks({
  readText: () => `- id: alfajores
  name: Alfajores
  status: ended
  chain_id: 44787
  rpc: [https://alfajores-forno.celo-testnet.org]
  explorers: [{ name: Blockscout, url: https://alfajores.example.org/x }]
  sources: [https://docs.celo.org/]
`,
});

let runs = 0;

test.each([
  { name: "a start of a link's target", start: "", part: "](" },
  { name: "an opt-out without an end", start: "", part: "{/*typed a:x" },
  { name: "a table row that isn't closed", start: "|", part: "chain id " },
  { name: "a number of a network that has ended", start: "", part: "chain id 44787\n" },
  { name: "a list item of addresses", start: "- ", part: `${USDM} ` },
])("$name, as often as a text may have it, is checked within the time limit", ({ start, part }) => {
  const text = start + part.repeat(MAX_CHARACTERS / part.length);
  runInTime(() => {
    runs += 1;
    const file = `content/fragments/${runs}.md`; // Another file for each run, because results are cached.
    return [
      ...checkTypedFacts([{ file, text }], []),
      ...checkTypedAddresses([{ file, text }], ENTRIES),
      ...checkNetworkUses([{ file, text }], networks),
      ...checkAddresses(findAddresses(file, text), { entries: ENTRIES }),
    ];
  });
});
