/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { ListingFilter } from "../../../src/components/listing/ListingFilter";
import { SearchBox } from "../../../src/components/ui/SearchBox";
import { WebSearch } from "../../../src/search/ui/WebSearch";
import { showcase } from "../../../src/site/listings";

Object.assign(globalThis, { HOSTED_SEARCH: null });
const { SearchPanel } = await import("../../../src/search/ui/SearchPanel");

const folded = { title: "More tags", tags: [], isFolded: true };

test.each([
  ["on pages for unknown addresses", <SearchBox key="a" label="Search here" />],
  ["on the search page", <SearchPanel key="b" search="" />],
  ["for the web", <WebSearch key="c" />],
  ["on lists", <ListingFilter key="d" words={showcase} groups={[folded]} />],
])("the search form %s has one submit button with a label", (_name, form) => {
  const html = renderToStaticMarkup(form);
  expect(html.match(/<button(?! type="button")[^>]*>[^<]+<\/button>/g)).toHaveLength(1);
});

test("every fieldset of a filter has a legend first", () => {
  const html = renderToStaticMarkup(<ListingFilter words={showcase} groups={[folded]} />);
  const first = [...html.matchAll(/<fieldset[^>]*><(\w+)/g)].map(([, tag]) => tag);
  expect(first).toEqual(["legend"]);
});
