import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { given } from "../components/given";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: ShowcasePage } = await import("../../src/pages/showcase");
Object.assign(globalThis, { LISTING_SCRIPT: "" });

const tag = { tagId: "defi", label: "DeFi", group: "showcase", count: 1 };
const site = {
  ...{ slug: "mento", name: "Mento", description: "Stable coins.", image: null, tags: [tag] },
  ...{ website: "https://mento.example/", source: "https://code.example/" },
};
const show = () => {
  const data = { allShowcaseSite: { nodes: [site] }, allShowcaseTag: { nodes: [tag] } };
  return render(<ShowcasePage {...given({ data })} />);
};

test("the sites in the data are listed, with a filter by their tags", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Showcase");
  expect(screen.getByRole("link", { name: "Mento" }).getAttribute("href")).toBe(site.website);
  expect(screen.getByRole("checkbox", { name: /DeFi/ })).toBeTruthy();
});
