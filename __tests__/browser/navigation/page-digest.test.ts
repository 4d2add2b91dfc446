import { digestOf } from "../../../src/browser/navigation/page-digest";

test("the same data has the same digest, and other data another", () => {
  const data = { doc: { title: "Fees", toc: [{ id: "a" }] } };
  expect(digestOf(data)).toBe(digestOf(JSON.parse(JSON.stringify(data))));
  expect(digestOf(data)).not.toBe(digestOf({ doc: { title: "Fee", toc: [{ id: "a" }] } }));
  expect(digestOf(undefined)).toBe(digestOf(null));
  expect(digestOf(data)).toMatch(/^[0-9a-z]{1,7}$/);
});
