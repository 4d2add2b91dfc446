/** @jest-environment jsdom */
import { setImmediate } from "node:timers";
import { jest } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { connect, receive, told } from "./frame-port";

// The real file imports several hundred modules, none of which is used by the examples here.
jest.unstable_mockModule("../../src/live/viem-modules", () => ({ VIEM_MODULES: {} }));
Object.assign(globalThis, {
  setImmediate, // Without it, React uses timers in jsdom, and the frame stops the timers of an earlier run.
  ResizeObserver: class {
    readonly observe = () => undefined;
  },
});
process.env.NODE_ENV = "production"; // As for readers: in development mode, React reports errors twice.
await import("../../src/live/frame-react");
connect(window);

let run = 0;
const start = (code: string): void => {
  told.length = 0;
  receive({ type: "run", run: (run += 1), code, mode: "dark" });
};
const errors = () => told.flatMap((message) => (message.type === "error" ? message.messages : []));
/** Waits until the frame shows this text. */
const shows = (text: string) =>
  waitFor(() => {
    expect(document.body.textContent).toBe(text);
  });

test("an example's exported component is shown, and may use React without importing it", async () => {
  start("export default function App() { return <b>{React.useState(1)[0]}</b>; }");
  await shows("1");
  expect(errors()).toEqual([]);
});

test("a component that crashes is reported and shows nothing, and the next one is shown", async () => {
  start("export default function App() { throw new Error('crashed'); }");
  await shows("");
  expect(errors()).toEqual(["Error: crashed"]);
  start("import { useState } from 'react'; export default () => <i>{useState(2)[0]}</i>;");
  await shows("2");
});

test("each run begins with its own state", async () => {
  const code =
    "globalThis.starts ??= 2; globalThis.App ??= () => React.useState(() => (globalThis.starts += 1))[0]; export default globalThis.App;";
  start(code);
  await shows("3");
  start(code);
  await shows("4");
});

test("an example without a component gets a message that says what to export", async () => {
  start("export default 5");
  await waitFor(() => {
    expect(errors()[0]).toMatch(/^Error: There is nothing to show. Export a component/);
  });
});
