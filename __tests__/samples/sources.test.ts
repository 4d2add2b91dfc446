import { findTitled, isImportedAs } from "../../src/markdown/samples/sample-page";
import { checkAllowance, countSamples } from "../../src/samples/blocks/sample-counts";

const sample = { file: "content/docs/page.md", line: 3, column: 1, code: "", errors: [] };
const block = { ...sample, language: "ts", continues: false };

describe("blocks with nocheck", () => {
  const pageOf = (unchecked: number): { file: string; samples: (typeof block)[] }[] => [
    {
      file: sample.file,
      samples: Array.from({ length: 100 }, (_, at) => ({
        ...block,
        ...(at < unchecked && { nocheck: "a reason" }),
      })),
    },
  ];
  const checked = new Set(["ts"]);

  test.each([
    [3, 0],
    [4, 1],
  ])("%i of 100 give %i faults", (unchecked, faults) => {
    const found = checkAllowance(countSamples(pageOf(unchecked), checked));
    expect(found.map(({ rule }) => rule)).toEqual(
      Array.from({ length: faults }, () => "sample/too-many-unchecked"),
    );
  });

  test("each is listed with its reason", () => {
    expect(countSamples(pageOf(1), checked).unchecked).toEqual([
      { position: "content/docs/page.md:3", reason: "a reason" },
    ]);
  });
});

test("blocks are counted by language, including those with nocheck", () => {
  const samples = [block, { ...block, nocheck: "a reason" }, { ...block, language: "sh" }];
  const { byLanguage, checkable } = countSamples([{ file: sample.file, samples }], new Set(["ts"]));
  expect(Object.fromEntries(byLanguage)).toEqual({
    ts: { blocks: 2, nocheck: 1 },
    sh: { blocks: 1, nocheck: 0 },
  });
  expect(checkable).toBe(2);
});

describe("a file that a block imports", () => {
  const titled = (title?: string): typeof block & { title?: string } => ({
    ...block,
    ...(title !== undefined && { title }),
  });
  const far = { file: "content/docs/build/z.md", samples: [titled("chat.ts")] };
  const near = { file: "content/docs/build/ai/examples/start.md", samples: [titled("chat.ts")] };
  const isChat = (title: string): boolean => title === "chat.ts";

  test("is that of the same page if there is one", () => {
    const page = {
      file: "content/docs/build/ai/goat/a.md",
      samples: [titled("chat.ts"), titled()],
    };
    expect(findTitled({ page, index: 1 }, [far, near, page], isChat)).toEqual({ page, index: 0 });
  });

  test("otherwise that of the page with the most folders in common", () => {
    const page = { file: "content/docs/build/ai/goat/a.md", samples: [titled()] };
    expect(findTitled({ page, index: 0 }, [far, near, page], isChat)?.page).toBe(near);
  });

  test("otherwise there is none", () => {
    const page = { file: "content/docs/build/ai/goat/a.md", samples: [titled()] };
    expect(findTitled({ page, index: 0 }, [page], isChat)).toBeUndefined();
  });

  test("has to be in the title's folder if there is one, otherwise it may be anywhere", () => {
    const asks = isImportedAs("../src/TipJar.sol");
    expect(["src/TipJar.sol", "TipJar.sol", "contracts/TipJar.sol", "Jar.sol"].map(asks)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
