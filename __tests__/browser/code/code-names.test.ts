import { jest } from "@jest/globals";
import { type CodeName, findNameAt, loadNames } from "../../../src/browser/code/code-names";
import { packTypes } from "../../../src/markdown/samples/name-types";
import { find } from "../find";

const CODE = "const gas = fee;\n\nlet total = gas;";
const TYPES = packTypes([
  {
    code: CODE,
    names: [
      [0, 6, 3, "number"],
      [0, 12, 3, "bigint"],
      [2, 4, 5, "string"],
      [2, 12, 3, "number"],
    ],
  },
]);
const requested = jest.fn<typeof fetch>();
globalThis.fetch = requested;

const answer = (ok: boolean) => ({ ok, json: () => Promise.resolve(TYPES) }) as Response;
const at = (path: string): void => {
  history.replaceState(null, "", path);
};
const listNames = async (): Promise<string[]> =>
  (await loadNames(find("code"))).map(({ range, type }) => `${String(range)}: ${type}`);

beforeEach(() => {
  requested.mockReset().mockResolvedValue(answer(true));
  // The highlighter has split "total" in two, and left the rest of the line unchanged.
  document.body.innerHTML =
    "<code>const <b>gas</b> = <i>fee;\n</i>\n<i>let to</i><b>tal</b> = gas;</code>";
});

test("names have ranges in the text; a name split over two elements has none", async () => {
  at("/names");
  expect(await listNames()).toEqual(["gas: number", "fee: bigint", "gas: number"]);
});

test("the types of a page are fetched once, whatever its URL ends with", async () => {
  at("/once.html");
  await listNames();
  at("/once/");
  expect(await listNames()).toHaveLength(3);
  expect(requested.mock.calls).toEqual([["/page-data/once/types.json"]]);
});

test("other code has no names, and neither has any code on a page without types", async () => {
  at("/other");
  find("code").append("x");
  expect(await listNames()).toEqual([]);
  at("/none");
  requested.mockResolvedValue(answer(false));
  expect([await listNames(), await listNames(), requested.mock.calls.length]).toEqual([[], [], 2]);
});

test("after a failure they are fetched again", async () => {
  at("/later");
  requested.mockRejectedValueOnce(new TypeError("offline"));
  expect(await listNames()).toEqual([]);
  expect(await listNames()).toHaveLength(3);
});

describe("the name at a point", () => {
  let names: CodeName[] = [];
  /** Position that the browser reports for the caret. */
  let caret: { readonly node: Node | null; readonly offset: number } | undefined;
  const findAt = (clientX: number, clientY: number) =>
    findNameAt(names, { clientX, clientY })?.type;

  beforeEach(async () => {
    at("/points");
    names = await loadNames(find("code"));
    // jsdom has no layout, so this puts the names side by side, each 10 px wide and high.
    names.forEach(({ range }, index) => {
      range.getClientRects = () =>
        [{ left: index * 20, right: index * 20 + 10, top: 5, bottom: 15 }] as never;
    });
    caret = { node: find("b").firstChild, offset: 1 };
    Object.assign(document, {
      caretPositionFromPoint: () => caret && { offsetNode: caret.node, offset: caret.offset },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, "caretPositionFromPoint");
  });

  test.each([
    { x: 0, y: 5, type: "number" },
    { x: 10, y: 15, type: "number" },
    { x: -1, y: 10, type: undefined },
    { x: 11, y: 10, type: undefined },
    { x: 5, y: 4, type: undefined },
    { x: 5, y: 16, type: undefined },
  ])("$x, $y is in its rectangle: $type", ({ x, y, type }) => {
    expect(findAt(x, y)).toBe(type);
  });

  test("is undefined when the caret is in other text or nowhere", () => {
    caret = { node: find("code").firstChild, offset: 1 };
    expect(findAt(5, 10)).toBeUndefined();
    caret = undefined;
    expect(findAt(5, 10)).toBeUndefined();
  });

  test("is found in browsers that support only ranges", () => {
    Reflect.deleteProperty(document, "caretPositionFromPoint");
    Object.assign(document, {
      caretRangeFromPoint: () => caret && { startContainer: caret.node, startOffset: caret.offset },
    });
    expect(findAt(5, 10)).toBe("number");
    caret = undefined;
    expect(findAt(5, 10)).toBeUndefined();
  });
});
