import { formatFaults } from "../../../src/faults/format-faults";
import { readRedirects } from "../../../src/model/links/redirects";
import { doc } from "../../support/doc";
import { site } from "../../support/site";

const read = (text: string | undefined, paths: readonly string[] = ["/build", "/support"]) =>
  readRedirects(text, { paths: new Set(paths), hasStaticFile: () => false });

test("a redirect leads from an old path to a page, and its target is a link with a position", () => {
  const { redirects, links, pending, faults } = read("- from: /start\n  to: /build#setup\n");
  expect(redirects).toEqual([{ from: "/start", to: "/build#setup" }]);
  expect(links).toEqual([
    { file: "content/redirects.yaml", line: 2, column: 3, target: "/build#setup" },
  ]);
  expect([pending, faults]).toEqual([[], []]);
});

test("paths may hold spaces and letters of any language", () => {
  const { redirects, faults } = read('- from: "/bïo lab"\n  to: /build\n');
  expect(redirects.map(({ from }) => from)).toEqual(["/bïo lab"]);
  expect(faults).toEqual([]);
});

test("a pending redirect is held back: neither served nor proved", () => {
  const answer = read("- from: /start\n  to: /not/written\n  pending: true\n");
  expect(answer).toEqual({ redirects: [], pending: ["/start"], links: [], faults: [] });
});

test("a pending redirect may not wait for a page that is there, an anchor aside", () => {
  const { faults } = read("- from: /start\n  to: /build#x\n  pending: true\n");
  expect(formatFaults(faults)).toContain("content/redirects.yaml:3:3 The page /build is written.");
});

test("one wrong entry does not hide the others", () => {
  const { redirects, faults } = read(
    "- from: /a\n- from: /b\n  to: /build\n- from: /support\n  to: /build\n",
  );
  expect(redirects.map(({ from }) => from)).toEqual(["/b", "/support"]);
  expect(faults.map(({ rule }) => rule)).toEqual([
    "redirects/missing-key",
    "redirects/from-exists",
  ]);
});

test("a long circle is reported from each of its members, and ends", () => {
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

test("the site knows its redirects; a link to an old path gets the new one as its fix", () => {
  const { redirects, pendingRedirects, faultText } = site({
    files: {
      "content/docs/build.md": doc({ title: "Build" }, "[Old](/start)"),
      "content/redirects.yaml":
        "- from: /start\n  to: /build\n- from: /begin\n  to: /later\n  pending: true\n",
    },
  });
  expect(redirects).toEqual([{ from: "/start", to: "/build" }]);
  expect(pendingRedirects).toEqual(["/begin"]);
  expect(faultText).toContain("This link leads to /start, which has moved.\n    Write /build.");
});
