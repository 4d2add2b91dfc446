import { CELO_NETWORK, compile } from "../../../support/compile";

const FILES = {
  "content/data/networks.yaml": `${CELO_NETWORK}- id: alfajores
  name: Alfajores
  status: ended
  chain_id: 44787
  settles_on: ethereum
  explorers:
    - { name: Blockscout, url: https://celo-alfajores.blockscout.com }
  sources: [https://docs.celo.org/]
- id: ethereum
  name: Ethereum
  status: current
  chain_id: 1
  explorers:
    - { name: Etherscan, url: https://etherscan.io }
  sources: [https://docs.celo.org/]
`,
  "content/data/addresses.yaml": `- name: Registry
  network: any
  address: "0x000000000000000000000000000000000000ce10"
  source: npm:@celo/contractkit
`,
};

test("<Address> links to the explorer of its network and can be copied", () => {
  const { html, faults, doc } = compile('<Address contract="Registry" network="celo" />', {
    files: FILES,
  });
  expect(faults).toBe("");
  expect(html).toContain(
    'href="https://celo.blockscout.com/address/0x000000000000000000000000000000000000ce10"',
  );
  // The HTML contains the whole address. If there isn't enough room, styles cut off the end of its first part.
  expect(html).toContain(
    "<code><span>0x000000000000000000000000000000000000</span><span>ce10</span></code>",
  );
  expect(html).toContain('aria-label="Registry on Celo Mainnet, Blockscout"');
  expect(html).toContain('aria-label="Copy the address of Registry on Celo Mainnet"');
  expect(doc.dependencies).toContain("content/data/addresses.yaml");
});

test("a network's own contract wins over one with the same name for all Celo networks", () => {
  const own = `- name: Registry
  network: ethereum
  address: "0x000000000000000000000000000000000000bEEF"
  source: npm:@celo/contractkit
`;
  const files = {
    ...FILES,
    "content/data/addresses.yaml": FILES["content/data/addresses.yaml"] + own,
  };
  const { html } = compile('<Address contract="Registry" network="ethereum" />', { files });
  expect(html).toContain("https://etherscan.io/address/0x000000000000000000000000000000000000bEEF");
});

test("<Address> in a link is only code", () => {
  const { html } = compile('[the <Address contract="Registry" network="celo" />](/page)', {
    files: FILES,
  });
  expect(html).toContain("the <code>0x000000000000000000000000000000000000ce10</code></a>");
});

test("<NetworkTable> shows the active networks of Celo", () => {
  const { html, faults } = compile("<NetworkTable />", { files: FILES });
  expect(faults).toBe("");
  expect(html).toContain('<th scope="col">Celo Mainnet</th></tr>');
  expect(html).toContain('<th scope="row">Chain ID</th><td><span class="value"><code>42220</code>');
  expect(html).toContain('<th scope="row">Settles on</th><td>Ethereum</td>');
  expect(html).not.toContain("Alfajores");
});

test("for a contract that isn't on a network, the closest one that is gets suggested", () => {
  const entry = `- name: FeeHandler
  network: alfajores
  address: "0x000000000000000000000000000000000000fEe1"
  source: npm:@celo/contractkit
`;
  const addresses = FILES["content/data/addresses.yaml"] + entry;
  const fixOf = (contract: string): string | undefined =>
    compile(`<Address contract="${contract}" network="celo" />`, {
      files: { ...FILES, "content/data/addresses.yaml": addresses },
    }).doc.faults.find(({ rule }) => rule === "address/unknown-contract")?.fix;
  const advice = "To add a new address, write it and its source in content/data/addresses.yaml.";
  expect(fixOf("Registri")).toBe(`Did you mean Registry? ${advice}`);
  expect(fixOf("FeeHandlr")).toBe(advice);
});
