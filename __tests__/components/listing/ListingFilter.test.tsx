import { render, screen } from "@testing-library/react";
import { ListingFilter } from "../../../src/components/listing/ListingFilter";
import { showcase } from "../../../src/site/listings";
import { find } from "../../browser/find";

const tag = (id: string) => ({ id, label: id.toUpperCase(), count: 2 });
const GROUPS = [
  { title: "Tags", tags: [tag("defi"), tag("nft")] },
  { title: "More tags", tags: [tag("validators")], isFolded: true },
];

beforeEach(() => {
  render(<ListingFilter words={showcase} groups={GROUPS} />);
});

test("the form has the filter's inputs: words and tags", () => {
  const form = find<HTMLFormElement>("form");
  expect(form.id).toBe("filter");
  for (const box of screen.getAllByRole("checkbox")) box.click();
  expect([...new FormData(form)]).toEqual([
    ["q", ""],
    ["tags", "defi"],
    ["tags", "nft"],
    ["tags", "validators"],
  ]);
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Site name" }).maxLength).toBe(64);
});

test("a list without tags has the search box only", () => {
  const { container } = render(<ListingFilter words={showcase} groups={[]} />);
  expect(container.querySelectorAll("input")).toHaveLength(1);
  expect(container.querySelector("details")).toBeNull();
});

test("a group has a title, which expands the group if it is collapsed", () => {
  expect(screen.getByRole("group", { name: "Tags" }).closest("details")).toBeNull();
  const folded = screen.getByRole("group", { name: "More tags" }).closest("details");
  expect([folded?.open, folded?.querySelector("summary")?.textContent]).toEqual([
    false,
    "More tags",
  ]);
});

test("a tag shows how many entries it finds", () => {
  const [first, second] = document.querySelectorAll("label");
  expect([first?.textContent, second?.textContent]).toEqual(["DEFI 2", "NFT 2"]);
});
