import {
  countDeadAddresses,
  formatDeadAddresses,
} from "../../../src/commands/links/dead-addresses";

const LOG = [
  '1.2.3.4 - - [01/Oct/2026:10:00:00 +0000] "GET /build/quikstart?ref=x HTTP/1.1" 404 512 "-" "Mozilla/5.0"',
  '1.2.3.4 - - [01/Oct/2026:10:00:01 +0000] "HEAD /build/quikstart/ HTTP/2.0" 404 0',
  '1.2.3.4 - - [01/Oct/2026:10:00:02 +0000] "GET /build HTTP/1.1" 200 9',
  '1.2.3.4 - - [01/Oct/2026:10:00:03 +0000] "POST /api HTTP/1.1" 404 9',
  '1.2.3.4 - - [01/Oct/2026:10:00:03 +0000] "GET /%zz HTTP/1.1" 404 9',
];

test.each<[name: string, lines: string[], views: [string, number][]]>([
  ["an access log", LOG, [["/build/quikstart", 2]]],
  [
    "JSON objects, the last one cut off",
    [
      '{"path":"/a","status":404}',
      '{"url":"https://docs.celo.org/a.html#b","status_code":404}',
      '{"ClientRequestURI":"/c?d","EdgeResponseStatus":404}',
      '{"path":"/e","status":410}',
      '{"path":"/f","sta',
    ],
    [
      ["/a", 2],
      ["/c", 1],
    ],
  ],
  [
    "an export of analytics, with its preamble and its total",
    ["# Events", "", "Page path,Event count", '"/a,b",3', '/c?q=secret,"1,200"', ",1203"],
    [
      ["/a,b", 3],
      ["/c", 1200],
    ],
  ],
  ["another file", ["hello", "a,b"], []],
])("%s is counted by path", (_name, lines, views) => {
  expect([...countDeadAddresses(lines.join("\n"))]).toEqual(views);
});

test("the report is ready to be pasted, most viewed first", () => {
  const views = new Map([
    ["/xyzzy", 1],
    ["/build/quikstart", 2],
    ["/old", 9],
    ["/docs/one click", 5],
    ["/wp-login.php", 40],
    ["/favicon.bmp", 3],
    ["/BUILD", 1],
    ["/Xyzzy", 1],
  ]);
  const pages = ["/build", "/build/quickstart", "/docs/one-click"].map(
    (path) => [path, ""] as const,
  );
  const report = formatDeadAddresses(views, {
    pages,
    answered: pages.map(([path]) => path),
    isGone: (path) => path === "/old",
  });
  expect(report.split("\n")).toEqual([
    '- { from: "/docs/one click", to: /docs/one-click } # 5',
    "- { from: /build/quikstart, to: /build/quickstart } # 2",
    '# 1: "/xyzzy", no page is close',
    '# 1: "/BUILD" is /build in other letters, so it can\'t have a redirect',
    '# 1: "/Xyzzy" is /xyzzy in other letters, so it can\'t have a redirect',
    "# 5 addresses without an answer. Left out: 1 that have one by now, 2 that look like files or probes.",
  ]);
});
