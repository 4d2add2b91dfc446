import { jest } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { RunResult, RunnerOptions } from "../../../src/browser/code/live-runner";
import type { LiveEditorProps } from "../../../src/components/content/LiveEditor";
import * as labels from "../../../src/site/labels";
import { find } from "../../browser/find";

/** jsdom runs no code in frames, so each test supplies a frame's output. */
let frame: RunnerOptions | undefined;
const ran: string[] = [];
const end = jest.fn();
jest.unstable_mockModule("../../../src/browser/code/live-runner", () => ({
  createLiveRunner: (options: RunnerOptions) => {
    frame = options;
    return { run: (code: string) => ran.push(code), end };
  },
}));
// jsdom doesn't support constructable style sheets.
Object.assign(globalThis, {
  LIVE_FILES: { frames: { plain: "/plain.html", react: "/react.html" }, editorStyles: ".e{}" },
  CSSStyleSheet: class {
    readonly replaceSync = () => undefined;
  },
});
const { default: LiveEditor } = await import("../../../src/components/content/LiveEditor");

const DONE: RunResult = { logs: [], errors: [], isRunning: false, isLoading: false };
const show = (props: Partial<LiveEditorProps> = {}) =>
  render(<LiveEditor language="ts" code="let a = 1;" title={undefined} {...props} />);
const send = (result: Partial<RunResult>) => {
  act(() => frame?.onChange({ ...DONE, ...result }));
};
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const type = (text: string) => {
  fireEvent.input(field(), { target: { value: text } });
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (key: string) => fireEvent.keyDown(field(), { key });
const frameBox = () => frame?.container;

beforeEach(() => {
  jest.useFakeTimers();
  ran.length = 0;
  end.mockClear();
  Object.assign(document, { adoptedStyleSheets: [], execCommand: () => true });
});
afterEach(() => {
  jest.useRealTimers();
});

describe("the code", () => {
  test("runs at once, and the reader can type without the page moving", async () => {
    const focus = jest.spyOn(HTMLElement.prototype, "focus");
    show({ title: "fee.ts" });
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
    expect([ran, field().value]).toEqual([["let a = 1;"], "let a = 1;"]);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute("aria-label")).toBe(labels.liveEditor);
    expect(screen.getByText("fee.ts")).toBeTruthy();
    await wait(1000);
    expect(ran).toHaveLength(1);
  });

  test("runs again after a pause in typing", async () => {
    show();
    type("let b;");
    await wait(499);
    type("let c;");
    await wait(499);
    expect(ran).toHaveLength(1);
    await wait(1);
    expect(ran).toEqual(["let a = 1;", "let c;"]);
  });

  test.each([
    { language: "ts", address: "/plain.html" },
    { language: "tsx", address: "/react.html" },
    { language: "jsx", address: "/react.html" },
  ])("of $language runs in $address", ({ language, address }) => {
    show({ language });
    expect(frame?.address).toBe(address);
  });

  test("is restored by Reset, and runs once more", async () => {
    show();
    type("let b;");
    fireEvent.click(screen.getByRole("button", { name: labels.liveReset }));
    expect(field().value).toBe("let a = 1;");
    await wait(1000);
    expect(ran).toEqual(["let a = 1;", "let a = 1;"]);
    expect(screen.getByText(labels.liveWasReset)).toBeTruthy();
  });

  test.each([
    { isAllowed: true, says: labels.copied },
    { isAllowed: false, says: labels.notCopied },
  ])("is copied as it is (clipboard allowed: $isAllowed)", async ({ isAllowed, says }) => {
    const copied: string[] = [];
    const writeText = (text: string) =>
      isAllowed ? Promise.resolve(copied.push(text)) : Promise.reject(new Error("no"));
    Object.assign(navigator, { clipboard: { writeText } });
    show();
    type("let b;");
    fireEvent.click(screen.getByRole("button", { name: labels.liveCopy }));
    await wait(100);
    expect(screen.getByText(says)).toBeTruthy();
    expect(copied).toEqual(isAllowed ? ["let b;"] : []);
  });
});

test("Escape followed by Tab leaves the editor; a reader who comes back can indent again", () => {
  show();
  const isKept = () => !press("Tab");
  press("a");
  expect(isKept()).toBe(true);
  press("Escape");
  expect(isKept()).toBe(false);
  fireEvent.focus(field());
  expect(isKept()).toBe(true);
});

describe("the result", () => {
  test("has a spinner first, and then shows what was printed", () => {
    show();
    expect(document.querySelector(".spinner")).not.toBeNull();
    send({ isRunning: true, isLoading: true });
    expect(document.querySelector(".spinner")).not.toBeNull();
    send({ logs: ["1", "2"], isRunning: true });
    expect(document.querySelector(".spinner")).toBeNull();
    const log = find(".live-log");
    expect([...log.children].map(({ textContent }) => textContent)).toEqual(["1", "2"]);
  });

  test.each([
    { language: "ts", result: {}, isSaid: true },
    { language: "ts", result: { isRunning: true }, isSaid: false },
    { language: "ts", result: { logs: ["1"] }, isSaid: false },
    { language: "ts", result: { errors: ["no"] }, isSaid: false },
    { language: "tsx", result: {}, isSaid: false },
  ])("of $language, $result: says that nothing was printed: $isSaid", (given) => {
    show({ language: given.language });
    send(given.result);
    expect(screen.queryByText(labels.liveNothing) !== null).toBe(given.isSaid);
  });

  test("shows an error with its causes", () => {
    show();
    send({});
    expect(screen.queryByRole("alert")).toBeNull();
    send({ errors: ["no", "why"] });
    const lines = [...screen.getByRole("alert").children];
    expect(lines.map(({ textContent }) => textContent)).toEqual(["no", `${labels.cause}: why`]);
  });

  test("of a component has its full height, up to a limit, and is hidden by an error", () => {
    show({ language: "tsx" });
    const see = () => [frameBox()?.hidden, frameBox()?.style.blockSize];
    expect(see()).toEqual([false, "64px"]);
    send({});
    expect(see()).toEqual([false, "64px"]);
    act(() => frame?.onHeight(639));
    expect(see()).toEqual([false, "639px"]);
    act(() => frame?.onHeight(641));
    expect(see()).toEqual([false, "640px"]);
    send({ errors: ["no"] });
    expect(frameBox()?.hidden).toBe(true);
  });

  test("of code without a component needs no frame on the page", () => {
    show();
    expect(frameBox()?.hidden).toBe(true);
  });
});

test("a removed editor leaves no frame, run or styles behind", async () => {
  const { unmount } = show();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  type("let b;");
  unmount();
  await wait(1000);
  expect([end.mock.calls.length, ran.length, document.adoptedStyleSheets.length]).toEqual([
    1, 1, 0,
  ]);
});
