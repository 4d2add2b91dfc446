import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { given } from "../components/given";
import { inStage } from "../components/stages";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: ShowcasePage } = await import("../../src/pages/showcase");
Object.assign(globalThis, { LISTING_SCRIPT: "" });

const tag = { tagId: "defi", label: "DeFi", group: "showcase", color: "#123456", count: 1 };
const site = {
  ...{ slug: "mento", name: "Mento", description: "Stable coins.", picture: null, tags: [tag] },
  ...{ website: "https://mento.example/", source: "https://code.example/", sourcePath: "m.yaml" },
};
const show = () => {
  const data = { allShowcaseSite: { nodes: [site] }, allShowcaseTag: { nodes: [tag] } };
  return render(<ShowcasePage {...given({ data })} />);
};

afterEach(() => {
  inStage({});
});

test("the sites of the data are listed, with a filter by their tags", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Showcase");
  expect(screen.getByRole("link", { name: "Mento" }).getAttribute("href")).toBe(site.website);
  expect(screen.getByRole("checkbox", { name: /DeFi/ })).toBeTruthy();
});

test("the list is built once: its code is in no download", () => {
  inStage({ BUILD_STAGE: "build-javascript" });
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Showcase");
  expect(screen.queryByText("Mento")).toBeNull();
});
