import { readRedirects } from "../../../src/docs/links/redirects";
import { formatFaults } from "../../../src/faults/format-faults";
import { doc } from "../../support/doc";
import { site } from "../../support/site";

const read = (text: string | undefined, paths: readonly string[] = ["/build", "/support"]) =>
  readRedirects(text, {
    paths: new Map(paths.map((path) => [path, new Set(["kept"])])),
    hasStaticFile: () => false,
  });

test("a redirect leads from an old path to a page, and its target is a link with a position", () => {
  const { redirects, links, faults } = read("- from: /start\n  to: /build#setup\n");
  expect(redirects).toEqual([{ from: "/start", to: "/build#setup" }]);
  expect(links).toEqual([
    { file: "content/redirects.yaml", line: 2, column: 3, target: "/build#setup" },
  ]);
  expect(faults).toEqual([]);
});

test("paths may contain spaces and letters of any language", () => {
  const { redirects, faults } = read('- from: "/bïo lab"\n  to: /build\n');
  expect(redirects.map(({ from }) => from)).toEqual(["/bïo lab"]);
  expect(faults).toEqual([]);
});

test("a redirect from an existing page is one fault, without a chain of those that lead to the page", () => {
  const { faults } = read("- from: /build\n  to: /support\n- from: /start\n  to: /build#kept\n");
  expect(faults.map(({ rule }) => rule)).toEqual(["redirects/from-exists"]);
});

test("one wrong entry doesn't hide the others", () => {
  const { redirects, faults } = read(
    "- from: /a\n- from: /b\n  to: /build\n- from: /support\n  to: /build\n",
  );
  expect(redirects.map(({ from }) => from)).toEqual(["/b", "/support"]);
  expect(faults.map(({ rule }) => rule)).toEqual([
    "redirects/missing-key",
    "redirects/from-exists",
  ]);
});

test("a long loop is reported at each of its members, and ends", () => {
  const names = ["a", "b", "c", "d"];
  const text = names
    .map((name, index) => `- from: /${name}\n  to: /${names[(index + 1) % names.length]!}\n`)
    .join("");
  const { faults } = read(text);
  expect(faults.map(({ rule }) => rule)).toEqual(names.map(() => "redirects/loop"));
  expect(faults[0]?.problem).toContain("/a → /b → /c → /d → /a");
});

test("a site without the file has no redirects", () => {
  expect(read(undefined).redirects).toEqual([]);
});

test("the site has its redirects, and the fix for a link to an old path names the new one", () => {
  const { redirects, faultText } = site({
    files: {
      "content/docs/build.md": doc({ title: "Build" }, "[Old](/start)"),
      "content/redirects.yaml": "- from: /start\n  to: /build\n",
    },
  });
  expect(redirects).toEqual([{ from: "/start", to: "/build" }]);
  expect(faultText).toContain("The page /start has moved.\n    Write /build.");
});

test.each([
  ["/start/", "a slash behind it"],
  ["/start#", "an empty anchor"],
  ["/start#a b", "a space in its anchor"],
  ["/start#menu", "an id that the page itself uses"],
  ["/start?a", "a query"],
  ["/start.html", "an ending"],
  ["/st%20art", "an encoded sign"],
  ["start", "no slash before it"],
])("an old path %s is refused: %s", (from) => {
  const { redirects, faults } = read(`- from: ${from}\n  to: /build\n`);
  expect(redirects).toEqual([]);
  expect(faults.map(({ line, rule }) => [line, rule])).toEqual([[1, "redirects/wrong-value"]]);
});

test.each([
  ["/build#a", []],
  ["/build#größe.1_2-3", []],
  ["/build#", ["redirects/wrong-value"]],
  ["/build#a#b", ["redirects/wrong-value"]],
  ["/build#a b", ["redirects/wrong-value"]],
  ["/build#a&b", ["redirects/wrong-value"]],
  ["//evil.example", ["redirects/wrong-value"]],
  ["https://evil.example", ["redirects/wrong-value"]],
  ["build", ["redirects/wrong-value"]],
])("a target %s has the faults %j", (to, rules) => {
  const { faults } = read(`- from: /start\n  to: ${JSON.stringify(to)}\n`);
  expect(faults.map(({ rule }) => rule)).toEqual(rules);
});

test("the second redirect from a path is reported with the first one's line, and both lists contain each once", () => {
  const { faults } = read("- from: /a\n  to: /build\n- from: /a\n  to: /support\n");
  expect(formatFaults(faults)).toContain("content/redirects.yaml:3:3 Line 1 already redirects /a.");
  expect(faults).toHaveLength(1);
});

