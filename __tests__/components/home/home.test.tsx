import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { HomePaths } from "../../../src/components/home/HomePaths";
import { HomeSample } from "../../../src/components/home/HomeSample";
import { NetworkTable } from "../../../src/components/home/NetworkTable";
import { homeSample } from "../../../src/site/home/sample";

const paths = [
  {
    title: "Build",
    lead: "An app.",
    steps: [
      { label: "Do", href: "/do" },
      { label: "Read", href: "/read" },
    ],
  },
];
const docs = [
  { path: "/do", readingMinutes: 4, tutorial: { duration: 30 } },
  { path: "/read", readingMinutes: 7, tutorial: null },
];

test("a step says how long it takes to do, or else to read", () => {
  render(<HomePaths paths={paths} docs={docs} />);
  const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual(["1Doabout 30 min to do", "2Read7 min read"]);
});

test("a step that the page's query forgot stops the build", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<HomePaths paths={paths} docs={docs.slice(1)} />)).toThrow(
    /doesn't include \/do/,
  );
  error.mockRestore();
});

test("the sample is coloured, and its text is the code", () => {
  const { container } = render(<HomeSample />);
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
  render(<NetworkTable title="Networks" networks={[network]} />);
  const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(values).toEqual(["42220", "https://forno.celo.org", "Blockscout"]);
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://celo.blockscout.com");
});

test("a network of the data that the home page has no words for stops the build", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const unknown = { ...network, networkId: "celo-next" };
  expect(() => render(<NetworkTable title="Networks" networks={[unknown]} />)).toThrow(
    /no text for the network celo-next/,
  );
  error.mockRestore();
});
