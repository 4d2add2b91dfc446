import { listHtml } from "../../../src/base/segments";
import { cutVersion } from "../../../src/docs/edits/cut-version";
import { finishSegments } from "../../../src/markdown/finish-segments";
import type { FileMap } from "../../support/compile";
import { doc } from "../../support/doc";
import { type BuiltSite, site } from "../../support/site";

const DRAWING = '<svg viewBox="0 0 100 100"><path d="M0 0h9"/></svg>';
const fact = (value: string): string => `value: ${value}
about: How many blocks the bridge waits.
kind: parameter
area: network
checked: 2026-11-21
typed: []
sources: [https://celo.org]
`;

const WRITTEN: FileMap = {
  "content/sidebars.yaml":
    "docs:\n  - doc: index\n  - doc: build\n  - link: /build\n    label: Again\n",
  "content/data/facts/wait.yaml": fact('"12"'),
  "content/fragments/ports.md": "Two ports.\n\n![Ports](./images/ports.svg)\n",
  "content/fragments/images/ports.svg": DRAWING,
  "content/docs/index.md": doc({ title: "Start" }, "[build](/build#wait) and [tags](/tags)."),
  "content/docs/build.md": doc(
    { title: "Build", pagination_next: "/" },
    '## Wait\n\nFor <Fact id="wait" /> blocks.\n\n<Include src="fragments/ports.md" />\n\n<PageRef path="/" />',
  ),
};

function cut(files: FileMap, name: string): FileMap {
  const outcome = cutVersion(name, Object.keys(files));
  if ("refused" in outcome) throw new Error(outcome.refused);
  const copies = [...outcome.copies].map(([from, to]) => [to, files[from] ?? ""] as const);
  return { ...files, ...Object.fromEntries(copies) };
}

const build = (files: FileMap): BuiltSite =>
  site({
    files,
    otherRoutes: ["/tags"],
    areaOf: () => ({ label: "Build", path: "/build" }),
  });

/** Returns the finished HTML of a page, as sent to readers. */
function htmlOf(built: BuiltSite, path: string): string {
  const page = built.docs.find((one) => one.path === path);
  if (!page) throw new Error(`No page ${path}.`);
  const finishing = {
    pathByFile: new Map(built.docs.map((one) => [one.file, one.path])),
    pageByPath: new Map(built.docs.map((one) => [one.path, one])),
    imageToHtml: () => undefined,
  };
  const { segments = [] } = built.bodyByFile.get(page.file) ?? {};
  return listHtml(finishSegments(segments, finishing, page.versionPath)).join("");
}

const first = cut(WRITTEN, "1.0");
const changed = {
  ...first,
  "content/data/facts/wait.yaml": fact('"20"'),
  "content/fragments/ports.md": "Three ports.\n",
};
const built = build(cut(changed, "1.1"));

test("a site of two versions has no fault", () => {
  expect(build(first).faultText).toBe("");
  expect(built.faultText).toBe("");
});

test.each([
  { path: "/next", link: "/next/build#wait" },
  { path: "/", link: "/build#wait" },
  { path: "/1.0", link: "/1.0/build#wait" },
])(
  "a link on $path stays in its version, and one to a page without versions doesn't",
  ({ path, link }) => {
    const html = htmlOf(built, path);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('href="/tags"');
    expect(built.docs.find((one) => one.path === path)?.links).toEqual([link, "/tags"]);
  },
);

test.each([
  { path: "/next/build", start: "/next", wait: "20", ports: "Three" },
  { path: "/build", start: "/", wait: "20", ports: "Three" },
  { path: "/1.0/build", start: "/1.0", wait: "12", ports: "Two" },
])(
  "data, fragments, cards and neighbors of $path are those of its version",
  ({ path, start, wait, ports }) => {
    const html = htmlOf(built, path);
    expect(html).toContain(`For ${wait} blocks.`);
    expect(html).toContain(`${ports} ports.`);
    expect(html).toContain(
      `<a class="page-ref" href="${start}"><span class="page-ref-title">Start`,
    );
    const page = built.docs.find((one) => one.path === path);
    expect(page?.next?.path).toBe(start);
    expect(page?.breadcrumbs.map((crumb) => crumb.path)).toEqual([path]);
  },
);

test("everything that a page is made from is frozen with it, even the pictures in fragments", () => {
  const page = built.docs.find(({ path }) => path === "/1.0/build");
  expect(htmlOf(built, "/1.0/build")).toContain("<svg");
  expect(page?.file).toBe("content/versions/1.0/docs/build.md");
});

test("a change of frozen data is noticed in its version", () => {
  const { faultText } = build({
    ...first,
    "content/versions/1.0/data/facts/wait.yaml": "value: [",
  });
  expect(faultText).toContain("content/versions/1.0/data/facts/wait.yaml:1:");
});

test("a sidebar's links stay in their version", () => {
  const hrefs = built.sidebars.map(({ version, items }) => [
    version,
    items.flatMap((item) => (item.type === "link" && item.label === "Again" ? item.href : [])),
  ]);
  expect(hrefs).toEqual([
    ["current", ["/next/build"]],
    ["1.1", ["/build"]],
    ["1.0", ["/1.0/build"]],
  ]);
});

test("a link to an id that isn't on the version's own page is a fault", () => {
  const files = {
    ...first,
    "content/docs/build.md": doc({ title: "Build" }, "## Pause\n\nWords."),
  };
  expect(build(files).faultText).toContain("#wait on /next/build");
});

test.each([
  ["1.0", "Version 1.0 already exists: content/versions/1.0/."],
  ["0.9", "0.9 would be older than 1.0, the current version. Choose a higher number."],
  ["Next", 'There is already a version named "Next", ignoring case. Write a version such as 1.0.'],
  ["a b", '"a b" isn\'t a valid folder name. Write a version such as 1.0.'],
  ["..", '".." can\'t be part of a path. Write a version such as 1.0.'],
])("version %s is refused", (name, refused) => {
  expect(cutVersion(name, Object.keys(first))).toEqual({ refused });
});
