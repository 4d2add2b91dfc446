import { isLong } from "../../../src/components/base/is-long";

const toc = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ depth: 2, id: `s${at}`, title: "Section" }));
const body = (html: string) => [{ kind: "html" as const, html }];
const row = '<tr id="row.x"><th>x</th></tr>';
const signature = '<dt id="row.vote"><code>vote</code><code>()</code></dt>';
const flag = '<dt id="row.from"><code>--from</code> <code>-f</code></dt>';

test.each([
  ["sections", toc(20), "", true],
  ["fewer sections", toc(19), "", false],
  ["rows too", toc(10), row.repeat(10), true],
  ["signatures too", toc(10), signature.repeat(10), true],
  ["flags, which the filter doesn't list", toc(10), flag.repeat(30), false],
])("a reference with %s is long: %#", (_, entries, html, expected) => {
  expect(isLong({ toc: entries, body: body(html) })).toBe(expected);
});
