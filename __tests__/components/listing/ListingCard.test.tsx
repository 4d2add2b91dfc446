import { render, screen } from "@testing-library/react";
import { ListingCard } from "../../../src/components/listing/ListingCard";
import type { ListingEntry } from "../../../src/components/listing/types";

const ENTRY = {
  name: "Mento",
  description: "Stable coins.",
  href: "https://mento.org",
  tags: [
    { id: "defi", label: "DeFi" },
    { id: "ended", label: "Ended", isWarning: true },
  ],
  picture: { src: "/a.png", srcSet: null },
} as unknown as ListingEntry;

const card = (more: Partial<ListingEntry> = {}, id?: string): HTMLElement => {
  render(<ListingCard entry={{ ...ENTRY, ...more }} {...(id !== undefined && { id })} />);
  return screen.getByRole("listitem");
};

test("a card links to its subject, and is filtered by its name and tags", () => {
  const item = card();
  expect(item.dataset).toMatchObject({ entry: "Mento", tags: "defi ended" });
  expect(item.hasAttribute("id")).toBe(false);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://mento.org",
  ]);
  expect(item.textContent).toBe("MentoStable coins.DeFi, Ended");
  expect(item.querySelector("strong")?.textContent).toBe("Ended");
});

test("a card may be an anchor with its own facts and source", () => {
  const item = card(
    { facts: ["A", "B"], source: { label: "Website", href: "https://source.example/" } },
    "mento",
  );
  expect(item.id).toBe("mento");
  expect(item.textContent).toContain("A · B");
  const [, source] = screen.getAllByRole("link");
  expect(source?.getAttribute("href")).toBe("https://source.example/");
  expect(source?.getAttribute("aria-label")).toBe("Website of Mento");
});

test("it has its picture or a neutral mark, or neither if none is wanted", () => {
  const picture = card().querySelector("img");
  expect([picture?.getAttribute("src"), picture?.hasAttribute("srcset")]).toEqual([
    "/a.png",
    false,
  ]);
});

test.each([
  { picture: null, elements: 1 },
  { picture: undefined, elements: 0 },
])("with the picture $picture it has $elements elements instead", ({ picture, elements }) => {
  const item = card({ picture });
  expect(item.querySelector("img")).toBeNull();
  expect(item.children).toHaveLength(1 + elements);
});
