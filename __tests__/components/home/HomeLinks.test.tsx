import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { HomeLinks } from "../../../src/components/home/HomeLinks";

test("a card is a link with a sentence, and a picture if it has one; two may lead to the same page", () => {
  const error = jest.spyOn(console, "error");
  render(
    <HomeLinks
      cards={[
        { label: "Get CELO", text: "From a faucet.", href: "/faucet", icon: "faucet" },
        { label: "Get cUSD", text: "The same way.", href: "/faucet", icon: null },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole("listitem");
  expect([first?.textContent, second?.textContent]).toEqual([
    "Get CELOFrom a faucet.",
    "Get cUSDThe same way.",
  ]);
  expect([first?.querySelector("svg") !== null, second?.querySelector("svg")]).toEqual([
    true,
    null,
  ]);
  expect(screen.getByRole("link", { name: "Get cUSD" }).getAttribute("href")).toBe("/faucet");
  expect(error).not.toHaveBeenCalled(); // React would report two elements with the same key.
});
