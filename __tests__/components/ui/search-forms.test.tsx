import { render } from "@testing-library/react";
import { ListingFilter } from "../../../src/components/listing/ListingFilter";
import { SearchBox } from "../../../src/components/ui/SearchBox";
import { SearchPanel } from "../../../src/search/ui/SearchPanel";
import { WebSearch } from "../../../src/search/ui/WebSearch";
import { showcase } from "../../../src/site/listings";

const folded = { title: "More tags", tags: [], isFolded: true };

test.each([
  ["of pages that are not there", <SearchBox key="a" label="Search here" />],
  ["of the page of search", <SearchPanel key="b" search="" />],
  ["of the web", <WebSearch key="c" />],
  ["of lists", <ListingFilter key="d" words={showcase} groups={[folded]} />],
])("the search form %s has one submit button with a name", (_name, form) => {
  const { container } = render(form);
  const buttons = [...container.querySelectorAll("form button")].filter(
    (button) => (button as HTMLButtonElement).type === "submit",
  );
  expect(buttons.map(({ textContent }) => textContent !== "")).toEqual([true]);
});

test("every fieldset has a legend first", () => {
  const { container } = render(<ListingFilter words={showcase} groups={[folded]} />);
  const first = [...container.querySelectorAll("fieldset")].map(
    (one) => one.firstElementChild?.tagName,
  );
  expect(new Set(first)).toEqual(new Set(["LEGEND"]));
});
