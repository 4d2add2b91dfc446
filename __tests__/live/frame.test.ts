/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { startFrame } from "../../src/live/frame";
import type { FrameMessage, RunMessage } from "../../src/live/messages";

const told: FrameMessage[] = [];
const show = jest.fn<(exported: unknown, onError: (error: unknown) => void) => void>();
let resize = (): void => undefined;
/** What examples leave here for a test. */
const left: { go?: () => void; late?: () => void; ticks?: number } = {};
Object.assign(globalThis, {
  left,
  RTCPeerConnection: () => undefined,
  ResizeObserver: class {
    observe = () => undefined;
    constructor(act: () => void) {
      resize = act;
    }
  },
});
// In jsdom the window is its own parent.
window.postMessage = ((message: FrameMessage) => told.push(message)) as typeof postMessage;

let run = 0;
const send = (code: string, source: Window | null = window): void => {
  const data: RunMessage = { type: "run", run: (run += 1), code, mode: "light" };
  dispatchEvent(new MessageEvent("message", { data, source }));
};
const settle = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** What a run tells, without its number. */
const resultOf = async (code: string): Promise<unknown[]> => {
  send(code);
  await settle();
  return told.map((message) => ({ ...message, run: undefined }));
};
const error = (...messages: string[]) => ({ type: "error", messages });
const DONE = { type: "done" };

startFrame({ modules: {}, show });
const atStart = [...told];
beforeEach(() => {
  told.length = 0;
  show.mockReset();
});

test("it says that it is ready, and has no way to connect past the security policy", () => {
  expect(atStart).toEqual([{ type: "ready" }]);
  expect("RTCPeerConnection" in globalThis).toBe(false);
});

test("output is sent with its run, then the end of the run", async () => {
  send("console.log('gas', 1n); console.warn({ a: 'b' });");
  await settle();
  expect(told).toEqual([
    { type: "log", run, text: "gas 1n" },
    { type: "log", run, text: '{ a: "b" }' },
    { type: "done", run },
  ]);
  expect(document.documentElement.style.colorScheme).toBe("light");
});

test("code that another window sends does not run", async () => {
  send("console.log(1)", null);
  await settle();
  expect(told).toEqual([]);
});

test("an error is sent with its causes; anything else that is thrown, as a console prints it", async () => {
  expect(
    await resultOf("throw new Error('no', { cause: new TypeError('why', { cause: 'x' }) })"),
  ).toEqual([error("Error: no", "TypeError: why", "x"), DONE]);
  told.length = 0;
  expect(await resultOf("throw { code: 1 }")).toEqual([error("{ code: 1 }"), DONE]);
});

test("its export is shown, and an error while showing it is sent", async () => {
  show.mockImplementation((exported, onError) => {
    onError(new Error(String(exported)));
  });
  expect(await resultOf("export default 5")).toEqual([error("Error: 5"), DONE]);
});

test("code without a pause is stopped", async () => {
  const now = jest.spyOn(performance, "now");
  for (let time = 0; time < 5; time += 1) now.mockReturnValueOnce(time * 400);
  const [stopped] = await resultOf("while (true) {}");
  now.mockRestore();
  expect(stopped).toEqual(
    error("Error: This code ran for more than 1 s without a pause, so it was stopped."),
  );
});

describe("once the next run has begun", () => {
  test("an earlier one neither prints, fails nor shows anything any more", async () => {
    send(
      "left.late = () => console.log('late'); await new Promise((go) => (left.go = go)); throw 1;",
    );
    await settle();
    const { go, late } = left;
    send("await new Promise((go) => (left.go = go)); export default 1;");
    await settle();
    const first = run - 1;
    send("console.log('new')");
    late?.();
    go?.();
    left.go?.();
    await settle();
    expect(show.mock.calls.map(([exported]) => exported)).toEqual([undefined]);
    expect(told.filter((message) => "run" in message && message.run <= first + 1)).toEqual([
      ...[first, first + 1].map((of) => ({ type: "done", run: of })),
    ]);
  });

  test("its timers are stopped", async () => {
    left.ticks = 0;
    send("for (const ms of [5, 6, 7]) setTimeout(() => (left.ticks += 1), ms)");
    await settle();
    send("setTimeout(() => (left.ticks += 10), 5)");
    await settle(30);
    expect(left.ticks).toBe(10);
  });
});

test.each([
  { event: new ErrorEvent("error", { error: new Error("a"), cancelable: true }), says: "Error: a" },
  { event: new ErrorEvent("error", { message: "b", cancelable: true }), says: "b" },
  {
    event: Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason: "c" }),
    says: "c",
  },
])("a late error is sent, and isn't logged: $says", ({ event, says }) => {
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(told).toEqual([{ type: "error", run, messages: [says] }]);
});

test("its height is sent whenever it changes", () => {
  document.documentElement.getBoundingClientRect = () => ({ height: 99.2 }) as DOMRect;
  resize();
  expect(told).toEqual([{ type: "height", height: 100 }]);
});
