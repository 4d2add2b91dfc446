import { jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { given } from "../components/given";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: TagTemplate } = await import("../../src/templates/tag");

const docs = [
  { title: "Gas", description: "What you pay.", path: "/größe" },
  { title: "Fees", description: "And why.", path: "/fees" },
];
/** Shows a tag's page; gives the description in its head. */
function show(description: string | null): string | undefined {
  Helmet.canUseDOM = false;
  const docTag = { label: "Fees & gas", description, path: "/tags/fees", docs };
  render(<TagTemplate {...given({ data: { docTag } })} />);
  return /name="description" content="([^"]*)"/.exec(Helmet.renderStatic().meta.toString())?.[1];
}

test("a tag's docs are cards, with how many there are and the way to all tags", () => {
  show(null);
  const cards = within(screen.getAllByRole("list")[0]!).getAllByRole("link");
  expect(cards.map((card) => card.getAttribute("href"))).toEqual(["/gr%C3%B6%C3%9Fe", "/fees"]);
  expect(screen.getByText(/^2 documents tagged with "Fees & gas"\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "All tags" }).getAttribute("href")).toBe("/tags");
});

test("it has its own description, or else one made from its content", () => {
  expect(show("What a transaction costs.")).toBe("What a transaction costs.");
  expect(screen.getByText("What a transaction costs.")).toBeTruthy();
  expect(show(null)).toMatch(/^2 documents tagged with .+ in the Celo documentation\.$/);
});
