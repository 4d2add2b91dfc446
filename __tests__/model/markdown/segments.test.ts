import { type Segment, listHtml, toSkeleton } from "../../../src/model/markdown/segments";

test("a skeleton has every segment and no html", () => {
  const segments: Segment[] = [
    { kind: "html", html: "<p>a</p>" },
    {
      kind: "component",
      name: "Element",
      props: { tag: "div" },
      children: [{ kind: "html", html: "<p>b</p>" }],
    },
  ];
  expect(toSkeleton(segments)).toEqual([
    { kind: "html" },
    { kind: "component", name: "Element", props: { tag: "div" }, children: [{ kind: "html" }] },
  ]);
});

test("html comes out in document order, from inside components too", () => {
  expect(
    listHtml([
      { kind: "html", html: "a" },
      { kind: "component", name: "Element", props: {}, children: [{ kind: "html", html: "b" }] },
      { kind: "html", html: "c" },
    ]),
  ).toEqual(["a", "b", "c"]);
});
