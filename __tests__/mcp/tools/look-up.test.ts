import { lookUp, lookUpInput } from "../../../src/mcp/tools/look-up";
import { USDC, fixtureSite } from "../published-fixture";

const site = fixtureSite();
const find = (input: unknown) => lookUp(site, lookUpInput.parse(input));

test("a token has its address on each network, with the chain id and the source", async () => {
  const { text } = await find({ name: "usdc", kind: "address" });
  expect(text).toBe(
    `USDC on celo (chain ID 42220): \`${USDC}\`\nSource: npm:viem@2.56.0\n\n` +
      "USDC on celo-sepolia (chain ID 11142220): `0x01C5C0122039549AD1493B8220cABEdD739BC44E`\nSource: npm:viem@2.56.0",
  );
});

test.each(["celo-sepolia", "Celo Sepolia", "11142220", "0xaa044c"])(
  "with network %s there is only that one",
  async (network) => {
    const { text } = await find({ name: "USDC", network });
    expect(text.match(/^USDC on .*$/gm)).toEqual([
      "USDC on celo-sepolia (chain ID 11142220): `0x01C5C0122039549AD1493B8220cABEdD739BC44E`",
    ]);
  },
);

test.each([USDC, USDC.toLowerCase(), USDC.slice(0, 10)])(
  "the address %s is identified, whatever its case",
  async (name) => {
    expect((await find({ name })).text).toMatch(/^USDC on celo /);
  },
);

test("a contract is found by another of its names", async () => {
  expect((await find({ name: "GoldToken" })).text).toMatch(/^CELO on celo /);
});

test.each(["celo", "Celo Mainnet", "mainnet", "42220", "0xa4ec"])(
  "the network %s is returned with everything needed to connect",
  async (name) => {
    expect((await find({ name, kind: "network" })).text).toBe(
      "Celo Mainnet (celo): chain ID `42220`\nCoin: CELO\nRPC: https://forno.celo.org\nExplorer: Blockscout, https://celo.blockscout.com\nSources: https://celo.org",
    );
  },
);

test("for an ended network the answer says so", async () => {
  expect((await find({ name: "Alfajores" })).text).toContain("which has ended");
});

test.each(["jovian-date", "day of the jovian upgrade"])(
  "the fact %s has its value, its date and its sources",
  async (name) => {
    expect((await find({ name, kind: "fact" })).text).toBe(
      "Day of the Jovian upgrade on Celo Mainnet: `31 March 2026`, checked 2026-11-22\nSources: https://celo.org/jovian",
    );
  },
);

test.each([
  { name: "election:vote", kind: "command", value: "`celocli election:vote`" },
  {
    name: "Error: insufficient funds for gas * price + value",
    kind: "error",
    value: "https://docs.celo.org/cli/election#what-can-go-wrong",
  },
])("the $kind $name is read from the page that defines it", async ({ name, kind, value }) => {
  for (const input of [{ name, kind }, { name }]) {
    expect((await find(input)).text).toContain(value);
  }
});

test("an error is returned as its table's header and the row that explains it, without other rows", async () => {
  const { text } = await find({ name: "insufficient funds for gas", kind: "error" });
  expect(text).toMatch(
    /\n\n\| Message \| Cause \| Fix \|\n\| - \| - \| - \|\n\| `insufficient funds for gas` \| The account has no CELO \| Ask the faucet \|$/,
  );
});

test("a kind excludes results of other kinds", async () => {
  expect((await find({ name: "election:vote", kind: "fact" })).text).toMatch(/^The docs define/);
});

test("for an unknown name, the nearest one and the closest pages are suggested", async () => {
  const { text } = await find({ name: "GoldTokn" });
  expect(text).toContain('The docs define nothing called "GoldTokn".\n\nDid you mean GoldToken?');
  const { text: words } = await find({ name: "validator groups", kind: "function" });
  expect(words).toContain("Closest pages:\n\ncelocli election\nhttps://docs.celo.org/cli/election");
});

test("an unknown network is an error that lists the known ones", async () => {
  expect(await find({ name: "USDC", network: "polygon" })).toEqual({
    isError: true,
    text: 'There is no network "polygon". The networks are: celo, celo-sepolia, alfajores.',
  });
});

test("a name that isn't found anywhere is an error", async () => {
  expect(await find({ name: "qzxqzx" })).toMatchObject({ isError: true });
});
