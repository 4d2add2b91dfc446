import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { given } from "../components/given";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: TutorialsPage } = await import("../../src/pages/tutorials");
Object.assign(globalThis, { LISTING_SCRIPT: "" });

const tag = (tagId: string, label: string) => ({ tagId, label });
const doc = {
  ...{ title: "Send gas", description: "How.", path: "/tutorials/gas", readingMinutes: 5 },
  tutorial: { duration: 30, level: tag("beginner", "Beginner"), topics: [tag("nft", "NFT")] },
};
const show = () => render(<TutorialsPage {...given({ data: { allDoc: { nodes: [doc] } } })} />);

test("the tutorials in the data are listed, with a filter by level and topic", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tutorials");
  expect(screen.getByRole("link", { name: /Send gas/ }).getAttribute("href")).toBe(doc.path);
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
});
