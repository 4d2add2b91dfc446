import { addToSidebars, renameInSidebars } from "../../../src/docs/sidebars/edit-sidebars";

const SIDEBARS = `# The sidebars.
docs:
  - doc: build
    label: "Build: start"
  # Guides come second.
  - category: Guides
    doc: guides
    items:
      - doc: guides/one
        label: One
        pending: true
      - doc: guides/two # the short one

  - category: Learn
    items:
      - doc: learn/money
        label: "Money"
      - category: Deep
        items:
          - doc: learn/deep/a
`;

test("a pending page is no longer pending; comments, quotes and order stay", () => {
  const { text, outcome, trail } = addToSidebars(SIDEBARS, "guides/one");
  expect([outcome, trail]).toEqual(["unpended", ["docs", "Guides"]]);
  expect(text).toBe(SIDEBARS.replace("        pending: true\n", ""));
});

test("a listed page changes nothing", () => {
  expect(addToSidebars(SIDEBARS, "guides/two")).toEqual({
    text: SIDEBARS,
    outcome: "listed",
    trail: ["docs", "Guides"],
  });
});

test.each([
  {
    id: "guides/three",
    after: "      - doc: guides/two # the short one\n",
    added: "      - doc: guides/three\n",
    trail: ["docs", "Guides"],
  },
  {
    id: "learn/deep/b",
    after: "          - doc: learn/deep/a\n",
    added: "          - doc: learn/deep/b\n",
    trail: ["docs", "Learn", "Deep"],
  },
  {
    id: "learn/deep/er/c",
    after: "          - doc: learn/deep/a\n",
    added: "          - doc: learn/deep/er/c\n",
    trail: ["docs", "Learn", "Deep"],
  },
])("$id is added after the last page of its folder", ({ id, after, added, trail }) => {
  const result = addToSidebars(SIDEBARS, id);
  expect([result.outcome, result.trail]).toEqual(["added", trail]);
  expect(result.text).toBe(SIDEBARS.replace(after, after + added));
});

test("a page in an unlisted folder isn't added", () => {
  expect(addToSidebars(SIDEBARS, "community/help")).toEqual({
    text: SIDEBARS,
    outcome: "no-neighbour",
    trail: [],
  });
});

test("a renamed entry keeps its label, and a category keeps its own page", () => {
  expect(renameInSidebars(SIDEBARS, "guides", "how-to")).toBe(
    SIDEBARS.replace("doc: guides\n", "doc: how-to\n"),
  );
  expect(renameInSidebars(SIDEBARS, "guides/two", "x/two")).toContain(
    "- doc: x/two # the short one\n",
  );
});
