import { render, screen } from "@testing-library/react";
import { HomePaths } from "../../../src/components/home/HomePaths";
import { HomeSample } from "../../../src/components/home/HomeSample";
import { NetworkTable } from "../../../src/components/home/NetworkTable";
import { homeSample } from "../../../src/site/home-sample";
import { homeData } from "../../support/home-data";

const paths = [
  {
    title: "Build",
    lead: "An app.",
    steps: [
      { label: "Do", href: "/do", doc: { readingMinutes: 4, tutorial: { duration: 30 } } },
      { label: "Read", href: "/read", doc: { readingMinutes: 7, tutorial: null } },
      { label: "Look", href: "/tutorials", doc: null },
    ],
  },
];
const { titles, networkUses } = homeData;

test("a step says how long it takes to do, or else to read", () => {
  render(<HomePaths titles={titles} paths={paths} />);
  const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual(["1Doabout 30 min to do", "2Read7 min read", "3Look"]);
});

test("the sample is coloured, and its text is the code", () => {
  const { container } = render(<HomeSample titles={titles} />);
  const code = container.querySelector("code");
  expect(code?.textContent.split("\n")).toHaveLength(homeSample.lines.length + 1);
  expect(code?.querySelector(".t-k")?.textContent).toBe("import");
  expect(container.querySelector("samp")?.textContent).toBe(homeSample.output.join("\n"));
});

const network = {
  networkId: "celo",
  name: "Celo Mainnet",
  chainId: 42220,
  rpc: ["https://forno.celo.org", "wss://forno.celo.org/ws"],
  explorers: [{ name: "Blockscout", url: "https://celo.blockscout.com" }],
};

test("a network shows what a wallet asks for, from the data", () => {
  render(<NetworkTable title="Networks" networkUses={networkUses} networks={[network]} />);
  const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(values).toEqual(["42220", "https://forno.celo.org", "Blockscout"]);
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://celo.blockscout.com");
});
