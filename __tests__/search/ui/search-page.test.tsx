import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import "../../support/search/search-constants";
import { notifyPageShown } from "../../../src/browser/base/page-events";
import type { Hit, SearchRequest } from "../../../src/search/engine/hits/hit";
import { paintedWords } from "../../support/search/painted-words";

interface Asked {
  readonly request: SearchRequest;
  readonly answer: (more: { readonly hits: readonly Hit[]; readonly count: number }) => void;
  readonly fail: () => void;
}
let asked: Asked[] = [];
jest.unstable_mockModule("../../../src/search/engine/client", () => ({
  hostedSearch: null,
  getSearchClient: () =>
    Promise.resolve({
      search: (request: SearchRequest) =>
        new Promise((resolve, reject) => {
          asked.push({
            request,
            answer: (more) => {
              resolve({ direct: [], corrections: [], leftOut: [], ...more });
            },
            fail: () => {
              reject(new Error("no"));
            },
          });
        }),
    }),
}));
// jsdom doesn't support constructable style sheets.
jest.unstable_mockModule("../../../src/search/ui/search-styles", () => ({
  addSearchStyles: () => undefined,
}));
let tellComplete: () => void = () => undefined;
jest.unstable_mockModule("../../../src/search/engine/ask-worker", () => ({
  whenComplete: () => new Promise<void>((resolve) => (tellComplete = resolve)),
  isDevelopmentIndex: () => false,
}));
Object.assign(globalThis, {
  IntersectionObserver: class {
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  },
});
const { SearchResults } = await import("../../../src/search/ui/SearchResults");

const hit = (name: string, excerpt: Hit["excerpt"] = []): Hit => ({
  ...{ path: `/${name}`, titles: [[{ text: name, isMatch: false }]], excerpt },
  ...{ area: "Build", hasEnded: false },
});
const part = (text: string, isMatch = false) => ({ text, isMatch });
const queryOf = (text: string) => ({ text, area: "build", kind: "", version: "" });
const titles = (): (string | null)[] =>
  screen.queryAllByRole("link").map(({ textContent }) => textContent);
const more = () => screen.queryByRole("button");

