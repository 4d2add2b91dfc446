import { CELO_NETWORK, compile } from "../../../support/compile";

const FILES = {
  "content/data/networks.yaml": `${CELO_NETWORK}${CELO_NETWORK.replace("id: celo", "id: celo-sepolia").replace("Celo Mainnet", "Celo Sepolia")}`,
};
const codeTabs = (...labels: readonly string[]): string =>
  labels.map((label) => `\`\`\`bash tab="${label}"\nls\n\`\`\`\n`).join("\n");
const compileWith = (text: string) => compile(text, { files: FILES });

test("tabs for networks switch together, in code and in components, in any order", () => {
  const { html, faults } = compileWith(
    `${codeTabs("Celo Sepolia", "Celo Mainnet")}\n<Tabs groupId="x">\n<TabItem value="Celo Mainnet">\n\nA.\n\n</TabItem>\n<TabItem value="Celo Sepolia">\n\nB.\n\n</TabItem>\n</Tabs>\n`,
  );
  expect(faults).toBe("");
  expect(html.match(/data-group="[^"]*"/g)).toEqual([
    'data-group="networks"',
    'data-group="networks"',
  ]);
});

test.each([
  ["Mainnet", "Celo Mainnet"],
  ["Celo mainnet", "Celo Mainnet"],
  ["Celo Seplia", "Celo Sepolia"],
])("the label %s is a fault that gives the right name", (label, name) => {
  expect(compileWith(codeTabs(label, "Linux")).faults).toContain(
    `This tab's label "${label}" is almost the name of the network ${name}.\n    Write ${name},`,
  );
});

test("tabs for parts of a request switch together, even if one of them is missing", () => {
  const { html, faults } = compileWith(
    `${codeTabs("Request", "Response", "TypeScript")}\nWords.\n\n${codeTabs("Request", "TypeScript")}`,
  );
  expect(faults).toBe("");
  expect(html.match(/data-group="[^"]*"/g)).toEqual([
    'data-group="request"',
    'data-group="request"',
  ]);
});

test("other labels don't change", () => {
  const { html, faults } = compileWith(codeTabs("Remix", "Hardhat"));
  expect(faults).toBe("");
  expect(html).toContain('data-group="remix-hardhat"');
});
