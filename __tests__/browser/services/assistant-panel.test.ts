import { jest } from "@jest/globals";
import { find } from "../find";

let isLoadable = true;
const loadAssistant = jest.fn(() => {
  if (!isLoadable) throw new Error("blocked");
});
jest.unstable_mockModule("../../../src/browser/services/load-assistant", () => ({ loadAssistant }));
const { watchAssistant } = await import("../../../src/browser/services/assistant-panel");

const globals = globalThis as { SERVICES?: object };
const NONE = globals.SERVICES;
const STATUS = '<p role="status"></p>';

/** Watches a panel that is open. */
async function watch(service: object | undefined, html = STATUS): Promise<void> {
  globals.SERVICES = { assistant: service, honorsDoNotTrack: true };
  document.body.innerHTML = `<details data-assistant open>${html}</details>`;
  watchAssistant();
  await new Promise((resolve) => setTimeout(resolve));
}

let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  isLoadable = true;
  loadAssistant.mockClear();
  warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  globals.SERVICES = NONE;
});

test("a build without an assistant loads none", async () => {
  await watch(undefined);
  expect(loadAssistant).not.toHaveBeenCalled();
});

test("opening the panel loads it", async () => {
  await watch({});
  expect(loadAssistant).toHaveBeenCalledWith(find("details"));
  expect([find("[role=status]").textContent, warn.mock.calls.length]).toEqual(["", 0]);
});

test("a failure to load the code is shown in the panel", async () => {
  isLoadable = false;
  await watch({});
  expect(find("[role=status]").textContent).toMatch(/^The assistant couldn't be loaded/);
  await watch({}, "<p>words</p>");
  expect([find("details").textContent, warn.mock.lastCall?.[1]]).toEqual([
    "words",
    new Error("blocked"),
  ]);
});
