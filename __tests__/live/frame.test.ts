/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { compileCode } from "../../src/live/compile-code";
import { startFrame } from "../../src/live/frame";
import type { RunMessage } from "../../src/live/messages";
import { asked, connect, port, receive, told } from "./frame-port";

const show = jest.fn<(exported: unknown, onError: (error: unknown) => void) => void>();
let resize = (): void => undefined;
/** Values that examples leave here for the tests. */
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

let run = 0;
const send = (code: string): void => {
  receive({ type: "run", run: (run += 1), code, mode: "light" } satisfies RunMessage);
};
const settle = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Returns the messages of a run, without the run's number. */
const resultOf = async (code: string): Promise<unknown[]> => {
  send(code);
  await settle();
  return told
    .filter(({ type }) => type !== "started")
    .map((message) => ({ ...message, run: undefined }));
};
const error = (...messages: string[]) => ({ type: "error", messages });
const DONE = { type: "done" };
const UNREADABLE = "This error can't be read.";

startFrame({ modules: {}, compile: compileCode, show });
connect(null);
const isOpenToOthers = port.onmessage !== null;
connect(window);
beforeEach(() => {
  told.length = 0;
  show.mockReset();
});

test("it asks the page for its port, accepts it only from the page, and can't connect past the policy", () => {
  expect(asked.mock.calls).toEqual([["ready", "*"]]);
  expect(isOpenToOthers).toBe(false);
  expect("RTCPeerConnection" in globalThis).toBe(false);
});

test("output is sent with its run, then the end of the run", async () => {
  send("console.log('gas', 1n); console.warn({ a: 'b' });");
  await settle();
  expect(told).toEqual([
    { type: "started", run },
    { type: "log", run, text: "gas 1n" },
    { type: "log", run, text: '{ a: "b" }' },
    { type: "done", run },
  ]);
  expect(document.documentElement.style.colorScheme).toBe("light");
});

test("every method of the console prints; the options of dir aren't printed", async () => {
  const code = `for (const name of ["log", "info", "warn", "error", "debug", "table"]) console[name](name);
    console.dir({ a: 1 }, { depth: null });`;
  const texts = ["log", "info", "warn", "error", "debug", "table", "{ a: 1 }"];
  expect(await resultOf(code)).toEqual([...texts.map((text) => ({ type: "log", text })), DONE]);
});

test("code that doesn't come through the port doesn't run", async () => {
  const data: RunMessage = { type: "run", run: 1, code: "console.log(1)", mode: "light" };
  for (const source of [window, null]) dispatchEvent(new MessageEvent("message", { data, source }));
  await settle();
  expect(told).toEqual([]);
});

test("texts and errors are truncated before they are sent, and large values aren't written in full", async () => {
  const sizeOf = async (code: string): Promise<number> =>
    JSON.stringify(await resultOf(code)).length;
  for (const code of [
    "console.log('x'.repeat(5_000_000))",
    "console.log(...Array.from({ length: 50_000 }, () => 'word'))",
    "console.log(new Array(4_000_000_000))",
    "console.log(Array.from({ length: 1000 }, () => new Array(1000).fill('word')))",
    "throw new Error('x'.repeat(5_000_000))",
  ]) {
    told.length = 0;
    expect([code, (await sizeOf(code)) < 11_000]).toEqual([code, true]);
  }
});

test("code can't switch these limits off, or get at the port", async () => {
  const code = `const { slice } = String.prototype;
    String.prototype.slice = function () { return "" + this; };
    try { console.log("x".repeat(10_001)); } finally { String.prototype.slice = slice; }`;
  expect(await resultOf(code)).toEqual([DONE]);
  told.length = 0;
  const others = `const get = () => undefined;
    const hasData = Reflect.defineProperty(MessageEvent.prototype, "data", { get });
    console.log(hasData, Reflect.defineProperty(Array.prototype, "0", { set: get, configurable: true }));`;
  expect(await resultOf(others)).toEqual([{ type: "log", text: "false false" }, DONE]);
});

test("timers don't accept code as a string", async () => {
  expect(await resultOf("setTimeout('for (;;);')")).toEqual([
    error("TypeError: setTimeout needs a function here, not a string of code."),
    DONE,
  ]);
});

test("an error is sent with its causes; any other thrown value is sent as a console prints it", async () => {
  expect(
    await resultOf("throw new Error('no', { cause: new TypeError('why', { cause: 'x' }) })"),
  ).toEqual([error("Error: no", "TypeError: why", "x"), DONE]);
  told.length = 0;
  expect(await resultOf("throw { code: 1 }")).toEqual([error("{ code: 1 }"), DONE]);
});

test.each([
  ["a cycle", "const a = new Error('a'); a.cause = a; throw a", ["Error: a"]],
  [
    "endless causes",
    "class E extends Error { get cause() { return new E('a'); } } throw new E('a')",
    new Array<string>(20).fill("Error: a"),
  ],
  ["an odd name", "throw Object.assign(new Error(), { name: Symbol() })", [UNREADABLE]],
  [
    "a cause that throws",
    "throw Object.defineProperty(new Error('a'), 'cause', { get() { throw 1; } })",
    ["Error: a", UNREADABLE],
  ],
])("an error with %s is sent", async (_, code, messages) => {
  expect(await resultOf(code)).toEqual([error(...messages), DONE]);
});

test("its export is shown, and an error while showing it is sent", async () => {
  show.mockImplementation((exported, onError) => {
    onError(new Error(String(exported)));
  });
  expect(await resultOf("export default 5")).toEqual([error("Error: 5"), DONE]);
});

test("code that never pauses is stopped", async () => {
  const now = jest.spyOn(performance, "now");
  for (let time = 0; time < 5; time += 1) now.mockReturnValueOnce(time * 400);
  const [stopped] = await resultOf("while (true) {}");
  now.mockRestore();
  expect(stopped).toEqual(
    error("Error: This code ran for more than 1 s without a pause, so it was stopped."),
  );
});

describe("once the next run has begun", () => {
  test("an earlier one can't print, fail or show anything any more", async () => {
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
    const ofEarlier = told.filter((message) => "run" in message && message.run <= first + 1);
    expect(ofEarlier.filter(({ type }) => type !== "started")).toEqual([
      ...[first, first + 1].map((of) => ({ type: "done", run: of })),
    ]);
  });

  test("the time of an earlier one doesn't count", async () => {
    const now = jest.spyOn(performance, "now").mockReturnValue(0);
    send("for (let at = 0; at < 2; at += 1);");
    now.mockReturnValue(5000);
    const result = await resultOf("for (let at = 0; at < 200; at += 1);");
    now.mockRestore();
    expect(result).toEqual([DONE, DONE]);
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
