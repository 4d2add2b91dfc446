import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { given } from "../components/given";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: RecipesPage } = await import("../../src/pages/recipes");
Object.assign(globalThis, { LISTING_SCRIPT: "" });

const recipe = {
  ...{ title: "Send USDm", description: "How.", path: "/recipes/send-usdm", tools: ["ethers"] },
  tags: [{ tagId: "stablecoins", label: "Stablecoins" }],
};

test("the recipes in the data are listed, with a filter by topic and tool", () => {
  render(<RecipesPage {...given({ data: { allDoc: { nodes: [recipe] } } })} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Recipes");
  expect(screen.getByRole("link", { name: /Send USDm/ }).getAttribute("href")).toBe(recipe.path);
  expect(screen.getByRole("checkbox", { name: /Stablecoins/ })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: /ethers\.js/ })).toBeTruthy();
});
