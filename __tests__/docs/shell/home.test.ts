import { readFileSync } from "node:fs";
import { NETWORKS_FILE, readNetworks } from "../../../src/data/networks";
import { FOOTER_FILE, readFooter } from "../../../src/docs/shell/footer";
import { HOME_FILE, readHome } from "../../../src/docs/shell/home";
import { feeData } from "../../support/shell";

const readText = (file: string): string => readFileSync(file, "utf8");
const { networks } = readNetworks({ readText: () => readText(NETWORKS_FILE) });
const text = readText(HOME_FILE);
const read = (changed: string) => readHome({ readText: () => changed }, { ...feeData, networks });

test("the site's own home page has no fault, and all its links are checked", () => {
  const { value, links, faults } = read(text);
  expect(faults).toEqual([]);
  expect(links).toHaveLength(text.split(/^ *(?:- )?href: /m).length - 1);
  expect(value?.sections.length).toBeGreaterThan(4);
});

test("a network that the page shows needs a purpose", () => {
  const [fault, ...others] = read(text.replace(/^ {2}celo-sepolia: .*\n/m, "")).faults;
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ file: HOME_FILE, rule: "home/network-without-use" });
  expect(fault?.problem).toContain("celo-sepolia");
});

test("a purpose for an unknown network is a fault at its line", () => {
  const { faults } = read(text.replace("  celo-sepolia:", "  celo-sepolai: x\n  celo-sepolia:"));
  expect(faults).toEqual([
    expect.objectContaining({
      rule: "home/unknown-network",
      fix: expect.stringContaining("celo-sepolia") as string,
    }),
  ]);
});

test("the fee card refers to its facts and addresses by name", () => {
  const changed = text
    .replace("base_fee: base-fee-floor", "base_fee: base-fee-flor")
    .replace("contract: USDC fee adapter", "contract: USDC fee adaptor")
    .replace("gas: usdt-intrinsic-gas", "gas: op-reth-image");
  expect(read(changed).faults).toEqual([
    expect.objectContaining({
      rule: "home/unknown-fact",
      fix: expect.stringContaining("base-fee-floor") as string,
    }),
    expect.objectContaining({
      rule: "home/unknown-contract",
      fix: expect.stringContaining("USDC fee adapter") as string,
    }),
    expect.objectContaining({
      rule: "home/unknown-fact",
      fix: "Name a fact whose value begins with a number.",
    }),
  ]);
});

test("the cost in dollars has two digits and comes with the price of CELO", () => {
  const facts = feeData.facts.map((fact) =>
    fact.id === "celo-price" ? { ...fact, value: "0.5 US dollars on 1 May" } : fact,
  );
  const readFees = (content: string) =>
    readHome({ readText: () => content }, { ...feeData, facts, networks }).value?.fees[1];
  expect(readFees(text)).toMatchObject({
    token: "CELO", // 21,000 gas at 200 gwei: 0.0042 CELO
    dollars: 0.0021,
    celoPrice: "0.5 US dollars on 1 May",
  });
  expect(readFees(text.replace(/^ {2}celo_price: .*\n/m, ""))).toMatchObject({
    dollars: null,
    celoPrice: null,
  });
});

test.each(["US dollars", "0 US dollars", "1.2.3 US dollars"])(
  "%s isn't a price of CELO",
  (value) => {
    const facts = feeData.facts.map((fact) =>
      fact.id === "celo-price" ? { ...fact, value } : fact,
    );
    const { faults } = readHome({ readText: () => text }, { ...feeData, facts, networks });
    expect(faults).toMatchObject([{ rule: "home/unknown-fact" }]);
  },
);

test.each([
  ["400 nines", "9".repeat(400)],
  ["a number of more than 32 bits", "2147483648 gas"],
  ["0", "0 gwei"],
])("a fact that begins with %s is a fault", (_, value) => {
  const facts = feeData.facts.map((fact) =>
    fact.id === "base-fee-floor" ? { ...fact, value } : fact,
  );
  const { faults } = readHome({ readText: () => text }, { ...feeData, facts, networks });
  expect(faults).toMatchObject([{ rule: "home/unknown-fact" }]);
});

test("more gas than fits into a number of 32 bits, and a long label, are faults", () => {
  const changed = text
    .replace(/^ {2}gas: .*$/m, "  gas: 2147483648")
    .replace(/^title: .*$/m, `title: ${"x".repeat(101)}`);
  expect(read(changed).faults.map(({ problem, fix }) => `${problem} ${fix}`)).toEqual([
    '"title" has an invalid value. Write at most 100 characters.',
    '"fees.gas" has an invalid value. Write a number that is at most 2147483647.',
  ]);
});

test.each([
  { name: "an unknown drawing", from: "icon: faucet", to: "icon: fauset" },
  { name: "a link without a protocol", from: "https://faucet.celo.org", to: "faucet.celo.org" },
  { name: "an unknown key", from: "lead:", to: "leed:" },
])("$name is a fault", ({ from, to }) => {
  expect(text).toContain(from);
  expect(read(text.replace(from, to)).faults.length).toBeGreaterThan(0);
});

test("a site without the files has no home page and no footer", () => {
  const none = { value: undefined, links: [], faults: [] };
  expect(readHome({ readText: () => undefined }, { ...feeData, networks: [] })).toEqual(none);
  expect(readFooter({ readText: () => undefined })).toEqual(none);
});

test("a footer group without links is a fault", () => {
  const footer = readText(FOOTER_FILE);
  expect(readFooter({ readText: () => footer }).faults).toEqual([]);
  const broken = footer.replace(/items:\n(?: {6}.*\n)+/, "items: []\n");
  expect(readFooter({ readText: () => broken }).faults).toHaveLength(1);
});

test.each(["menu", "content", "new"])("no section can have the page's id %s", (id) => {
  expect(read(text.replace("  - id: contribute", `  - id: ${id}`)).faults).toMatchObject([
    { fix: "The page itself uses this id: choose another." },
  ]);
});

test("two sections can't have one id", () => {
  expect(read(text.replace("  - id: contribute", "  - id: learn-to-build")).faults).toMatchObject([
    { rule: "home/repeated-id", problem: 'Two sections have the id "learn-to-build".' },
  ]);
});
