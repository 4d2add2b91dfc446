import { jest } from "@jest/globals";
import {
  ASSISTANT_DRAWS_MS,
  ASSISTANT_HOST_ID,
  ASSISTANT_TIMEOUT_MS,
  loadAssistant,
} from "../../../src/browser/services/load-assistant";
import { find } from "../find";

const globals = globalThis as { SERVICES?: object };
const NONE = globals.SERVICES;
const ASSISTANT = { url: "https://cdn.example.com/chat.js", key: "publickey", origins: [] };
const FAILED = /^The assistant couldn't be loaded\./;

const script = () => document.querySelector<HTMLScriptElement>("body > script");
const status = () => find("[role=status]").textContent;

function open(assistant: object = ASSISTANT): HTMLDetailsElement {
  globals.SERVICES = { assistant, honorsDoNotTrack: true };
  document.body.innerHTML = `<details data-assistant open><summary>Ask</summary><div><p role="status"></p></div></details>`;
  const panel = find<HTMLDetailsElement>("details");
  loadAssistant(panel);
  return panel;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globals.SERVICES = NONE;
});

test("its script is loaded once, with its key, and a message is shown meanwhile", () => {
  const panel = open();
  loadAssistant(panel);
  expect(document.querySelectorAll("body > script")).toHaveLength(1);
  expect(script()?.src).toBe(ASSISTANT.url);
  expect(script()?.hasAttribute("integrity")).toBe(false);
  expect(script()?.dataset.apiKey).toBe("publickey");
  expect(find(`#${ASSISTANT_HOST_ID}`).dataset.apiKey).toBe("publickey");
  expect(status()).toBe("Loading the assistant…");
});

test("a configured digest is checked by the browser", () => {
  open({ ...ASSISTANT, integrity: "sha384-abc" });
  expect(script()?.integrity).toBe("sha384-abc");
  expect(script()?.crossOrigin).toBe("anonymous");
});

test("a widget that renders into the panel keeps it; one that doesn't needs no panel", () => {
  const panel = open();
  find(`#${ASSISTANT_HOST_ID}`).innerHTML = "<p>Ask me</p>";
  script()?.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(ASSISTANT_DRAWS_MS);
  expect([status(), panel.hidden]).toEqual(["", false]);

  const other = open();
  script()?.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(ASSISTANT_DRAWS_MS);
  expect(other.hidden).toBe(true);
});

test.each([
  { what: "that fails", fail: () => script()?.dispatchEvent(new Event("error")) },
  {
    what: "that never comes",
    fail: () => {
      jest.advanceTimersByTime(ASSISTANT_TIMEOUT_MS);
    },
  },
])("a script $what leaves a message, and can be retried", ({ fail }) => {
  const panel = open();
  fail();
  expect(status()).toMatch(FAILED);
  expect([script(), document.getElementById(ASSISTANT_HOST_ID)]).toEqual([null, null]);
  find("button").click();
  expect(script()?.src).toBe(ASSISTANT.url);
  expect([status(), panel.querySelector("button")]).toEqual(["Loading the assistant…", null]);
  // If loading fails again after the panel was closed and reopened, there is still only one button.
  fail();
  loadAssistant(panel);
  fail();
  expect(panel.querySelectorAll("button")).toHaveLength(1);
});
