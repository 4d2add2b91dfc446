import { findGone } from "../../../src/docs/links/gone";

const GONE = ["/blog/*", "/blog/2022/*", "/thank-you"].map((from) => ({
  from,
  to: "/",
  reason: "It was removed.",
}));

test.each([
  ["/blog", "/blog/*"],
  ["/blog/a/b", "/blog/*"],
  ["/blog/2022/x", "/blog/2022/*"],
  ["/thank-you", "/thank-you"],
  ["/thank-you/x", undefined],
  ["/blogs", undefined],
  ["/", undefined],
])("%s is found under %s", (path, from) => {
  expect(findGone(path, GONE)?.from).toBe(from);
});
