import { findCurrentHeading } from "../../../src/browser/widgets/table-of-contents";

const headings = (...tops: (number | undefined)[]) =>
  tops.map((top, index) => ({ id: `h${index + 1}`, top }));

test.each([
  { name: "above the first heading", tops: [300, 900], isAtEnd: false, expected: undefined },
  { name: "a heading at the reading line", tops: [-400, 120, 900], isAtEnd: false, expected: "h2" },
  { name: "inside a long section", tops: [-900, 2000], isAtEnd: false, expected: "h1" },
  { name: "at the end of the page", tops: [-900, 300, 500], isAtEnd: true, expected: "h3" },
  { name: "an entry without a heading", tops: [-900, undefined], isAtEnd: false, expected: "h1" },
])("$name: $expected", ({ tops, isAtEnd, expected }) => {
  expect(findCurrentHeading(headings(...tops), isAtEnd)).toBe(expected);
});
