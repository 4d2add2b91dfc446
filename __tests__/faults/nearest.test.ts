import { findNearest, suggest } from "../../src/faults/nearest";

describe("findNearest", () => {
  test.each([
    {
      written: "titel",
      candidates: ["title", "tags"],
      nearest: "title",
      because: "two letters are swapped",
    },
    {
      written: "sidebar_lable",
      candidates: ["sidebar", "sidebar_label"],
      nearest: "sidebar_label",
      because: "it is closest",
    },
    {
      written: "SOLIDITY",
      candidates: ["solidity"],
      nearest: "solidity",
      because: "case doesn't matter",
    },
    { written: "tag", candidates: ["tags"], nearest: "tags", because: "one letter is missing" },
    { written: "x", candidates: ["y"], nearest: "y", because: "one letter may always differ" },
    { written: "abc", candidates: ["xyz"], nearest: undefined, because: "every letter differs" },
    {
      written: "/build/quikstart",
      candidates: ["/build", "/build/quickstart"],
      nearest: "/build/quickstart",
      because: "it is closest",
    },
    {
      written: "abcdefghijklmnopqrstuvwxyz",
      candidates: ["abcdefghijklmnopqrst"],
      nearest: undefined,
      because: "more than five letters differ",
    },
    {
      written: "abcdefghijklmnopqrstuvwxyz",
      candidates: ["abcdefghijklmnopqrstu"],
      nearest: "abcdefghijklmnopqrstu",
      because: "five letters may differ",
    },
    { written: "abcde", candidates: ["abxxe"], nearest: undefined, because: "two of five differ" },
    { written: "abcdef", candidates: ["abxxef"], nearest: "abxxef", because: "a third may differ" },
    {
      written: "abcd",
      candidates: ["abdc"],
      nearest: "abdc",
      because: "neighbours changed places",
    },
    {
      written: "abcd",
      candidates: ["cbad"],
      nearest: undefined,
      because: "they aren't neighbours",
    },
    {
      written: "abcd",
      candidates: ["bxcd"],
      nearest: undefined,
      because: "only one of two neighbours changed its place",
    },
    {
      written: "abcd",
      candidates: ["xacd"],
      nearest: undefined,
      because: "only the other one did",
    },
    {
      written: "anything",
      candidates: [],
      nearest: undefined,
      because: "there is nothing to choose from",
    },
  ])('"$written" → $nearest, since $because', ({ written, candidates, nearest }) => {
    expect(findNearest(written, candidates)).toBe(nearest);
  });

  test("if two are equally close, the first wins", () => {
    expect(findNearest("cat", ["bat", "hat"])).toBe("bat");
  });
});

describe("suggest", () => {
  test("suggests a close one", () => {
    expect(suggest("nota", ["note", "tip"], "kinds")).toBe("Did you mean note?");
  });

  test("lists all of them if none is close, sorted and once each", () => {
    expect(suggest("xyzzy", ["tip", "note", "tip"], "kinds")).toBe(
      "The known kinds are: note, tip.",
    );
  });

  test("lists twenty and counts the rest", () => {
    const ids = Array.from({ length: 23 }, (_, index) => `doc-${String(index).padStart(2, "0")}`);
    expect(suggest("something-else", ids, "ids")).toBe(
      `The known ids are: ${ids.slice(0, 20).join(", ")} and 3 more.`,
    );
  });

  test("lists all of twenty, without counting a rest", () => {
    const ids = Array.from({ length: 20 }, (_, index) => `doc-${String(index).padStart(2, "0")}`);
    expect(suggest("something-else", ids, "ids")).toBe(`The known ids are: ${ids.join(", ")}.`);
  });

  test("says so if there are none", () => {
    expect(suggest("defi", [], "tags")).toBe("There are no tags yet.");
  });
});
