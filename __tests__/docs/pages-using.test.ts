import { doc } from "../support/doc";
import { docOf, site } from "../support/site";

/** Creates a site whose pages, given by id, link to each other like this. */
function siteOf(
  links: Readonly<Record<string, readonly string[]>>,
  frontmatter: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
) {
  const files = Object.fromEntries(
    Object.entries(links).map(([id, targets]) => [
      `content/docs/${id}.md`,
      doc(
        { title: `Title of ${id}`, ...frontmatter[id] },
        `Words ${targets.map((target) => `[link](${target})`).join(" ")}.`,
      ),
    ]),
  );
  const sidebar = "docs:\n  - doc: first\n  - doc: fees\n  - doc: last\n";
  return site({ files: { "content/sidebars.yaml": sidebar, ...files } });
}

const NONE = { fees: [], first: [], last: [] };
const usersOf = (built: ReturnType<typeof siteOf>, id = "fees") =>
  docOf(built, id).usedBy.map(({ path }) => path);

test("lists the pages that link to a page by path or file, once each, with their titles", () => {
  const built = siteOf({ ...NONE, a: ["/fees", "/fees#words"], b: ["./fees.md"], c: ["/last"] });
  expect(docOf(built, "fees").usedBy).toEqual([
    { title: "Title of a", path: "/a" },
    { title: "Title of b", path: "/b" },
  ]);
  expect(usersOf(built, "a")).toEqual([]);
});

test("those that link to few pages come first, then by path; at most five", () => {
  const built = siteOf({
    ...NONE,
    a: ["/fees", "/last", "/first"],
    b: ["/fees", "/last"],
    ...Object.fromEntries(["c", "d", "e", "f"].map((id) => [id, ["/fees"]])),
  });
  expect(usersOf(built)).toEqual(["/c", "/d", "/e", "/f", "/b"]);
});

test("pages that are shown anyway are left out: the page itself and its neighbours", () => {
  const built = siteOf({ fees: ["/fees"], first: ["/fees"], last: ["/fees"], a: ["/fees"] });
  expect(usersOf(built)).toEqual(["/a"]);
});

test.each([{ unlisted: true }, { kind: "index" }, { replaced_by: "/last" }])(
  "a page with %j isn't listed",
  (frontmatter) => {
    const built = siteOf({ ...NONE, a: ["/fees"], b: ["/fees"] }, { a: frontmatter });
    expect(usersOf(built)).toEqual(["/b"]);
  },
);
