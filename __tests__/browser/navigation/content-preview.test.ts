import { jest } from "@jest/globals";
import { reloadWhen, watchContentPreview } from "../../../src/browser/navigation/content-preview";

let source: EventSource | undefined;
const close = jest.fn();
class Source {
  onmessage: ((event: object) => void) | undefined;
  readonly close = close;
  constructor(readonly url: string) {
    source = this as unknown as EventSource;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Source });
});

test("each message shows the doc it brings, until it is ended", () => {
  const shown: unknown[] = [];
  const end = watchContentPreview("/größe", (doc) => shown.push(doc));
  expect(source?.url).toBe("/___content-preview?path=%2Fgr%C3%B6%C3%9Fe");
  for (const doc of [{ title: "A" }, null])
    source?.onmessage?.(
      new MessageEvent("message", { data: JSON.stringify({ path: "/größe", doc }) }),
    );
  expect(shown).toEqual([{ title: "A" }, null]);
  end();
  expect(close).toHaveBeenCalledTimes(1);
});

describe("a page that was written or removed", () => {
  const asked: string[] = [];
  const answer = (...states: readonly boolean[]): void => {
    asked.length = 0;
    const left = [...states];
    globalThis.fetch = ((address: string) => {
      asked.push(address);
      return Promise.resolve({ ok: left.shift() ?? states.at(-1) });
    }) as unknown as typeof fetch;
  };

  test.each([
    ["is asked for until it is there", "/a b", true, [false, false, true], "/a%20b"],
    ["is asked for until it is gone", "/a", false, [true, false], "/a"],
    ["is found at the start too", "/", true, [true], "/index"],
  ])("%s", async (_, path, isThere, states, address) => {
    answer(...states);
    // jsdom does not load pages; it says so on its console.
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await reloadWhen(path, isThere, new AbortController().signal);
    expect(asked).toEqual(states.map(() => `/page-data${address}/page-data.json`));
    expect(String(said.mock.calls[0]?.[0])).toContain("navigation");
    said.mockRestore();
  });

  test("is asked for no longer when the reader leaves", async () => {
    answer(false);
    const left = new AbortController();
    const asking = reloadWhen("/a", true, left.signal);
    left.abort();
    await asking;
    expect(asked).toHaveLength(1);
  });
});
