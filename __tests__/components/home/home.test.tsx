import { render, screen } from "@testing-library/react";
import { writeFeeCode } from "../../../src/components/home/fee-code";
import { FeeCard } from "../../../src/components/home/FeeCard";
import { NetworkTable } from "../../../src/components/home/NetworkTable";
import { homeData } from "../../support/home-data";

const { titles, networkUses } = homeData;

test("the card has highlighted code and its output for each token, and the first is selected", () => {
  const { container } = render(<FeeCard titles={titles} fees={homeData.fees} />);
  const tokens = screen.getAllByRole<HTMLInputElement>("radio");
  expect(tokens.map(({ value }) => value)).toEqual(["USDC", "CELO", "USDT", "USDm"]);
  expect(tokens.map(({ checked }) => checked)).toEqual([true, false, false, false]);
  const codes = [...container.querySelectorAll("code")];
  expect(codes).toHaveLength(4);
  expect(codes[0]?.querySelector(".t-k")?.textContent).toBe("import");
  const outputs = [...container.querySelectorAll("samp")].map(({ textContent }) => textContent);
  expect(outputs).toEqual(homeData.fees.map((fee) => writeFeeCode(fee).output));
});

test("below each output is what it is worth in dollars, unless there is no price of CELO", () => {
  const [fee] = homeData.fees;
  const fees = [
    { ...fee!, dollars: 0.0023, celoPrice: "0.0758 US dollars in July" },
    { ...fee!, token: "CELO", dollars: null, celoPrice: null },
  ];
  render(<FeeCard titles={titles} fees={fees} />);
  expect(screen.getAllByText(/^About/).map(({ textContent }) => textContent)).toEqual([
    "About $0.0023, with CELO at 0.0758 US dollars in July",
  ]);
});

const network = {
  networkId: "celo",
  name: "Celo Mainnet",
  chainId: 42220,
  rpc: ["https://forno.celo.org", "wss://forno.celo.org/ws"],
  explorers: [{ name: "Blockscout", url: "https://celo.blockscout.com" }],
};

test("a network shows the values a wallet asks for, from the data", () => {
  render(<NetworkTable title="Networks" networkUses={networkUses} networks={[network]} />);
  const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(values).toEqual(["42220", "https://forno.celo.org", "Blockscout"]);
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://celo.blockscout.com");
});
