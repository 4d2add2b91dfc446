import { digestOfPageData } from "../../../src/browser/navigation/page-digest";

test("the same data has the same digest, and other data another", () => {
  const data = { doc: { title: "Fees", toc: [{ id: "a" }] } };
  expect(digestOfPageData(data)).toBe(digestOfPageData(JSON.parse(JSON.stringify(data))));
  expect(digestOfPageData(data)).not.toBe(
    digestOfPageData({ doc: { title: "Fee", toc: [{ id: "a" }] } }),
  );
  expect(digestOfPageData(undefined)).toBe(digestOfPageData(null));
  expect(digestOfPageData(data)).toMatch(/^[0-9a-z]{1,7}$/);
});
