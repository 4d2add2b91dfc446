import { jest } from "@jest/globals";
import { type RunResult, createLiveRunner } from "../../../src/browser/code/live-runner";
import { find } from "../find";

const onChange = jest.fn<(result: RunResult) => void>();
const onHeight = jest.fn();
let runner: ReturnType<typeof createLiveRunner>;

const frame = (): HTMLIFrameElement => find("iframe");
/** What the page has sent into the current frame. */
const sentTo = new WeakMap<Window, unknown[]>();
const sent = (): unknown[] => {
  const inner = frame().contentWindow;
  return (inner && sentTo.get(inner)) ?? [];
};
/** A message from a window, as a browser delivers it; all of a test come within one second. */
const send = (data: unknown, source: Window | null = frame().contentWindow): void => {
  const event = new MessageEvent("message", { data, source });
  dispatchEvent(Object.defineProperty(event, "timeStamp", { value: 10 }));
};
/** Tells the page that its frame is ready, and records what the page sends to it from now on. */
const makeReady = (): void => {
  const inner = frame().contentWindow;
  if (!inner) throw new Error("The frame is not in the page.");
  const all: unknown[] = [];
  sentTo.set(inner, all);
  inner.postMessage = ((message: unknown) => all.push(message)) as typeof inner.postMessage;
  send({ type: "ready" });
};
const result = (): RunResult | undefined => {
  jest.advanceTimersByTime(20); // An animation frame.
  return onChange.mock.lastCall?.[0];
};

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockClear();
  onHeight.mockClear();
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
  makeReady();
  expect(sent()).toEqual([{ type: "run", run: 1, code: "one", mode: "dark" }]);
  expect(result()).toEqual({ logs: [], errors: [], isRunning: true, isLoading: false });
  send({ type: "ready" });
  expect(sent()).toHaveLength(1);
});

test("a frame that is ready before there is code gets it at once", () => {
  makeReady();
  expect(sent()).toEqual([]);
  runner.run("one");
  expect(sent()).toHaveLength(1);
});

test("what the run says is shown, also its end; what an earlier run says is not", () => {
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
  send({ type: "done", run: 1 }, window);
  send({ type: "done", run: 1 }, null);
  expect(result()?.isRunning).toBe(true);
});

test("code that ended keeps its frame, code that still runs does not", () => {
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
  const first = frame();
  jest.advanceTimersByTime(4999);
  expect(frame()).toBe(first);
  jest.advanceTimersByTime(1);
  expect(frame()).not.toBe(first);
  expect(result()).toMatchObject({ errors: [expect.stringMatching(/\w/)], isRunning: false });
});

test("code that ended is not stopped later", () => {
  runner.run("one");
  makeReady();
  send({ type: "done", run: 1 });
  const first = frame();
  jest.advanceTimersByTime(10_000);
  expect(frame()).toBe(first);
});

test.each([
  { logs: 498, keeps: true },
  { logs: 499, keeps: false },
])("after $logs messages, ready and done, a frame is used again: $keeps", ({ logs, keeps }) => {
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
])("after $more messages behind its end a frame is used again: $keeps", ({ more, keeps }) => {
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
  for (let at = 2; at < 5000; at += 1) send(0);
  expect(frame()).toBe(first);
  send(0);
  expect(frame()).not.toBe(first);
  expect(result()?.isRunning).toBe(false);
});

test("a frame whose code goes elsewhere is replaced", () => {
  const first = frame(); // jsdom has loaded it already.
  first.dispatchEvent(new Event("load"));
  expect(frame()).not.toBe(first);
});

test("another colour mode runs the last code again, in that mode; without code nothing runs", async () => {
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
