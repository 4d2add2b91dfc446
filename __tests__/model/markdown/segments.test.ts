import { listHtml } from "../../../src/model/markdown/segments";

test("html comes out in document order, from inside components too", () => {
  expect(
    listHtml([
      { kind: "html", html: "a" },
      { kind: "component", name: "Element", props: {}, children: [{ kind: "html", html: "b" }] },
      { kind: "html", html: "c" },
    ]),
  ).toEqual(["a", "b", "c"]);
});