test("a redirect may not hide a file in static/", () => {
  const scope = {
    paths: new Map([["/build", undefined]]),
    hasStaticFile: (path: string) => path === "/a.pdf",
  };
  const { faults } = readRedirects("- from: /a\n  to: /build\n", scope);
  expect(faults).toEqual([]);
  const taken = readRedirects("- from: /x\n  to: /build\n", {
    ...scope,
    hasStaticFile: () => true,
  });
  expect(taken.faults.map(({ problem }) => problem)).toEqual([
    "/x is a file in static/, which this redirect would make unreachable.",
  ]);
});

test("paths that only differ in case are reported, from a page and from another redirect", () => {
  expect(read("- from: /BUILD\n  to: /support\n").faults.map(({ rule }) => rule)).toEqual([
    "redirects/letter-case",
  ]);
  const two = read("- from: /old\n  to: /build\n- from: /Old\n  to: /build\n");
  expect(two.faults.map(({ line, rule }) => [line, rule])).toEqual([[1, "redirects/letter-case"]]);
});

test("a redirect to another one is reported with the final target, and isn't checked as a link", () => {
  const { faults, links } = read("- from: /a\n  to: /b\n- from: /b\n  to: /build\n");
  expect(faults.map(({ line, rule, fix }) => [line, rule, fix])).toEqual([
    [2, "redirects/chain", "Write /build."],
  ]);
  expect(links.map(({ target }) => target)).toEqual(["/build"]);
});

describe("a redirect from a section", () => {
  test("is followed by the page and not by the host", () => {
    const { redirects, movedAnchors, links, faults } = read(
      "- from: /build#old\n  to: /support#kept\n",
    );
    expect(redirects).toEqual([]);
    expect(movedAnchors).toEqual([{ path: "/build", id: "old", to: "/support#kept" }]);
    expect(links.map(({ target }) => target)).toEqual(["/support#kept"]);
    expect(faults).toEqual([]);
  });

  test("is a fault if the page still has the section, or if there is no such page", () => {
    const { faults } = read(
      "- from: /build#kept\n  to: /support\n- from: /gone#old\n  to: /build\n",
    );
    expect(formatFaults(faults)).toContain(
      '1:3 /build has the id "kept", so this redirect has no effect.',
    );
    expect(formatFaults(faults)).toContain(
      "3:3 There is no page /gone, so #old on it can't be redirected by itself.\n    Write from: /gone instead: this redirect keeps the part after the #.",
    );
  });

  test("is passed to the page that it leads from, and to no other", () => {
    const { docs } = site({
      files: {
        "content/docs/build.md": doc({ title: "Build" }),
        "content/docs/support.md": doc({ title: "Support" }, "## Here\n\nWords."),
        "content/redirects.yaml": "- from: /build#old\n  to: /support#here\n",
      },
    });
    expect(docs.map(({ path, movedAnchors }) => [path, movedAnchors])).toEqual([
      ["/build", [{ path: "/build", id: "old", to: "/support#here" }]],
      ["/support", []],
    ]);
  });
});

const GONE = "  gone: The tutorials moved to another site in 2023.\n";

test("an address that is gone isn't redirected, but its closest page is checked like a link", () => {
  const { redirects, gone, links, faults } = read(`- from: /blog/*\n  to: /build#top\n${GONE}`);
  expect(faults).toEqual([]);
  expect(redirects).toEqual([]);
  expect(gone).toEqual([
    { from: "/blog/*", to: "/build#top", reason: "The tutorials moved to another site in 2023." },
  ]);
  expect(links.map(({ target }) => target)).toEqual(["/build#top"]);
});

test.each([
  ["/blog/*", "", "redirects/gone"],
  ["/build#old", GONE, "redirects/gone"],
  ["/build/*", GONE, "redirects/gone-exists"],
  ["/support", GONE, "redirects/gone-exists"],
  ["/*", GONE, "redirects/wrong-value"],
  ["/a*", GONE, "redirects/wrong-value"],
  ["/blog", "  gone: Too short.\n", "redirects/wrong-value"],
])("%s with %j is a fault", (from, gone, rule) => {
  const { faults } = read(`- from: ${JSON.stringify(from)}\n  to: /home\n${gone}`);
  expect(faults.map((fault) => fault.rule)).toEqual([rule]);
});
