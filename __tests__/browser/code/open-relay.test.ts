import { jest } from "@jest/globals";
import { type OpenRelay, openRelay } from "../../../src/browser/code/open-relay";
import { find } from "../find";

/** Stand-in for a message channel, since jsdom has none. Records the page's messages and can answer them. */
class Port {
  readonly sent: { id: number; url: string; body: string }[] = [];
  isClosed = false;
  onmessage: ((event: MessageEvent) => void) | undefined;
  readonly postMessage = (message: Port["sent"][number]): void => void this.sent.push(message);
  readonly close = (): void => void (this.isClosed = true);
}
let port: Port;
Object.assign(globalThis, {
  MessageChannel: class {
    readonly port1 = (port = new Port());
    readonly port2 = "the frame's end";
  },
});

const REQUEST = { url: "https://forno.celo.org", body: "{}" };
let relay: OpenRelay;
let isOnline = true;

const answer = (id: number, text: string): void => {
  const data = { id, answer: { body: text, milliseconds: 1 } };
  port.onmessage?.(new MessageEvent("message", { data }));
};
const sendFrom = (source: Window | null): void => {
  dispatchEvent(new MessageEvent("message", { data: "ready", source }));
};

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  document.body.innerHTML = "";
  relay = openRelay("about:blank");
});
afterEach(() => {
  relay.close();
  jest.useRealTimers();
});

test("its frame is hidden and sandboxed, and gets the port once, when it asks for it", () => {
  const frame = find<HTMLIFrameElement>("iframe");
  expect([frame.hidden, frame.getAttribute("sandbox")]).toEqual([true, "allow-scripts"]);
  const got = jest.fn();
  frame.contentWindow!.postMessage = got as typeof postMessage;
  sendFrom(null);
  sendFrom(window);
  expect(got).not.toHaveBeenCalled();
  sendFrom(frame.contentWindow);
  sendFrom(frame.contentWindow);
  expect(got.mock.calls).toEqual([["connect", "*", ["the frame's end"]]]);
});

test("each request gets its own answer", async () => {
  const [one, other] = [relay.ask(REQUEST), relay.ask(REQUEST)];
  expect(port.sent).toEqual([
    { id: 1, ...REQUEST },
    { id: 2, ...REQUEST },
  ]);
  answer(2, "second");
  answer(1, "first");
  expect([await one, await other]).toEqual([
    { body: "first", milliseconds: 1 },
    { body: "second", milliseconds: 1 },
  ]);
});

test("a frame that never answers counts as one that couldn't be loaded", async () => {
  const asked = relay.ask(REQUEST);
  jest.advanceTimersByTime(15_000);
  expect(await asked).toEqual({ failure: "unloaded" });
});

test("while offline, no request is made", async () => {
  isOnline = false;
  expect(await relay.ask(REQUEST)).toEqual({ failure: "offline" });
  expect(port.sent).toEqual([]);
});

test("once closed, it leaves nothing in the page", () => {
  relay.close();
  expect(document.querySelector("iframe")).toBeNull();
  expect(port.isClosed).toBe(true);
});
