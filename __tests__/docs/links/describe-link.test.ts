import { describeLink } from "../../../src/docs/links/describe-link";

const PATHS = new Map([["content/docs/build/setup.md", "/build/setup"]]);
const inside = { isInternal: true, host: null };
const outside = { isInternal: false, path: null };

test.each([
  ["/build", { ...inside, path: "/build", anchor: null }],
  ["/build/#part", { ...inside, path: "/build", anchor: "part" }],
  ["#part", { ...inside, path: "/build/deploy", anchor: "part" }],
  ["./setup.md#run", { ...inside, path: "/build/setup", anchor: "run" }],
  ["./missing.md", { ...inside, path: null, anchor: null }],
  ["/files/a.pdf", { ...inside, path: "/files/a.pdf", anchor: null }],
  ["https://github.com/celo-org#readme", { ...outside, host: "github.com", anchor: "readme" }],
  ["mailto:team@example.org", { ...outside, host: null, anchor: null }],
])("the link %s leads to %j", (target, expected) => {
  const link = { target, file: "content/docs/build/deploy.md" };
  expect(describeLink(link, "/build/deploy", PATHS)).toEqual(expected);
});
