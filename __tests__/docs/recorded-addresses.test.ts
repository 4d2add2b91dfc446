import {
  ADDRESS_RECORD,
  countMissing,
  formatAddressRecord,
  readAddressRecord,
  withAddresses,
} from "../../src/docs/recorded-addresses";
import { doc } from "../support/doc";
import { site } from "../support/site";

const DOC = "content/docs/build.md";
const HEADINGS = "## First\n\nWords.\n\n## Second\n\nWords.";

function build(files: Readonly<Record<string, string>>, otherRoutes: readonly string[] = []) {
  return site({ files: { [DOC]: doc({ title: "Build" }, HEADINGS), ...files }, otherRoutes });
}

const record = (text: string): Record<string, string> => ({ [ADDRESS_RECORD]: text });

test("the record has every page and heading, but no numbered ids, and forgets nothing", () => {
  const { docs } = build({
    [DOC]: doc({ title: "Build" }, `${HEADINGS}\n\nA[^1].\n\n[^1]: Note.`),
    "content/docs/draft.md": doc({ title: "Draft", draft: true }),
  });
  const before = new Map([["/build", ["gone"]]]);
  const otherRoutes = [{ path: "/search" }];
  const after = withAddresses(before, { docs, otherRoutes });
  expect(formatAddressRecord(after)).toBe(
    '{\n"/build": ["first","gone","second"],\n"/search": []\n}\n',
  );
  expect(countMissing(before, after)).toBe(3);
  expect(readAddressRecord(formatAddressRecord(after)).record).toEqual(
    new Map([
      ["/build", ["first", "gone", "second"]],
      ["/search", []],
    ]),
  );
});

test("a site without a record, or with all recorded addresses, has no fault", () => {
  expect(build({}).faultText).toBe("");
  expect(build(record('{"/build": ["first", "second"], "/x": []}'), ["/x"]).faultText).toBe("");
});

test("a missing heading is a fault; if it was renamed, the fix names the new one", () => {
  expect(build(record('{"/build": ["first", "old"]}')).faultText).toContain(
    `${DOC}:1:1 #old used to be a heading on this page, and other sites may still link to it.
    Write {#old} after "Second", or add a redirect from /build#old to content/redirects.yaml. [record/lost-heading]`,
  );
  expect(build(record('{"/build": ["a", "b"]}')).faultText).toContain(
    "Write {#a} after the heading that replaced it",
  );
});

test("a missing page is a fault, in its line of the record", () => {
  const text = build(record('{\n"/build": [],\n"/gone": ["a"]\n}\n')).faultText;
  expect(text).toContain(
    `${ADDRESS_RECORD}:3:1 /gone used to be a page, and other sites may still link to it.
    Add a redirect from /gone to content/redirects.yaml. [record/lost-page]`,
  );
});

test.each([
  ["a heading", '{"/build": ["first", "old"]}', "/build#old"],
  ["a page with its headings", '{"/gone": ["a"]}', "/gone"],
])("%s that has a redirect isn't a fault", (_what, text, from) => {
  const redirects = `- from: ${from}\n  to: /build#second\n`;
  expect(build({ ...record(text), "content/redirects.yaml": redirects }).faultText).toBe("");
});

test("headings aren't missing if another doc has the same path, which is the fault", () => {
  const z = doc({ slug: "/build", sidebar: null });
  const { faults } = build({ ...record('{"/build": ["first"]}'), "content/docs/z.md": z });
  expect(faults.map(({ rule }) => rule)).toEqual(["path/duplicate"]);
});

test("a heading that keeps its old id isn't a fault", () => {
  const renamed = doc({ title: "Build" }, "## New {#old}\n\nWords.");
  expect(build({ ...record('{"/build": ["old"]}'), [DOC]: renamed }).faultText).toBe("");
});

test("a record with an unfinished merge is a fault", () => {
  expect(build(record("<<<<<<<")).faultText).toContain(
    `${ADDRESS_RECORD}:1:1 This file isn't a list`,
  );
});
