import { jest } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { given } from "../components/given";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
Object.assign(globalThis, { LISTING_SCRIPT: "" });
const { default: TagTemplate } = await import("../../src/templates/tag");

const docs = [
  { title: "Gas", description: "What you pay.", path: "/größe" },
  { title: "Fees", description: "And why.", path: "/fees" },
];
/** Shows a tag's page, and returns the description in its head. */
function show(): string | undefined {
  Helmet.canUseDOM = false;
  const docTag = { label: "Fees & gas", description: "What it costs.", path: "/tags/fees", docs };
  render(<TagTemplate {...given({ data: { docTag } })} />);
  return /name="description" content="([^"]*)"/.exec(Helmet.renderStatic().meta.toString())?.[1];
}

test("a tag's docs are cards, with their number and a link to all tags", () => {
  show();
  const cards = within(screen.getAllByRole("list")[0]!).getAllByRole("link");
  expect(cards.map((card) => card.getAttribute("href"))).toEqual(["/fees", "/gr%C3%B6%C3%9Fe"]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
    '2 documents tagged with "Fees & gas"',
  );
  expect(screen.getByRole("link", { name: "All tags" }).getAttribute("href")).toBe("/tags");
});

test("the tag's own sentence is its introduction, and its description for search engines", () => {
  expect(show()).toBe("What it costs.");
  expect(screen.getByText("What it costs.")).toBeTruthy();
});

test("a removed tag has no page", () => {
  const { container } = render(<TagTemplate {...given({ data: { docTag: null } })} />);
  expect(container.innerHTML).toBe("");
});
