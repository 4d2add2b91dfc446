import { readTags } from "../../src/docs/tags";
import { formatFaults } from "../../src/faults/format-faults";
import { doc } from "../support/doc";
import { yamlText } from "../support/sidebars";
import { site } from "../support/site";

const TAGS =
  "defi:\n  label: DeFi\n  description: Swaps and lending.\nnodes:\n  label: Nodes\n  description: Running them.\n";

test("a tag has its own page", () => {
  expect(readTags(yamlText(TAGS, "content/tags.yaml"))).toEqual({
    tags: [
      {
        id: "defi",
        label: "DeFi",
        description: "Swaps and lending.",
        path: "/tags/defi",
      },
      {
        id: "nodes",
        label: "Nodes",
        description: "Running them.",
        path: "/tags/nodes",
      },
    ],
    faults: [],
  });
});

test("a key that can't be part of a URL is a fault", () => {
  const { tags, faults } = readTags(
    yamlText("De Fi:\n  label: DeFi\n  description: x\n", "content/tags.yaml"),
  );
  expect(tags).toEqual([]);
  expect(formatFaults(faults)).toMatchInlineSnapshot(`
   "content/tags.yaml:1:1 "De Fi" isn't a valid key here.
       Write the key with lower-case letters and digits, and dashes between words. [tags/wrong-key]
   1 fault in 1 file"
  `);
});

describe("on a site", () => {
  const files = {
    "content/tags.yaml": TAGS,
    "content/docs/a.md": doc({ tags: ["defi", "nodes"] }),
    "content/docs/b.md": doc({ tags: ["defi"] }),
    "content/docs/unlisted.md": doc({ tags: ["defi"], unlisted: true }),
    "content/docs/draft.md": doc({ tags: ["defi"], draft: true }),
  };

  test("a tag lists the docs that carry it, without unlisted ones and drafts", () => {
    const { tags, faultText } = site({ files, includesDrafts: true });
    expect(faultText).toBe("");
    expect(tags.map(({ id, docIds }) => [id, docIds.map((one) => one.id)])).toEqual([
      ["defi", ["a", "b"]],
      ["nodes", ["a"]],
    ]);
  });

  test("an unknown tag is a fault at its position", () => {
    const { faultText } = site({
      files: { ...files, "content/docs/c.md": doc({ tags: ["defi", "nods"] }) },
    });
    expect(faultText).toContain(
      'content/docs/c.md:7:5 There is no tag "nods".\n    Did you mean nodes?',
    );
  });

  test("unreadable tags are one fault, not one for each doc", () => {
    expect(site({ files: { ...files, "content/tags.yaml": "defi: [\n" } }).faults).toHaveLength(1);
  });
});

test("no page may have a tag's path", () => {
  const { faultText } = site({
    files: {
      "content/tags.yaml": TAGS,
      "content/docs/swaps.md": doc({ slug: "/tags/defi", sidebar: null }),
    },
  });
  expect(faultText).toContain(
    "The route /tags/defi is already taken.\n    /tags/defi belongs to the tag defi in content/tags.yaml.",
  );
});
