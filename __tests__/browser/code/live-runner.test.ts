import { jest } from "@jest/globals";
import { type RunResult, createLiveRunner } from "../../../src/browser/code/live-runner";
import * as labels from "../../../src/site/labels";
import { unloaded } from "../../../src/site/run-labels";
import { find } from "../find";

const onChange = jest.fn<(result: RunResult) => void>();
const onHeight = jest.fn();
let runner: ReturnType<typeof createLiveRunner>;

const frame = (): HTMLIFrameElement => find("iframe");
/**
 * Stand-in for the page's end of a message channel, since jsdom has no channels. Records the messages that were sent,
 * and whether the port was closed.
 */
class Port {
  readonly sent: unknown[] = [];
  isClosed = false;
  onmessage: ((event: MessageEvent) => void) | undefined;
  readonly postMessage = (message: unknown): void => void this.sent.push(message);
  readonly close = (): void => void (this.isClosed = true);
}
let port: Port | undefined;
Object.assign(globalThis, {
  MessageChannel: class {
    readonly port1 = (port = new Port());
    readonly port2 = "the frame's end";
  },
});
/** The messages that the page has sent to the current frame. */
const sent = (): unknown[] => port?.sent ?? [];
/**
 * Creates a message event as a browser would. All messages have the same time stamp, so they count as sent within one
 * second.
 */
const messageOf = (data: unknown, source: Window | null = null): MessageEvent => {
  const event = new MessageEvent("message", { data, source });
  return Object.defineProperty(event, "timeStamp", { value: 10 });
};
/** A message that the frame's own script sends. */
const send = (data: unknown): void => port?.onmessage?.(messageOf(data));
/** A message that any code in a window sends to the page. */
const sendFrom = (source: Window | null, data: unknown): void => {
  dispatchEvent(messageOf(data, source));
};
/** Makes the frame ask for its port. Returns a mock that records what the frame receives. */
const makeReady = (): jest.Mock => {
  const inner = frame().contentWindow;
  if (!inner) throw new Error("The frame isn't in the page.");
  const got = jest.fn();
  inner.postMessage = got as typeof inner.postMessage;
  sendFrom(inner, "ready");
  return got;
};
const result = (): RunResult | undefined => {
  jest.advanceTimersByTime(20); // Longer than one animation frame.
  return onChange.mock.lastCall?.[0];
};

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockClear();
  onHeight.mockClear();
  port = undefined;
  document.body.innerHTML = "<div></div>";
  runner = createLiveRunner({ container: find("div"), address: "about:blank", onChange, onHeight });
});
afterEach(() => {
  runner.end();
  jest.useRealTimers();
});

test("code waits until its sandboxed frame is ready, and is sent once", () => {
  expect(frame().getAttribute("sandbox")).toBe("allow-scripts");
  runner.run("one");
  const got = makeReady();
  expect(got.mock.calls).toEqual([["connect", "*", ["the frame's end"]]]);
  expect(sent()).toEqual([{ type: "run", run: 1, code: "one", mode: "dark" }]);
  expect(result()).toEqual({ logs: [], errors: [], isRunning: true, isLoading: false });
  sendFrom(frame().contentWindow, "ready");
  expect([sent().length, got.mock.calls.length]).toEqual([1, 1]);
});

test("a frame that is ready before there is any code gets the code at once", () => {
  makeReady();
  expect(sent()).toEqual([]);
  runner.run("one");
  expect(sent()).toHaveLength(1);
});

test("messages of the current run are shown, including its end; those of an earlier run aren't", () => {
  runner.run("one");
  makeReady();
  send({ type: "log", run: 1, text: "a" });
  send({ type: "log", run: 0, text: "late" });
  send({ type: "error", run: 1, messages: ["b"] });
  send({ type: "error", run: 0, messages: ["late"] });
  send({ type: "done", run: 0 });
  expect(result()).toEqual({ logs: ["a"], errors: ["b"], isRunning: true, isLoading: false });
  send({ type: "done", run: 1 });
  send({ type: "height", height: 40 });
  expect(result()?.isRunning).toBe(false);
  expect(onHeight).toHaveBeenCalledWith(40);
});

test("an invalid message, or one from another window, is ignored", () => {
  runner.run("one");
  makeReady();
  send({ type: "nonsense" });
  send(null);
  for (const source of [window, null, frame().contentWindow])
    sendFrom(source, { type: "done", run: 1 });
  expect(result()?.isRunning).toBe(true);
});

test("messages that code sends directly to the page aren't even read", () => {
  makeReady();
  const event = messageOf(undefined, frame().contentWindow);
  const read = jest.fn();
  dispatchEvent(Object.defineProperty(event, "data", { get: read }));
  expect(read).not.toHaveBeenCalled();
});