/** Returns a query by its index from the end: -1 is the last one, and -2 the one before it. */
const question = (at = -1): Asked => {
  const found = asked.at(at);
  if (!found) throw new Error("Nothing was asked.");
  return found;
};
const wait = (milliseconds = 80) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const say = (what: () => void) =>
  act(async () => {
    what();
    await jest.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("a query is sent after a pause in typing, with its limits, and its results are listed", async () => {
  const { container } = render(<SearchResults query={queryOf("gas")} />);
  await wait(79);
  expect(asked).toHaveLength(0);
  await wait(1);
  expect(question().request).toMatchObject({
    query: "gas",
    page: 0,
    facetFilters: ["language:en", "area:build"],
  });
  await say(() => {
    question().answer({ hits: [hit("fees")], count: 1 });
  });
  expect([titles(), more()]).toEqual([["fees"], null]);
  expect(container.querySelectorAll("ol > li")).toHaveLength(1);
});

test("results of an earlier query are dropped, even if they arrive last", async () => {
  const { rerender } = render(<SearchResults query={queryOf("gas")} />);
  await wait();
  rerender(<SearchResults query={queryOf("node")} />);
  await wait();
  await say(() => {
    question().answer({ hits: [hit("nodes")], count: 1 });
  });
  await say(() => {
    question(-2).answer({ hits: [hit("fees")], count: 1 });
  });
  expect(titles()).toEqual(["nodes"]);
});

test("if none of a service's hits can be shown, there is neither an empty list nor a button", async () => {
  const { container } = render(<SearchResults query={queryOf("gas")} />);
  await wait();
  await say(() => {
    question().answer({ hits: [], count: 3 });
  });
  expect([container.querySelector("ol"), more()]).toEqual([null, null]);
});

test("a limited query without results can be repeated without the limits", async () => {
  const onWiden = jest.fn();
  const { rerender } = render(<SearchResults query={queryOf("gas")} onWiden={onWiden} />);
  await wait();
  await say(() => {
    question().answer({ hits: [], count: 0 });
  });
  fireEvent.click(screen.getByRole("button", { name: "Search all areas, kinds and versions" }));
  expect(onWiden).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole("status"));
  rerender(<SearchResults query={queryOf("gas")} />);
  expect(more()).toBeNull();
});

test("after a single result there may be more", async () => {
  render(<SearchResults query={queryOf("gas")} />);
  await wait();
  await say(() => {
    question().answer({ hits: [hit("fees")], count: 2 });
  });
  expect([titles(), more() === null]).toEqual([["fees"], false]);
});

test("the button loads the next results, and disappears after the last", async () => {
  render(<SearchResults query={queryOf("gas")} />);
  await wait();
  const first = Array.from({ length: 20 }, (_, at) => hit(`p${at}`));
  await say(() => {
    question().answer({ hits: first, count: 21 });
  });
  fireEvent.click(screen.getByRole("button"));
  await wait(0);
  expect(question().request.page).toBe(1);
  await say(() => {
    question().answer({ hits: [hit("last")], count: 21 });
  });
  expect([titles().length, titles().at(-1), more()]).toEqual([21, "last", null]);
});

test("a failed query says so, and is repeated on request", async () => {
  render(<SearchResults query={queryOf("gas")} />);
  await wait();
  await say(() => {
    question().fail();
  });
  expect(titles()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(document.activeElement).toBe(screen.getByRole("status"));
  await wait();
  await say(() => {
    question().answer({ hits: [hit("fees")], count: 1 });
  });
  expect([asked.length, titles()]).toEqual([2, ["fees"]]);
});

test("once the whole index is loaded the query is repeated for its excerpts", async () => {
  render(<SearchResults query={queryOf("gas")} />);
  await wait();
  await say(() => {
    tellComplete();
  });
  await wait();
  expect(asked.map(({ request }) => request.query)).toEqual(["gas", "gas"]);
});

test("listed results keep their titles and targets then, and further results stay", async () => {
  render(<SearchResults query={queryOf("gas")} />);
  await wait();
  await say(() => {
    question().answer({ hits: [hit("fees")], count: 2 });
  });
  fireEvent.click(screen.getByRole("button"));
  await wait(0);
  await say(() => {
    question().answer({ hits: [hit("more")], count: 2 });
  });
  await say(() => {
    tellComplete();
  });
  await wait();
  const section = { ...hit("pay"), path: "/fees#pay" };
  await say(() => {
    question().answer({ hits: [section], count: 2 });
  });
  expect(titles()).toEqual(["fees", "more"]);
  expect(screen.getByRole("link", { name: "fees" }).getAttribute("href")).toBe("/fees");
});

test("without words no query is sent", async () => {
  render(<SearchResults query={queryOf("  ")} />);
  await wait(1000);
  expect(asked).toHaveLength(0);
});

test("the matches of an excerpt are marked, and nothing else", async () => {
  const parts = [part("in "), part("gas", true), part(" and "), part("fee", true), part("s")];
  const { container } = render(<SearchResults query={queryOf("gas fee")} />);
  await wait();
  await say(() => {
    question().answer({ hits: [hit("fees", parts)], count: 1 });
  });
  expect(container.innerHTML).toContain("in <mark>gas</mark> and <mark>fee</mark>s");
});

test("a click on a result highlights the matches on the next page", async () => {
  const parts = [part("in "), part("gas", true)];
  render(<SearchResults query={queryOf("gas fee")} />);
  await wait();
  await say(() => {
    question().answer({ hits: [hit("fees", parts)], count: 1 });
  });
  fireEvent.click(screen.getByRole("link", { name: "fees" }));
  document.body.innerHTML = "<main><p class='prose'>Gas for a node</p></main>";
  notifyPageShown();
  await wait(20); // the next frame
  expect(paintedWords()).toEqual(["Gas"]);
});
