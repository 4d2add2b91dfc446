import { watchContentPreview } from "../../../src/browser/navigation/content-preview";

let source: EventSource | undefined;
class Source {
  onmessage: ((event: object) => void) | undefined;
  constructor(readonly url: string) {
    source = this as unknown as EventSource;
  }
}
const tell = (path: string, segments: readonly string[]): void => {
  source?.onmessage?.(new MessageEvent("message", { data: JSON.stringify({ path, segments }) }));
};
const shown = () =>
  [...document.querySelectorAll("[data-segment]")].map(({ innerHTML }) => innerHTML);

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Source });
  watchContentPreview();
});
beforeEach(() => {
  document.body.innerHTML = "<div data-segment>a</div><hr><div data-segment>b</div>";
});

test.each(["/gr%C3%B6%C3%9Fe", "/gr%C3%B6%C3%9Fe/"])("at %s the doc's segments change", (at) => {
  history.replaceState(null, "", at);
  tell("/größe", ["<b>new</b>", "c"]);
  expect(shown()).toEqual(["<b>new</b>", "c"]);
});

test("the start page is itself", () => {
  history.replaceState(null, "", "/");
  tell("/", ["c", "d"]);
  expect(shown()).toEqual(["c", "d"]);
});

test("another doc, or one with another number of segments, changes nothing", () => {
  history.replaceState(null, "", "/a");
  tell("/b", ["c", "d"]);
  tell("/a", ["c"]);
  tell("/a", ["c", "d", "e"]);
  expect(shown()).toEqual(["a", "b"]);
  expect(source?.url).toBe("/___content-preview");
});