test("a frame that doesn't start a run is busy with an earlier one, so another frame runs the code", () => {
  makeReady();
  const [first, before] = [frame(), port];
  runner.run("one");
  send({ type: "started", run: 1 });
  jest.advanceTimersByTime(1000);
  expect(frame()).toBe(first);
  send({ type: "done", run: 1 });
  runner.run("two");
  jest.advanceTimersByTime(1000);
  expect([frame() === first, before?.isClosed]).toEqual([false, true]);
  makeReady();
  expect(sent()).toMatchObject([{ run: 2, code: "two" }]);
});

test("code that has ended keeps its frame, but code that is still running doesn't", () => {
  runner.run("one");
  makeReady();
  const first = frame();
  send({ type: "done", run: 1 });
  runner.run("two");
  expect([frame() === first, sent().length]).toEqual([true, 2]);
  runner.run("three");
  expect(frame()).not.toBe(first);
  makeReady();
  expect(sent()).toMatchObject([{ run: 3, code: "three" }]);
});

test("code that runs for five seconds is stopped with a message; shorter code isn't", () => {
  runner.run("one");
  makeReady();
  send({ type: "started", run: 1 });
  const first = frame();
  jest.advanceTimersByTime(4999);
  expect(frame()).toBe(first);
  jest.advanceTimersByTime(1);
  expect(frame()).not.toBe(first);
  expect(result()).toMatchObject({ errors: [expect.stringMatching(/\w/)], isRunning: false });
});

test("the time in which the frame loads doesn't count", () => {
  runner.run("one");
  jest.advanceTimersByTime(59_000);
  makeReady();
  expect(sent()).toMatchObject([{ run: 1, code: "one" }]);
  send({ type: "started", run: 1 });
  jest.advanceTimersByTime(4900);
  expect(result()).toMatchObject({ errors: [], isRunning: true });
  jest.advanceTimersByTime(100);
  expect(result()).toMatchObject({ errors: [labels.liveStopped], isRunning: false });
});

test("a frame that doesn't load within a minute is reported, and the code isn't sent later", () => {
  runner.run("one");
  jest.advanceTimersByTime(60_000);
  expect(result()).toMatchObject({ errors: [unloaded], isRunning: false, isLoading: false });
  makeReady();
  expect(sent()).toEqual([]);
});

test("code that has ended isn't stopped later", () => {
  runner.run("one");
  makeReady();
  send({ type: "done", run: 1 });
  const first = frame();
  jest.advanceTimersByTime(10_000);
  expect(frame()).toBe(first);
});

test("of long lines, only the newest are shown", () => {
  runner.run("one");
  makeReady();
  for (let at = 0; at < 60; at += 1) send({ type: "log", run: 1, text: String(at).padEnd(1000) });
  const lines = result()?.logs.map((line) => line.trim()) ?? [];
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([50, "10", "59"]);
});

test.each([
  { logs: 498, keeps: true },
  { logs: 499, keeps: false },
])("after $logs messages plus ready and done, a frame is reused: $keeps", ({ logs, keeps }) => {
  runner.run("one");
  makeReady();
  const first = frame();
  for (let at = 0; at < logs; at += 1) send({ type: "log", run: 1, text: "x" });
  expect(result()?.logs).toHaveLength(200);
  send({ type: "done", run: 1 });
  runner.run("two");
  expect(frame() === first).toBe(keeps);
});

test.each([
  { more: 498, keeps: true },
  { more: 499, keeps: false },
])("after $more messages past its end, a frame is reused: $keeps", ({ more, keeps }) => {
  runner.run("one");
  makeReady();
  const first = frame();
  send({ type: "done", run: 1 });
  for (let at = 0; at < more; at += 1) send({ type: "height", height: 1 });
  runner.run("two");
  expect(frame() === first).toBe(keeps);
});

test("a flood of messages ends the frame", () => {
  makeReady();
  const first = frame();
  runner.run("one");
  for (let at = 2; at < 5000; at += 1) sendFrom(first.contentWindow, 0);
  expect(frame()).toBe(first);
  sendFrom(first.contentWindow, 0);
  expect(frame()).not.toBe(first);
  expect(result()?.isRunning).toBe(false);
});

test("a frame that navigates elsewhere is replaced", () => {
  const first = frame(); // jsdom has already loaded this frame, so another load event means that it has navigated.
  first.dispatchEvent(new Event("load"));
  expect(frame()).not.toBe(first);
});

test("a change of color mode runs the last code again in the new mode; without code nothing runs", async () => {
  makeReady();
  document.documentElement.dataset.theme = "light";
  await Promise.resolve();
  expect(sent()).toEqual([]);
  runner.run("one");
  send({ type: "done", run: 1 });
  document.documentElement.dataset.theme = "dark";
  await Promise.resolve();
  expect(sent()).toMatchObject([
    { code: "one", mode: "light" },
    { code: "one", mode: "dark" },
  ]);
});
