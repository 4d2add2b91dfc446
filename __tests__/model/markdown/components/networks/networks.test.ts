import { CELO_NETWORK, compile } from "../../../../support/compile";

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
  expect(html).toContain('aria-label="Copy the address of Registry on Celo Mainnet"');
  expect(doc.dependencies).toContain("content/data/addresses.yaml");
});

test("<Address> in a link is code alone", () => {
  const { html } = compile('[the <Address contract="Registry" network="celo" />](/page)', {
    files: FILES,
  });
  expect(html).toContain(
    '<span class="address"><code>0x000000000000000000000000000000000000ce10</code></span>',
  );
});

test("<NetworkTable> shows the networks of Celo that run", () => {
  const { html, faults } = compile("<NetworkTable />", { files: FILES });
  expect(faults).toBe("");
  expect(html).toContain('<th scope="col">Celo Mainnet</th></tr>');
  expect(html).toContain('<th scope="row">Chain id</th><td><code>42220</code></td>');
  expect(html).toContain('<th scope="row">Settles on</th><td>Ethereum</td>');
  expect(html).not.toContain("Alfajores");
});
