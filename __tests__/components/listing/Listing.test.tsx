import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { notifyPageShown } from "../../../src/browser/base/page-events";
import { Listing, type ListingProps } from "../../../src/components/listing/Listing";
import type { ListingEntry } from "../../../src/components/listing/types";
import { useListings } from "../../../src/components/listing/use-listings";
import { showcase, tutorials } from "../../../src/site/listings";
import { find } from "../../browser/find";
import { inStage } from "../stages";

const entry = (name: string, slug?: string): ListingEntry => ({
  ...{ name, description: "D", href: `https://${name}.example/`, tags: [] },
  ...(slug !== undefined && { slug }),
});
const show = (more: Partial<ListingProps> = {}) =>
  render(
    <Listing words={showcase} groups={[]} entries={[entry("a", "a"), entry("b")]} {...more} />,
  );
/** Lists the names by which the filter finds the cards in an element. */
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("listitem")
    .map(({ dataset }) => dataset.entry);

Object.assign(globalThis, { LISTING_SCRIPT: "filter()" });
afterEach(() => {
  inStage({});
});

test("all entries are listed and counted; an entry with its own name can be linked to", () => {
  show();
  expect(screen.getByText("2 sites")).toBeTruthy();
  expect(namesIn(screen.getByRole("region", { name: "All sites" }))).toEqual(["a", "b"]);
  expect([...document.querySelectorAll("li")].map(({ id }) => id)).toEqual(["a", ""]);
  expect(find("[data-listing]").dataset.listing).toBe("site");
});

test("without popular and ended entries there are no sections for them", () => {
  show();
  expect(screen.queryByRole("region", { name: "Most Popular" })).toBeNull();
  expect(document.querySelector("[data-ended]")).toBeNull();
});

test("an order can be chosen if cards have more than their names to sort by", () => {
  show();
  expect(screen.queryByRole("combobox")).toBeNull();
  show({ words: tutorials, entries: [{ ...entry("d"), ranks: { duration: 5, level: 0 } }] });
  const orders = within(screen.getByRole("combobox", { name: "Sort by" })).getAllByRole("option");
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    "Name",
    "Shortest first",
    "Easiest first",
  ]);
  expect(find('[data-entry="d"]').dataset).toMatchObject({ duration: "5", level: "0" });
});

test("ended ones are included, but collapsed below the list; popular ones are repeated above it", () => {
  show({ ended: [entry("c", "c")], popular: [entry("a", "a")] });
  expect(screen.getByText("3 sites")).toBeTruthy();
  expect(find("[data-ended] summary").textContent).toBe("Ended or no longer maintained (1)");
  expect(namesIn(find("[data-ended]"))).toEqual(["c"]);
  expect(namesIn(screen.getByRole("region", { name: "Most Popular" }))).toEqual(["a"]);
  // Ids must be unique, so only the element in the complete list has this id.
  expect(document.querySelectorAll("#a")).toHaveLength(1);
});

test("its filter follows the URL whenever a link to the same page changes it", () => {
  const ListingOfPage = () => {
    useListings();
    return <Listing words={showcase} groups={[]} entries={[entry("a")]} />;
  };
  history.replaceState(null, "", "/showcase?q=zzz");
  const { unmount } = render(<ListingOfPage />);
  const card = find("[data-entry=a]");
  expect(card.hidden).toBe(true);
  for (const query of ["", "?q=zzz", ""]) {
    history.replaceState(null, "", `/showcase${query}`);
    notifyPageShown();
    expect([query, card.hidden]).toEqual([query, query !== ""]);
  }
  unmount();
  history.replaceState(null, "", "/showcase?q=zzz");
  notifyPageShown();
  expect(card.hidden).toBe(false);
});

test("hydration keeps the number that the filter has already written", () => {
  const ui = <Listing words={showcase} groups={[]} entries={[entry("a"), entry("b")]} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(ui).replace(">2 sites<", ">1 site<");
  render(ui, { container, hydrate: true });
  expect(find("[data-count]").textContent).toBe("1 site");
});

test("only the built page contains its script", () => {
  const script = () => document.querySelector("script")?.textContent;
  show().unmount();
  inStage({ BUILD_STAGE: "build-javascript" });
  const { unmount } = show();
  expect(script()).toBeUndefined();
  unmount();
  inStage({ BUILD_STAGE: "build-html" });
  show();
  expect(script()).toBe("filter()");
});
