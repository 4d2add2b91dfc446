import { jest } from "@jest/globals";
import { reloadWhen, watchContentPreview } from "../../../src/browser/navigation/content-preview";

interface Source {
  readonly url: string;
  isClosed: boolean;
  onmessage?: (event: MessageEvent) => void;
}
const sources: Source[] = [];
class FakeSource implements Source {
  isClosed = false;
  constructor(readonly url: string) {
    sources.push(this);
  }
  close() {
    this.isClosed = true;
  }
}
Object.assign(globalThis, { EventSource: FakeSource });

test("the data of the page at a path is sent whenever it changes, until nobody listens", () => {
  const shown: unknown[] = [];
  const end = watchContentPreview("/größe?", (doc) => shown.push(doc));
  const [source] = sources;
  expect(source?.url).toBe("/___content-preview?path=%2Fgr%C3%B6%C3%9Fe%3F");
  for (const doc of [{ title: "Size" }, null])
    source?.onmessage?.(new MessageEvent("message", { data: JSON.stringify({ doc }) }));
  expect(shown).toEqual([{ title: "Size" }, null]);
  expect(source?.isClosed).toBe(false);
  end();
  expect(source?.isClosed).toBe(true);
});

describe("a page that was written or removed", () => {
  const requested = jest.fn<typeof fetch>();
  const answer = (ok: boolean) => ({ ok }) as Response;
  /** What jsdom says in the place of loading a page anew. */
  let reported: jest.SpiedFunction<typeof console.error>;

  beforeEach(() => {
    jest.useFakeTimers();
    requested.mockReset().mockRejectedValueOnce(new TypeError("restarting"));
    globalThis.fetch = requested;
    reported = jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    reported.mockRestore();
  });

  test.each([
    { path: "/", isThere: true, address: "/page-data/index/page-data.json" },
    { path: "/größe", isThere: false, address: "/page-data/gr%C3%B6%C3%9Fe/page-data.json" },
  ])("is requested until $path exists: $isThere, then reloaded", async (given) => {
    const { path, isThere, address } = given;
    requested.mockResolvedValueOnce(answer(!isThere)).mockResolvedValueOnce(answer(isThere));
    const done = reloadWhen(path, isThere, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(499);
    expect([requested.mock.calls.length, reported.mock.calls.length]).toEqual([2, 0]);
    await jest.advanceTimersByTimeAsync(1);
    await done;
    expect(requested.mock.calls.map(([asked]) => asked)).toEqual([address, address, address]);
    expect(String(reported.mock.lastCall?.[0])).toContain("navigation");
  });

  test("is asked for no longer when the reader has gone on", async () => {
    requested.mockResolvedValue(answer(false));
    const gone = new AbortController();
    const done = reloadWhen("/a", true, gone.signal);
    gone.abort();
    await jest.advanceTimersByTimeAsync(1000);
    await done;
    expect([requested.mock.calls.length, reported.mock.calls.length]).toEqual([1, 0]);
  });
});
