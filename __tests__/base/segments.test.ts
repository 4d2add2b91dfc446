import { listHtml } from "../../src/base/segments";

test("HTML is returned in document order, including that inside components", () => {
  expect(
    listHtml([
      { kind: "html", html: "a" },
      { kind: "component", name: "Element", props: {}, children: [{ kind: "html", html: "b" }] },
      { kind: "html", html: "c" },
    ]),
  ).toEqual(["a", "b", "c"]);
});
