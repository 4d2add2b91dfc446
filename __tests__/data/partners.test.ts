import { readNetworks } from "../../src/data/networks";
import { readPartners } from "../../src/data/partners";
import { formatFaults } from "../../src/faults/format-faults";
import { formatPartnersJson } from "../../src/outputs/machine-readable/data-files";

const NETWORK = `- { id: celo, name: Celo Mainnet, status: current, chain_id: 42220, settles_on: ethereum, explorers: [{ name: E, url: "https://e.example" }], sources: ["https://s.example"] }\n`;

const partnerOf = (name: string, more = ""): string => `name: ${name}
kind: indexer
purpose: Runs your own index on its network.
networks: [celo]
website: https://${name.toLowerCase()}.example/
checked: 2026-11-21
sources: [{ title: Its list of networks, url: "https://s.example" }]
${more}`;

function read(files: Readonly<Record<string, string>>) {
  const all = new Map(
    Object.entries(files).map(([id, text]) => [`content/data/partners/${id}.yaml`, text]),
  );
  const source = { readText: (file: string) => all.get(file), listFiles: () => [...all.keys()] };
  const { networks } = readNetworks({ readText: () => NETWORK });
  return readPartners(source, networks);
}

test("partners are sorted by name, with their networks and links to our pages", () => {
  const { partners, links, faults } = read({
    a: partnerOf("Zeta"),
    b: partnerOf("Alpha", "page: /build\n"),
  });
  expect(formatFaults(faults)).toBe("");
  expect(
    partners.map(({ id, name, networks }) => [id, name, networks.map((one) => one.name)]),
  ).toEqual([
    ["b", "Alpha", ["Celo Mainnet"]],
    ["a", "Zeta", ["Celo Mainnet"]],
  ]);
  expect(links).toMatchObject([
    { target: "/build", file: "content/data/partners/b.yaml", line: 8 },
  ]);
});

test("an entry without a source, or with an unknown kind, is a fault", () => {
  const text = partnerOf("Alpha")
    .replace("indexer", "exchange")
    .replace(/sources: .*/, "sources: []");
  const { partners, faults } = read({ a: text });
  expect(partners).toEqual([]);
  expect(faults.map(({ line }) => line)).toEqual([2, 7]);
});

test("programs get the same in /partners.json, with ids of networks and whole addresses of pages", () => {
  const { partners } = read({ a: partnerOf("Alpha", "page: /build\n") });
  const file = { documentation: "https://docs.example/data", versions: {} };
  expect(JSON.parse(formatPartnersJson(partners, "https://docs.example", file))).toEqual({
    documentation: "https://docs.example/data",
    partners: [
      {
        ...{ id: "a", name: "Alpha", kind: "indexer", website: "https://alpha.example/" },
        ...{ purpose: "Runs your own index on its network.", networks: ["celo"] },
        ...{ page: "https://docs.example/build", checked: "2026-11-21" },
        sources: [{ title: "Its list of networks", url: "https://s.example" }],
      },
    ],
  });
});
