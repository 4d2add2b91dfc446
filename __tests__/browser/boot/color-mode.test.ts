import { jest } from "@jest/globals";

const root = document.documentElement;

/** True if the reader's system prefers light mode. */
let prefersLight = false;
const listeners = new Set<() => void>();
Object.assign(window, {
  matchMedia: () => ({
    get matches() {
      return prefersLight;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
  }),
});

async function start(settings: {
  readonly DEFAULT_COLOR_MODE?: "dark" | "light";
  readonly DISABLE_COLOR_SWITCH?: boolean;
  readonly RESPECT_PREFERS_COLOR_SCHEME?: boolean;
}): Promise<string | undefined> {
  jest.resetModules();
  jest.unstable_mockModule("../../../src/site/color-mode", () => ({
    DEFAULT_COLOR_MODE: "dark",
    DISABLE_COLOR_SWITCH: false,
    RESPECT_PREFERS_COLOR_SCHEME: false,
    THEME_COLORS: { dark: "#000", light: "#fff" },
    ...settings,
  }));
  const { watchColorMode } = await import("../../../src/browser/boot/color-mode");
  watchColorMode();
  return root.dataset.theme;
}

beforeEach(() => {
  localStorage.clear();
  prefersLight = false;
  listeners.clear();
});

test("the reader's choice overrides everything else", async () => {
  localStorage.setItem("theme", "light");
  expect(await start({ RESPECT_PREFERS_COLOR_SCHEME: true })).toBe("light");
});

test("without a choice, the mode is the default, or the system's if the site follows the system", async () => {
  prefersLight = true;
  expect(await start({})).toBe("dark");
  expect(await start({ DEFAULT_COLOR_MODE: "light" })).toBe("light");
  expect(await start({ RESPECT_PREFERS_COLOR_SCHEME: true })).toBe("light");
  prefersLight = false;
  listeners.forEach((listener) => {
    listener();
  });
  expect(root.dataset.theme).toBe("dark");
});

test("if there is no switch, an earlier choice is ignored", async () => {
  localStorage.setItem("theme", "light");
  expect(await start({ DISABLE_COLOR_SWITCH: true })).toBe("dark");
});

test("an invalid value isn't a choice", async () => {
  localStorage.setItem("theme", "blue");
  expect(await start({})).toBe("dark");
});
