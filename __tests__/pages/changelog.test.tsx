import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { given } from "../components/given";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: ChangelogPage } = await import("../../src/pages/changelog");

const change = {
  ...{ changeId: "jello", date: "2026-01-02", where: ["celo"], networks: ["Celo Mainnet"] },
  ...{ kind: "upgrade", actionFor: [] },
  ...{ title: "Jello", summary: "What it is.", details: null, page: "/jello", sources: [] },
};
const show = () =>
  render(<ChangelogPage {...given({ data: { allChange: { nodes: [change] } } })} />);

test("the changes in the data are listed, below a link to their feed", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Changelog");
  expect(screen.getByRole("link", { name: "Jello" }).getAttribute("href")).toBe(change.page);
  expect(screen.getByRole("link", { name: "Atom feed" }).getAttribute("href")).toBe(
    "/changelog.xml",
  );
});
