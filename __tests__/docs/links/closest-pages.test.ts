import { type PageIndex, findClosestPages, readWords } from "../../../src/docs/links/closest-pages";

const PAGES: PageIndex = [
  ["/", "Celo Documentation"],
  ["/build", "Build"],
  ["/build/quickstart", "Quickstart"],
  ["/build/build-on-minipay/quickstart", "Quickstart for MiniPay"],
  ["/build/build-with-thirdweb/one-click quickstart", "One-click quickstart"],
  ["/developer/deploy/hardhat", "Deploy with Hardhat"],
  ["/developer/verify/hardhat", "Verify with Hardhat"],
  ["/cel2/operators/run-node", "Run a node"],
  ["/network/node/run-mainnet", "Run a mainnet node"],
];

const first = (path: string): string | undefined => findClosestPages(path, PAGES)[0]?.[0];

test.each([
  ["/build/quikstart", "/build/quickstart"],
  ["/quickstart", "/build/quickstart"],
  ["/docs/build/quickstart", "/build/quickstart"],
  ["/developer-guide/deploy/hardhat", "/developer/deploy/hardhat"],
  ["/verify/hardhat", "/developer/verify/hardhat"],
  ["/run-node", "/cel2/operators/run-node"],
  ["/BUILD/Quickstart.html", "/build/quickstart"],
  ["/build/quickstart/index.html", "/build/quickstart"],
  ["/build/one-click%20quickstart", "/build/build-with-thirdweb/one-click quickstart"],
])("%s is closest to %s", (path, expected) => {
  expect(first(path)).toBe(expected);
});

test("at most five are found, the closest first, each once", () => {
  const found = findClosestPages("/build/quikstart", PAGES).map(([path]) => path);
  expect(found).toHaveLength(4);
  expect(new Set(found).size).toBe(4);
});

test.each(["/zqxwv", "/no-such-page-qqzz", "/wp-admin/setup-config.php"])(
  "nothing is close to %s",
  (path) => {
    expect(findClosestPages(path, PAGES)).toEqual([]);
  },
);

test("an address that can't be decoded, or an empty one, still finds something", () => {
  expect(findClosestPages("/build/%E0%A4%A", PAGES)).toHaveLength(4);
  expect(first("/")).toBe("/");
  expect(findClosestPages("/x", [])).toEqual([]);
});

test.each([
  ["/build/build-on-minipay/quickstart/", "build build on minipay quickstart"],
  ["/a_b/c.html", "a b c"],
  ["/one-click%20start", "one click start"],
  ["/%E0%A4%A", "%E0%A4%A"],
])('the words of %s are "%s"', (path, words) => {
  expect(readWords(path)).toBe(words);
});

test("the search gets at most 64 characters", () => {
  expect(readWords(`/${"long-".repeat(40)}`).length).toBeLessThanOrEqual(64);
});
