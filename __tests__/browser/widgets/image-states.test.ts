import { stampAddresses } from "../../../src/browser/widgets/image-states";

test.each([
  { from: "/a.png", to: "/a.png?reload=x1" },
  { from: "/a.png?v=2", to: "/a.png?v=2&reload=x1" },
  { from: "/a.png?reload=w9", to: "/a.png?reload=x1" },
  { from: "/a.png 640w, /b.png 1030w", to: "/a.png?reload=x1 640w, /b.png?reload=x1 1030w" },
])("$from is fetched again as $to", ({ from, to }) => {
  expect(stampAddresses(from, "x1")).toBe(to);
});
